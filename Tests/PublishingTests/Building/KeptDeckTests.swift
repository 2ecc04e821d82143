import Testing

@testable import Publishing

/// A deck with an error keeps what the last good build made of it.
@Suite("A deck that cannot be read now")
struct KeptDeckTests {
  private static let good = deck(
    ("hola {.hello}", "Hello."), ("adiós", "Goodbye."),
    frontMatter: "title: Spanish\ntags: [languages]\nlanguage: es\norder: 1")
  private static let files = [
    "decks/words/spanish.md": good, "decks/words/other.md": deck(("x", "[hola](spanish.md#hola)")),
    "static/cat.png": "png",
  ]
  /// What has been wrong with decks.
  static let broken = [
    "---\ntags: {}\norder: 1\n---\n\n## x\n\ny\n", "---\ntitle: [\n---\n", "## a\u{0}\n",
    "---\norder: 1\n---\n\n## a {#x}\n\n1\n\n## b {#x}\n\n2\n",
  ]

  @Test("keeps its pages, its data and its places in lists", arguments: broken)
  func keepsAll(text: String) async throws {
    let site = try TemporarySite(Self.files)
    await site.build()
    let before = try site.output()
    try site.write("decks/words/spanish.md", text)
    let result = await site.build()
    #expect(result.report.hasErrors)
    #expect(result.deckCount == 2)
    let own = before.filter { $0.key.hasPrefix("words/spanish/") }
    #expect(
      own.keys.sorted().map { String($0.dropFirst(14)) } == [
        "deck.json", "dictionary.json", "index.html", "print/cards/index.html", "print/list/index.html",
        "spanish.csv",
      ])
    let after = try site.output()
    #expect(after.keys.sorted() == before.keys.sorted())
    for (path, bytes) in own { #expect(after[path] == bytes, "\(path)") }
    #expect(after["tags/languages/index.html"] == before["tags/languages/index.html"])
    #expect(after["tags/hello/index.html"] == before["tags/hello/index.html"])
    #expect(try site.titles.sorted() == ["Other", "Spanish"])
    #expect(site.read("words/other/index.html")?.contains("href=\"../spanish/#hola\"") == true)
    #expect(result.summary?.removed == 0)
  }

  @Test("counts as kept what it keeps, and nothing twice")
  func counts() async throws {
    let site = try TemporarySite(Self.files)
    await site.build()
    let total = try site.output().count
    try site.write("decks/words/spanish.md", "---\norder: 1\ntags: {}\n---\n\n## a\n\nb\n")
    let summary = try #require(await site.build().summary)
    #expect(summary.kept == 6)
    #expect(summary.written + summary.unchanged + summary.kept == total)
  }

  @Test(
    "writes nothing where the settings do not say which files are decks, or where to",
    arguments: ["decks: {}\n", "output: []\n", "title: [\n", "- a\n"])
  func unusableSettings(settings: String) async throws {
    let site = try TemporarySite(Self.files)
    await site.build()
    let before = try site.output()
    try site.write("deckpress.yaml", settings)
    try site.remove("decks/words/other.md")
    let result = await site.build()
    #expect(result.summary == nil)
    #expect(result.report.hasErrors)
    #expect(try site.output() == before)
  }

  @Test("keeps everything, and the lists of it, where no deck is found any more")
  func nothingFound() async throws {
    let site = try TemporarySite(Self.files)
    await site.build()
    let before = try site.output()
    try site.write("deckpress.yaml", "decks: [nowhere/**]\n")
    await site.build()
    #expect(try site.output() == before)
  }

  @Test("takes nothing away where a file cannot be written, and names nothing that is not there")
  func failedWrites() async throws {
    let site = try TemporarySite(Self.files)
    await site.build()
    let titles = try site.titles
    try site.write("public/new", "somebody's own file")
    try site.write("decks/new.md", "## a\n\nb\n")
    try site.remove("decks/words/other.md")
    let result = await site.build()
    #expect(result.report.sorted.count == 1)
    #expect(result.summary?.removed == 0)
    #expect(site.has("words/other/index.html"))
    #expect(try site.titles == titles)
  }

  @Test("is made anew as soon as it is mended")
  func mended() async throws {
    let site = try TemporarySite(Self.files)
    await site.build()
    let before = try site.output()
    try site.write("decks/words/spanish.md", "---\ntags: {}\n---\n")
    await site.build()
    try site.write("decks/words/spanish.md", Self.good)
    let result = await site.build()
    #expect(!result.report.hasErrors)
    #expect(try site.output() == before)
  }

  @Test("is absent on a first build, and the rest is built")
  func firstBuild() async throws {
    let site = try TemporarySite(Self.files)
    try site.write("decks/words/spanish.md", "---\ntags: {}\n---\n\n## a\n\nb\n")
    let result = await site.build()
    #expect(try site.titles == ["Other"])
    #expect(!site.has("words/spanish/index.html"))
    #expect(!site.has("tags/languages/index.html"))
    #expect(
      site.findings(result) == [
        "decks/words/other.md:3:1: warning: dead-link", "decks/words/spanish.md:2:7: error: wrong-kind",
      ])
  }

  @Test("goes with its file")
  func removed() async throws {
    let site = try TemporarySite(Self.files)
    await site.build()
    try site.remove("decks/words/spanish.md")
    let summary = try #require(await site.build().summary)
    #expect(summary.kept == 0)
    #expect(summary.removed >= 4)
    #expect(!site.has("words/spanish/index.html"))
    #expect(!site.has("tags/languages/index.html"))
    #expect(try site.titles == ["Other"])
  }

  @Test("keeps its places in lists where the settings have an error too")
  func badSettingsToo() async throws {
    let site = try TemporarySite(Self.files)
    await site.build()
    try site.write("deckpress.yaml", "tilte: x\n")
    try site.write("decks/words/spanish.md", "---\ntags: {}\n---\n")
    await site.build()
    #expect(try site.titles.sorted() == ["Other", "Spanish"])
    #expect(site.has("words/spanish/index.html"))
  }

  @Test("keeps everything where the settings have an error, and counts each file once")
  func badSettings() async throws {
    let site = try TemporarySite(Self.files)
    await site.build()
    let total = try site.output().count
    try site.write("deckpress.yaml", "study: perhaps\n")
    try site.remove("decks/words/other.md")
    let summary = try #require(await site.build().summary)
    #expect(summary.removed == 0)
    #expect(site.has("words/other/index.html"))
    #expect(summary.kept == 6)
    #expect(summary.written + summary.unchanged + summary.kept == total)
  }
}
