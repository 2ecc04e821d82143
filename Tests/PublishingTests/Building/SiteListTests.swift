import Testing

@testable import Publishing

/// Which decks a site lists, where, and in what order.
@Suite("The lists of a site")
struct SiteListTests {
  @Test("have decks by the author's order, then by the natural order of names, decks before folders")
  func order() async throws {
    let site = try TemporarySite([
      "decks/Unit 10.md": deck(("x", "y")), "decks/Unit 2.md": deck(("x", "y")),
      "decks/zoo.md": deck(("x", "y"), frontMatter: "order: 1"),
      "decks/b/two.md": deck(("x", "y"), frontMatter: "order: 2"),
      "decks/b/one.md": deck(("x", "y"), frontMatter: "order: 1"), "decks/b/none.md": deck(("x", "y")),
      "decks/a/x.md": deck(("x", "y")), "decks/c/first.md": deck(("x", "y")),
      "decks/c/index.md": "---\norder: -1\n---\n",
    ])
    #expect(site.findings(await site.build()).isEmpty)
    #expect(try site.titles == ["Zoo", "Unit 2", "Unit 10", "First", "X", "One", "Two", "None"])
  }

  @Test("leave drafts out, unless they are asked for")
  func drafts() async throws {
    let site = try TemporarySite([
      "decks/a.md": deck(("x", "y")), "decks/b.md": deck(("x", "y"), frontMatter: "draft: true\ntags: [new]"),
    ])
    #expect(site.findings(await site.build()).isEmpty)
    #expect(try site.titles == ["A"])
    await site.build { $0.includesDrafts = true }
    #expect(try site.titles == ["A", "B"])
    #expect(site.has("tags/new/index.html"))
    await site.build()
    #expect(try site.titles == ["A"])
    #expect(!site.has("tags/new/index.html"))
  }

  @Test("say nothing of a draft that cannot be read as a deck")
  func brokenDraft() async throws {
    let site = try TemporarySite([
      "decks/a.md": deck(("x", "y")), "decks/b.md": "---\ndraft: true\n---\n\n## a {#x}\n\n## b {#x}\n",
    ])
    #expect(site.findings(await site.build()).isEmpty)
  }

  @Test(
    "have a page for each folder, with what its index or readme says", arguments: ["index.md", "README.md"])
  func introductions(name: String) async throws {
    let site = try TemporarySite([
      "decks/words/\(name)": "# *Words* of all kinds\n\nTo be learnt by ~~tomorrow~~ today.\n",
      "decks/words/a.md": deck(("x", "y")),
    ])
    #expect(site.findings(await site.build()).isEmpty)
    let page = try #require(site.read("words/index.html"))
    #expect(page.contains("<h1 dir=\"auto\">Words of all kinds</h1>"))
    #expect(page.contains("<p>To be learnt by <del>tomorrow</del> today.</p>"))
    #expect(site.read("index.html")?.contains(">Words of all kinds<") == true)
    #expect(!site.has("words/\(name.dropLast(3).lowercased())/index.html"))
  }

  @Test("have one introduction for a folder, and an error at the second")
  func twoIntroductions() async throws {
    let site = try TemporarySite([
      "decks/words/README.md": "One.\n", "decks/words/index.md": "Two.\n",
      "decks/words/a.md": deck(("x", "y")),
    ])
    #expect(site.findings(await site.build()) == ["decks/words/index.md: error: same-output"])
    #expect(site.read("words/index.html")?.contains("One.") == true)
  }

  @Test("have a file without cards nowhere, and a warning says so")
  func noCards() async throws {
    let site = try TemporarySite(["decks/a.md": deck(("x", "y")), "decks/notes.md": "Just text.\n"])
    #expect(site.findings(await site.build()) == ["decks/notes.md: warning: no-cards"])
    #expect(try site.titles == ["A"])
  }
}
