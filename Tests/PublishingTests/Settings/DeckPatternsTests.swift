import Publishing
import Testing

@Suite("Which files are decks")
struct DeckPatternsTests {
  private func patterns(_ texts: [String]) -> DeckPatterns {
    DeckPatterns(texts.compactMap { DeckPatterns.Rule($0) })
  }

  @Test(
    "the last pattern that matches decides",
    arguments: [
      (["decks/**"], "decks/a.md", true), (["decks/**"], "a.md", false), ([], "decks/a.md", false),
      (["decks/**", "!decks/drafts/**"], "decks/drafts/a.md", false),
      (["decks/**", "!decks/drafts/**", "decks/drafts/good.md"], "decks/drafts/good.md", true),
      (["!decks/drafts/**", "decks/**"], "decks/drafts/a.md", true),
      (["docs"], "docs/a/b.md", true), (["docs", "!docs/drafts"], "docs/drafts/a.md", false),
      (["docs/*"], "docs/a/b.md", false), (["../docs/a.md"], "../docs/a.md", true),
    ])
  func contains(texts: [String], path: String, isDeck: Bool) {
    #expect(patterns(texts).contains(path) == isDeck)
  }

  @Test(
    "a search begins at the folders and files that the patterns name",
    arguments: [
      (["decks/**"], ["decks"]), (["docs", "a/b/*.md", "!docs/c"], ["docs", "a/b"]),
      (["a/b/*.md", "a/**"], ["a"]), (["a/**", "a/b/*.md"], ["a"]),
      (["**/*.md", "../x/y.md"], [".", "../x/y.md"]),
      (["ab/**", "a/**"], ["ab", "a"]), ([], []),
    ])
  func roots(texts: [String], roots: [String]) {
    #expect(patterns(texts).roots == roots)
  }
}
