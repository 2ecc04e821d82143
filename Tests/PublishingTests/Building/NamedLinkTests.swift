import Testing

@testable import Publishing

/// A link may ask for a card or a deck by its name.
@Suite("Links by name")
struct NamedLinkTests {
  private let files = [
    "decks/languages/spanish.md": deck(
      ("hola", "Hello."), ("adiós {alias=chau alias=\"so long\" alias=old/bye}", "Bye."),
      ("C#", "A language."),
      frontMatter: "title: Spanish A1"),
    "decks/languages/french.md": deck(("salut", "Hello."), ("bye", "Bye."), ("n/a", "Nothing.")),
    "decks/more/spanish.md": deck(("hola", "Hi."), ("Uno", "One.")),
    "decks/cars.md": deck(("car / auto {#c}", "A vehicle."), frontMatter: "synonyms: /"),
    "decks/failed.md": "---\ntags: {}\n---\n\n## lost\n\ny\n",
    "decks/draft.md": deck(("hidden", "y"), frontMatter: "draft: true"),
  ]

  /// Builds a site whose deck `decks/languages/from.md` holds some Markdown on line 3.
  private func follow(_ markdown: String) async throws -> (html: String, messages: [String]) {
    let site = try TemporarySite(
      files.merging([
        "decks/languages/from.md": deck(
          ("from", markdown), ("own", "x"), ("Own", "y"), ("two {#t alias=zwei}", "z"), ("two", "z"))
      ]) { $1 })
    let result = await site.build()
    let page = site.read("languages/from/index.html") ?? ""
    let text = page.firstRange(of: "<p>").map { page[$0.lowerBound...] } ?? ""
    let end = text.firstRange(of: "</p>")?.upperBound ?? text.endIndex
    let messages = result.report.sorted.filter {
      $0.location.path.hasSuffix("from.md") && $0.location.line == 3
    }
    return (
      String(text.drop { $0 != "<" }[..<end]),
      messages.map {
        "\($0.location.column ?? 0) \($0.problem.code): \($0.problem.message)"
          .replacing(site.folder.path + "/", with: "")
      }
    )
  }

  @Test(
    "lead to a card by its term, a synonym, an alias, and by its deck's name and its term or id; to a deck by its name",
    arguments: [
      ("own", "#own"), ("Own", "#own-2"), ("zwei", "#t"), ("#t", "#t"), ("#zwei", "#zwei"),
      ("adiós", "../spanish/#adiós"), ("adio\u{301}s", "../spanish/#adiós"), ("ADIÓS", "../spanish/#adiós"),
      ("chau", "../spanish/#adiós"), ("so long", "../spanish/#adiós"), ("old/bye", "../spanish/#adiós"),
      ("uno", "../../more/spanish/#uno"), ("car", "../../cars/#c"), ("auto", "../../cars/#c"),
      ("car / auto", "../../cars/#c"), ("C#", "../spanish/#c-sharp"), ("n/a", "../french/#n-a"),
      ("more/spanish/hola", "../../more/spanish/#hola"), ("french/n/a", "../french/#n-a"),
      ("Spanish A1/hola", "../spanish/#hola"), ("spanish a1#adiós", "../spanish/#adiós"),
      ("languages/spanish#chau", "../spanish/#chau"), ("from/zwei", "#t"), ("from#t", "#t"),
      ("decks/more/spanish.md#uno", "../../more/spanish/#uno"),
      ("french", "../french/"), ("languages/french", "../french/"), ("Spanish A1", "../spanish/"),
      ("french.md", "../french/"), ("from", "#from"), ("languages/from", "./"),
    ])
  func good(name: String, url: String) async throws {
    let (html, messages) = try await follow("[[\(name)]]")
    #expect(html.hasPrefix("<p><a href=\"\(percentEncodingBeyondASCII(url))\">"))
    #expect(messages.isEmpty)
  }

  @Test(
    "are text where nothing has the name, and a warning says where and what is near",
    arguments: [
      ("nothing at all", "3 unknown-name"), ("#none", "3 unknown-name"), ("french#none", "3 unknown-name"),
      ("french/hola", "3 unknown-name"), ("none/salut", "3 unknown-name"), ("lost", "3 unknown-name"),
      ("hidden", "3 unknown-name"), ("draft", "3 unknown-name"), ("////////////////", "3 unknown-name"),
    ])
  func unknown(name: String, expected: String) async throws {
    let (html, messages) = try await follow("A [[\(name)]].")
    #expect(!html.contains("<a "))
    #expect(messages == ["\(expected): no card and no deck of this site is called \"\(name)\""])
  }

  @Test(
    "lead to the first of several, in the same deck before others, and a warning names another",
    arguments: [
      ("two", "#t", "on line 17"), ("OWN", "#own", "on line 9"),
      ("hola", "../spanish/#hola", "/decks/more/spanish.md:1`"),
      ("spanish/hola", "../spanish/#hola", "/decks/more/spanish.md:1`"),
      ("spanish", "../spanish/", "/decks/more/spanish.md`"),
    ])
  func shared(name: String, url: String, other: String) async throws {
    let (html, messages) = try await follow("[[\(name)]]")
    #expect(html.hasPrefix("<p><a href=\"\(url)\">"))
    let message =
      "1 shared-name: the name \"\(name)\" is shared: the link leads to the first that has it, another is "
    #expect(messages.count == 1 && messages[0].hasPrefix(message) && messages[0].hasSuffix(other))
  }

  @Test("of a folder's introduction lead to every deck's cards")
  func introductions() async throws {
    var files = files
    files["decks/languages/index.md"] =
      "# L\n\n[[adiós]] [[french/bye]] [[french#salut]] [[none]] [[french]]\n"
    let site = try TemporarySite(files)
    let result = await site.build()
    let page = try #require(site.read("languages/index.html"))
    for url in ["spanish/#adi%C3%B3s", "french/#bye", "french/#salut", "french/"] {
      #expect(page.contains("<a href=\"\(url)\">"))
    }
    #expect(
      site.findings(result).filter { $0.contains("index.md") } == [
        "decks/languages/index.md:3:44: warning: unknown-name"
      ])
  }

  @Test("are followed alike by a check, and where no deck stays in memory")
  func checking() async throws {
    var files = files
    files["decks/a.md"] = deck(("a", "[[hola]] [[none]] [[a]] [[b]]"), ("b {alias=a}", "[[Uno]] [[car]]"))
    let site = try TemporarySite(files)
    let checked = site.findings(await site.check())
    #expect(checked.filter { $0.contains("a.md:3") }.count == 3)
    #expect(checked == site.findings(await site.build()))
    let page = site.read("a/index.html")
    #expect(page?.contains("<a href=\"../more/spanish/#uno\">") == true)
    #expect(checked == site.findings(await site.build(shelfRoom: 0)))
    #expect(page == site.read("a/index.html"))
  }
}

/// An address as the library writes it.
private func percentEncodingBeyondASCII(_ url: String) -> String {
  url.utf8.map { byte in
    byte < 0x80
      ? String(UnicodeScalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
  }.joined()
}
