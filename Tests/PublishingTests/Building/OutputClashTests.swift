import Testing

@testable import Publishing

/// Two outputs with one address are an error that names both sources; neither is written, and the rest is built.
@Suite("Two outputs with one address")
struct OutputClashTests {
  @Test(
    "are refused",
    arguments: [
      ("decks/a b.md", "decks/a-b.md"), ("decks/Ab.md", "decks/aB.md"),
      ("decks/STRASSE/x.md", "decks/strasse/x.md"),
      ("decks/e\u{301}.md", "decks/\u{E9}.md"), ("decks/x/y.md", "decks/X/Y.markdown"),
    ])
  func decks(first: String, second: String) async throws {
    let site = try TemporarySite([first: deck(("x", "y")), "decks/rest.md": deck(("x", "y"))])
    // Two names in two Unicode forms are one key of a dictionary.
    try site.write(second, deck(("x", "y")))
    let result = await site.build()
    let places = [first, second].sorted()
    #expect(site.findings(result) == ["\(places[1]): error: same-output"])
    #expect(result.report.sorted.first?.problem.message.contains(places[0]) == true)
    #expect(try site.titles == ["Rest"])
  }

  @Test(
    "are refused where one of them is the site's own",
    arguments: ["tags", "assets", "media", "schema", "editor", "search", "Tags", "index.html", "404.html"])
  func reserved(name: String) async throws {
    let site = try TemporarySite(["decks/\(name).md": deck(("x", "y")), "decks/rest.md": deck(("x", "y"))])
    let result = await site.build()
    #expect(result.report.count(of: .error) == (name.contains(".") ? 0 : 1), "\(site.findings(result))")
    #expect(try site.titles.contains("Rest"))
    #expect(site.read("index.html")?.hasPrefix("<!") == true)
  }

  @Test(
    "are refused where one of them is a file of the folder `static`",
    arguments: [
      "index.html", "rest/index.html", "REST/Dictionary.json", "rest/rest.csv", "schema/deck-1.json", "rest",
      "rest/index.html/x", "sitemap.xml",
    ])
  func statics(path: String) async throws {
    let site = try TemporarySite(["static/\(path)": "mine", "decks/rest.md": deck(("x", "y"))])
    let result = await site.build()
    #expect(site.findings(result) == ["static/\(path): error: same-output"])
    #expect(try site.titles == ["Rest"])
    #expect(site.has("rest/index.html"))
    #expect(try !site.output().values.contains { $0.elementsEqual("mine".utf8) })
  }

  @Test("are refused where two folders have one page: the decks of the first one are built")
  func foldersOfOneSlug() async throws {
    let site = try TemporarySite(["decks/A-B/x.md": deck(("x", "y")), "decks/a b/y.md": deck(("x", "y"))])
    #expect(site.findings(await site.build()) == ["decks/a b/y.md: error: same-output"])
    #expect(try site.titles == ["X"])
  }

  @Test("are refused where one deck's page is another one's folder")
  func folders() async throws {
    let site = try TemporarySite([
      "decks/a.md": deck(("x", "y")), "decks/a/b.md": deck(("x", "y")), "decks/rest.md": deck(("x", "y")),
    ])
    #expect(site.findings(await site.build()) == ["decks/a.md: error: same-output"])
    #expect(try site.titles == ["Rest", "B"])
  }

  @Test("keep the last good pages of both")
  func keeping() async throws {
    let site = try TemporarySite(["decks/ab.md": deck(("x", "y"))])
    await site.build()
    let before = site.read("ab/index.html")
    try site.write("decks/AB.md", deck(("other", "z")))
    #expect(await site.build().report.hasErrors)
    #expect(site.read("ab/index.html") == before)
    #expect(try site.titles == ["Ab"])
  }
}
