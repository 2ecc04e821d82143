import Testing

@testable import Publishing

/// Which files the settings' `decks` takes for decks, and what it says of those that it does not find.
@Suite("The files that the settings name as decks")
struct DeckChoiceTests {
  private func build(
    _ patterns: String, _ more: [String: String] = [:]
  ) async throws -> (site: TemporarySite, findings: [String]) {
    let site = try TemporarySite([
      "deckpress.yaml": "title: x\ndecks: \(patterns)\ndownloads: [csv, markdown]\n",
      "decks/a.md": deck(("x", "y")), "decks/unit/b.md": deck(("x", "y")), "notes/c.md": deck(("x", "y")),
      "../docs/glossary.md": deck(("x", "y")), "../docs/other.md": deck(("x", "y")),
      "static/d.md": deck(("x", "y")), "templates.md": deck(("x", "y")),
    ])
    for (path, text) in more { try site.write(path, text) }
    return (site, site.findings(await site.build()))
  }

  @Test(
    "lie anywhere, and their addresses are their paths below the folder where the search begins",
    arguments: [
      ("decks/**", ["a", "unit/b"]), ("[decks]", ["a", "unit/b"]), ("decks/*.md", ["a"]),
      (#""**/*.md""#, ["templates", "decks/a", "decks/unit/b", "notes/c"]),
      ("[../docs/glossary.md]", ["glossary"]), ("../docs", ["glossary", "other"]),
      ("[../docs/glossary.md, ../docs/other.md]", ["glossary", "other"]),
      ("[decks/unit/b.md, notes]", ["b", "c"]),
      ("[decks, ../docs/*.md, notes]", ["a", "c", "glossary", "other", "unit/b"]),
      (#"[decks, "!decks/unit"]"#, ["a"]), (#"[../docs, "!../docs/o*"]"#, ["glossary"]),
    ])
  func addresses(patterns: String, addresses: [String]) async throws {
    let (site, findings) = try await build(patterns)
    #expect(findings.isEmpty)
    let pages = try site.output().keys.filter { $0.hasSuffix("/dictionary.json") }
    #expect(pages.map { $0.dropLast(16) }.sorted() == addresses.map { $0[...] }.sorted())
  }

  @Test("are not looked for in what builds wrote")
  func outputs() async throws {
    let (site, _) = try await build(#""**/*.md""#)
    let count = try site.titles.count
    let elsewhere = site.folder.appending(path: "dist").path
    for _ in 0..<2 {
      let result = await site.build { $0.output = elsewhere }
      #expect(site.findings(result).isEmpty)
      #expect(result.deckCount == count)
    }
  }

  @Test(
    "are an error at their place where a path names nothing",
    arguments: [
      ("[decks, none.md]", "2:16", "none.md"), ("../docs/none.md", "2:8", "../docs/none.md"),
      ("[decks/**, nothing]", "2:19", "nothing"),
    ])
  func missing(patterns: String, place: String, name: String) async throws {
    let (site, findings) = try await build(patterns)
    #expect(findings == ["deckpress.yaml:\(place): error: no-such-deck"])
    let message = await site.check().report.sorted.first?.problem.message
    #expect(message == "there is no file or folder `\(name)`")
  }

  @Test(
    "are a warning where a pattern matches nothing",
    arguments: [
      (#"[decks, "none/**"]"#, "2:16"), (#"[decks, "decks/*.csv"]"#, "2:16"), (#""*.txt""#, "2:8"),
    ])
  func nothing(patterns: String, place: String) async throws {
    let (_, findings) = try await build(patterns)
    #expect(findings == ["deckpress.yaml:\(place): warning: nothing-matches"])
  }

  @Test("keep their pages while the settings name a file that is gone")
  func gone() async throws {
    let (site, _) = try await build("[decks/a.md, notes/c.md]")
    try site.remove("notes/c.md")
    let result = await site.build()
    #expect(site.findings(result) == ["deckpress.yaml:2:21: error: no-such-deck"])
    #expect(site.has("c/index.html"))
    #expect(result.summary?.removed == 0)
  }

  @Test("link to each other by their files, wherever they lie")
  func links() async throws {
    let (site, findings) = try await build(
      "[decks, ../docs/glossary.md]",
      [
        "decks/unit/b.md": deck(("x", "[y](../../../docs/glossary.md#x)")),
        "../docs/glossary.md": deck(("x", "[y](../site/decks/a.md#x)")),
      ])
    #expect(findings == ["../docs/glossary.md:3:1: warning: dead-link"] || findings.isEmpty)
    #expect(site.read("unit/b/index.html")?.contains("<a href=\"../../glossary/#x\">y</a>") == true)
  }

  @Test("that are of an unknown kind are reported, but for pictures and sounds")
  func unknownKinds() async throws {
    let (_, findings) = try await build(
      "decks/**", ["decks/a.txt": "", "decks/b.png": "", "decks/unit/c": "", "decks/.hidden": ""])
    #expect(
      findings == [
        "decks/a.txt: warning: unknown-kind", "decks/unit/c: warning: unknown-kind",
      ])
  }
}
