import Testing

@testable import Publishing

/// Links and images of a deck lead where their author meant them to.
@Suite("Links between decks")
struct DeckLinkTests {
  /// Builds a site whose deck `decks/here/from.md` holds some Markdown on line 3, and gives what became of it.
  private func follow(_ markdown: String) async throws -> (html: String, findings: [String]) {
    let site = try TemporarySite([
      "decks/here/from.md": deck(("from", markdown)),
      "decks/here/beside.md": deck(
        ("hola", "Hello."), ("adiós", "Goodbye."), frontMatter: "tags: [greetings]"),
      "decks/other/two words.md": deck(("uno", "One.")),
      "decks/other/index.md": "# Other things\n\nSaid of them.\n",
      "decks/moved.md": deck(("x", "y"), frontMatter: "slug: elsewhere"),
      "decks/failed.md": "---\ntags: {}\n---\n\n## x\n\ny\n",
      "decks/draft.md": deck(("x", "y"), frontMatter: "draft: true"),
      "decks/empty.md": "Nothing here.\n",
    ])
    for path in ["static/cat.png", "static/pictures/a b.png"] { try site.write(path, SampleImage.png) }
    let result = await site.build()
    let page = site.read("here/from/index.html") ?? ""
    let start = page.range(of: "<div class=\"dp-text\"")?.upperBound ?? page.startIndex
    let text = page[start...]
    let end = text.range(of: "</div>")?.lowerBound ?? text.endIndex
    let html = text[..<end].drop { $0 != ">" }.dropFirst()
    let prefix = "decks/here/from.md:"
    return (
      html.trimmingCharacters(in: .whitespacesAndNewlines),
      site.findings(result).filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    )
  }

  @Test(
    "lead to a deck by its file, to a folder, to a tag, and to an address of the site",
    arguments: [
      ("beside.md", "../beside/"), ("beside.md#hola", "../beside/#hola"),
      ("./beside.md#adi%C3%B3s", "../beside/#adi%C3%B3s"), ("beside.md#adiós", "../beside/#adi%C3%B3s"),
      ("../other/two%20words.md", "../../other/two-words/"),
      ("<../other/two words.md#uno>", "../../other/two-words/#uno"),
      ("../moved.md", "../../elsewhere/"), ("../moved.md#x", "../../elsewhere/#x"),
      ("../other/", "../../other/"), ("../other", "../../other/"), ("../other/index.md", "../../other/"),
      ("/here/beside/", "../beside/"), ("/here/beside/#hola", "../beside/#hola"),
      ("/elsewhere", "../../elsewhere/"),
      ("../beside/#hola", "../beside/#hola"), ("/", "../../"), ("/other/", "../../other/"),
      ("/tags/greetings/", "../../tags/greetings/"), ("/here/beside/beside.csv", "../beside/beside.csv"),
      ("/here/beside/dictionary.json", "../beside/dictionary.json"), ("/cat.png", "../../cat.png"),
      ("#from", "#from"), ("https://example.org/a?b#c", "https://example.org/a?b#c"),
      ("mailto:a@example.org", "mailto:a@example.org"),
    ])
  func good(address: String, url: String) async throws {
    let (html, findings) = try await follow("[text](\(address))")
    #expect(html == "<p><a href=\"\(url)\">text</a></p>")
    #expect(findings.isEmpty)
  }

  @Test(
    "are text where they would lead to nothing, and a warning says where",
    arguments: [
      "none.md", "../none/", "/none/", "#none", "../../../../etc/passwd", "../failed.md", "../draft.md",
      "../empty.md", "two%20words.md", "/here/beside/beside.pdf", "beside.md/x",
    ])
  func dead(address: String) async throws {
    let (html, findings) = try await follow("A [text](\(address)).")
    #expect(html == "<p>A text.</p>")
    #expect(findings == ["3:3: warning: dead-link"])
  }

  @Test("lead to the deck where it has no such card, with a warning")
  func deadAnchor() async throws {
    let (html, findings) = try await follow("[text](beside.md#none)")
    #expect(html == "<p><a href=\"../beside/\">text</a></p>")
    #expect(findings == ["3:1: warning: dead-link"])
  }

  @Test(
    "show images of the folder `static`",
    arguments: [
      ("/cat.png", "../../cat.png"), ("../../static/cat.png", "../../cat.png"),
      ("/pictures/a%20b.png", "../../pictures/a%20b.png"),
    ])
  func images(address: String, url: String) async throws {
    let (html, findings) = try await follow("![a cat](\(address))")
    #expect(
      html == "<p><img src=\"\(url)\" alt=\"a cat\" width=\"3\" height=\"2\" loading=\"lazy\" /></p>")
    #expect(findings.isEmpty)
  }

  @Test(
    "show the text of an image that is not there",
    arguments: ["none.png", "/none.png", "../../deckpress.yaml", "/../static/none.png"])
  func missingImages(address: String) async throws {
    let (html, findings) = try await follow("![a cat](\(address))")
    #expect(html == "<p><span class=\"dp-missing\">a cat</span></p>")
    #expect(findings == ["3:1: warning: missing-media"])
  }

  @Test("of a folder's introduction start at its own file")
  func introductions() async throws {
    let site = try TemporarySite([
      "decks/a/index.md": "# A\n\n[here](one.md#x), [there](../two.md), [nowhere](none.md)\n",
      "decks/a/one.md": deck(("x", "y")), "decks/two.md": deck(("x", "y")),
    ])
    let result = await site.build()
    let page = try #require(site.read("a/index.html"))
    #expect(page.contains("<a href=\"one/#x\">here</a>, <a href=\"../two/\">there</a>, nowhere"))
    #expect(site.findings(result) == ["decks/a/index.md:3:39: warning: dead-link"])
  }

  @Test("are followed alike by a check, which writes nothing")
  func checking() async throws {
    let site = try TemporarySite([
      "decks/a.md": deck(("a", "[b](b.md#none) [c](none.md) [d](#none)")), "decks/b.md": deck(("x", "y")),
    ])
    let checked = site.findings(await site.check())
    #expect(site.read(".deckpress", in: ".") == nil)
    #expect(!site.has("index.html"))
    #expect(checked == site.findings(await site.build()))
    #expect(checked.count == 3)
  }
}
