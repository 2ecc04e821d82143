import Testing

/// A definition is the author's Markdown below its heading, to the byte.
@Suite struct DefinitionTests {
  @Test(arguments: [
    ("## a\nb", "b"), ("## a\n\n \t\n\nb\n\n \n", "b"), ("## a\n\n    code\n", "    code"),
    ("## a\nb  \nc  \n", "b  \nc  "), ("## a\r\nb\r\n\r\nc\r\n", "b\n\nc"), ("## a\rb\rc", "b\nc"),
    ("## a\n\tb\u{2028}c", "\tb\u{2028}c"), ("## a\n### b\nc\n#### d", "### b\nc\n#### d"),
    ("## a\nb [x] [^y]\n\n[x]: /z\n[^y]: note\n", "b [x] [^y]\n\n[x]: /z\n[^y]: note"),
    ("## a\n<!-- id: 1 -->\nb", "<!-- id: 1 -->\nb"), ("a\n---\n---\nb", "---\nb"), ("a\nb\n---\nc\n", "c"),
    ("## a\nb\u{C}\n\u{A0}\n", "b\u{C}\n\u{A0}"), ("## a\n> b\n\n```\n\n", "> b\n\n```"),
    ("## a\nnai\u{308}ve", "nai\u{308}ve"),
  ])
  func itIsTheAuthorsMarkdown(text: String, definition: String) throws {
    let reading = try read(text)
    #expect(reading.deck.cards.count == 1)
    #expect(Array(reading.deck.cards[0].definition.utf8) == Array(definition.utf8))
  }

  @Test(arguments: [
    ("\n## a\nb\n\n\n## c\n", [2...3, 6...6]),
    ("a\n-\nb\n\nc\nd\n---\n\ne\n\n", [1...3, 5...9]),
    ("---\ntitle: x\n---\n## a\r\nb\r\n## c\rd\n", [4...5, 6...7]),
    ("## a\nb\n\n[x]: y\n[z]:\n/w\nc\n---\nd", [1...6, 7...9]),
    ("a\n---", [1...2]), ("a\n---\n---", [1...3]), ("a\n---\n\n---\n", [1...4]), ("a\n---\n===", [1...3]),
    ("[x]: y\n===\na\n---\nb", [2...5]), ("## a\n[x]: y\n[z]: y\n===\nb\n---\n", [1...3, 4...6]),
    ("## a\n```\nb\n---\n```\nc", [1...6]),
  ])
  func cardsKnowTheirLines(text: String, lines: [ClosedRange<Int>]) throws {
    let cards = try read(text).deck.cards
    #expect(cards.map(\.line) == lines.map(\.lowerBound))
    #expect(cards.map(\.endLine) == lines.map(\.upperBound))
  }
}

/// `split: rule` and `.split` make what stands before the first thematic break a part of the question.
@Suite struct SplitTests {
  @Test(arguments: [
    ("## a {.split}\nwhat\n\n---\n\nthat\n\n---\n\nmore", "what", "that\n\n---\n\nmore"),
    ("## a {.split .tag}\n    code\n\n***\nthat", "    code", "that"),
    ("## a {.split}\n> x\n\n- y\n\n_ _ _\n", "> x\n\n- y", ""),
    ("## a {.split}\n- x\n\n  ---\n\nthat", nil, "- x\n\n  ---\n\nthat"),
    ("## a {.split}\n```\n---\n```\n", nil, "```\n---\n```"),
    ("## a {.split}\n\n---\nthat", nil, "that"), ("## a\nwhat\n\n---\nthat", nil, "what\n\n---\nthat"),
    ("---\nsplit: rule\n---\n## a\nwhat\n\n---\nthat", "what", "that"),
  ])
  func theFirstThematicBreakDivides(text: String, front: String?, definition: String) throws {
    let reading = try read(text)
    let card = reading.deck.cards[0]
    #expect(card.front == front)
    #expect(card.definition == definition)
    #expect((reading.html.cards[0].front == nil) == (front == nil))
    #expect(!card.tags.contains { $0.name == "split" })
  }

  @Test func bothPartsAreRenderedAndShareTheirFootnotes() throws {
    let html = try read("## a {.split}\n*what*[^x]\n\n---\n\n`that`[^x]\n\n[^x]: note").html.cards[0]
    #expect(html.front?.string.hasPrefix("<p><em>what</em><sup") == true)
    #expect(html.front?.string.contains("note</p>") == false)
    #expect(html.definition.string.hasPrefix("<p><code>that</code><sup"))
    #expect(html.definition.string.contains("<p>note\u{A0}<a class=\"dp-note-back\""))
    #expect(!html.definition.string.contains("<hr"))
  }
}
