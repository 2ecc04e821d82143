import Testing

/// What would take the Markdown parser hours is refused at its line; what people write is not.
@Suite struct WorkLimitTests {
  static let refused: [(String, String)] = [
    (many("- ", 200) + "a" + many("\n", 50_000), "opens more than 100 lists"),
    (many("> ", 200) + "a", "opens more than 100 lists"),
    (many("- ", 200) + "-a", "opens more than 100 lists"),
    (many("1. > ", 60) + "a", "opens more than 100 lists"),
    (many("|a", 30_000) + "\n" + many("|-", 30_000), "columns"),
    (many("|a", 400) + "\n" + many("|-", 400) + many("\n|x", 5_000), "far fewer cells"),
    (many("a<?", 50_000), "too many `<?`"),
    (many("<!A", 50_000), "too many `<?`"),
    (many("a@", 200_000), "too many `@`"),
  ]

  @Test(arguments: refused)
  func itIsRefused(body: String, words: String) throws {
    let messages = complaints("---\ntitle: T\n---\n## a\n\n\(body)\n")
    #expect(messages.count == 1)
    #expect(
      messages[0].hasPrefix("deck.md:") && messages[0].contains(": error: ") && messages[0].contains(words))
  }

  static let allowed: [String] = [
    many("- ", 200), many("* ", 300), many("-", 2_000), "1. " + many(".", 500), "+" + many("----+", 50),
    many("a ", 500_000), many("> ", 50) + "a", many("[", 50_000), many("*a ", 50_000),
    many("*a ", 5_000) + many("![b](c)", 500) + many(" a*", 5_000), many("<!-- a -->", 100),
    many("|a", 100) + "\n" + many("|-", 100) + many("\n" + many("|x", 100), 500),
    many("a@b.example ", 1_000), many("```\n<?php\n```\n\n", 3_000), many("`", 10_000),
  ]

  @Test(arguments: allowed)
  func otherLongTextsAreRead(body: String) throws {
    #expect(try read("## a\n\n\(body)\n").deck.cards[0].definition.utf8.count > 100)
  }
}

private func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
