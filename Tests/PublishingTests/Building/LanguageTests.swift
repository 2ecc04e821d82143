import Testing

@testable import Publishing

/// Every term, definition and title is marked with what is known of its language and direction.
@Suite("Languages and directions")
struct LanguageTests {
  private func site(_ frontMatter: String, _ attributes: String = "") async throws -> TemporarySite {
    let site = try TemporarySite([
      "decks/words.md": "---\ntitle: W\n\(frontMatter)\n---\n\n## a {.t \(attributes)}\n\nQ\n\n---\n\nA\n"
    ])
    #expect(site.findings(await site.build()).isEmpty)
    return site
  }

  @Test(
    "of a term are its card's, else its deck's, on the deck's page and on a tag's",
    arguments: [
      ("order: 1", "", #"dir="auto""#), ("language: es", "", #"lang="es" dir="auto""#),
      ("language: es\ndirection: ltr", "", #"lang="es" dir="ltr""#),
      ("language: ar\ndirection: rtl", "lang=ar-EG", #"lang="ar-EG" dir="rtl""#),
      ("language: ar\ndirection: rtl", "lang=en", #"lang="en" dir="auto""#),
      ("direction: ltr", "lang=he", #"lang="he" dir="auto""#),
      ("language: es\ndirection: ltr", "lang=he dir=rtl", #"lang="he" dir="rtl""#),
      ("language: es", "dir=ltr", #"lang="es" dir="ltr""#),
    ])
  func terms(frontMatter: String, attributes: String, expected: String) async throws {
    let site = try await site(frontMatter + "\nsplit: rule", attributes)
    let page = site.read("words/index.html") ?? ""
    #expect(page.contains("<h2 class=\"dp-term\" \(expected)>a</h2>"))
    #expect(page.contains("<div class=\"dp-text dp-front\" \(expected)><p>Q</p>"))
    #expect((site.read("tags/t/index.html") ?? "").contains("href=\"../../words/#a\" \(expected)>a</a>"))
  }

  @Test(
    "of a definition are the deck's for definitions, which are by default in the language of the terms",
    arguments: [
      ("order: 1", #"dir="auto""#), ("language: es", #"lang="es" dir="auto""#),
      ("language: es\ndefinition-language: en", #"lang="en" dir="auto""#),
      ("language: es\ndefinition-language: ur\ndefinition-direction: rtl", #"lang="ur" dir="rtl""#),
    ])
  func definitions(frontMatter: String, expected: String) async throws {
    let site = try await site(frontMatter + "\nsplit: rule", "lang=fr dir=ltr")
    #expect((site.read("words/index.html") ?? "").contains("<div class=\"dp-text\" \(expected)><p>A</p>"))
  }

  @Test("are those of the terms for the letters to jump to")
  func letters() async throws {
    let words = ["א", "ב", "ג"].flatMap { letter in (0..<30).map { "## \(letter)\($0)\n\nx\n" } }
    let site = try TemporarySite([
      "decks/hebrew.md": "---\nlanguage: he\ndirection: rtl\n---\n\n" + words.joined(separator: "\n")
    ])
    await site.build()
    let page = site.read("hebrew/index.html") ?? ""
    #expect(page.contains("<nav class=\"dp-letters\" aria-label=\"A to Z\" dir=\"rtl\">"))
    #expect(page.contains("<a href=\"#א0\" lang=\"he\">א</a>"))
  }

  @Test("of titles are left to their letters, each set apart from what stands around it")
  func titles() async throws {
    let site = try TemporarySite([
      "deckpress.yaml": "title: אתר\nauthor: מחבר\nlicence: רישיון\n",
      "decks/a/index.md": "# תיקייה\n\nמבוא\n",
      "decks/a/one.md": deck(("x", "y"), frontMatter: "title: ספר\ntags: [תג]\ndescription: תיאור"),
      "decks/a/two.md": "---\ntitle: שני\n---\n\n# פרק\n\n## x\n\ny\n\n# פרק ב\n\n# פרק ג\n",
    ])
    #expect(site.findings(await site.build()).filter { !$0.contains("derived-id") }.isEmpty)
    for path in try site.output().keys where path.hasSuffix(".html") {
      let page = site.read(path) ?? ""
      let body = page.firstRange(of: "<body>").map { page[$0.upperBound...] } ?? ""
      for text in body.split(separator: ">").filter({ $0.first.map { ("א"..."ת").contains($0) } ?? false }) {
        let tag = body[..<text.startIndex].split(separator: "<").last ?? ""
        let around = body[..<text.startIndex].split(separator: "<").dropLast().last ?? ""
        let isMarked = tag.contains(" dir=\"") || tag.hasPrefix("bdi>") || around.contains(" dir=\"")
        #expect(isMarked, "\(path): \(around)<\(tag)\(text)")
      }
    }
  }
}
