import Testing

/// A card is a heading of the card level, as cmark-gfm finds it; its definition runs to the next of that level or
/// above.
@Suite struct NativeCardTests {
  @Test(arguments: [
    ("## a\nb\n\n## c\nd", ["a", "c"]),
    ("## a ##\n##\tb  \n   ## c\n## d#\n## e \\##\n", ["a", "b", "c", "d#", "e ##"]),
    ("## a\n    ## code\n##no heading\n####### seven\n", ["a"]),
    ("## a\n```\n## b\n```\n~~~ md\n## c\n~~~\n", ["a"]),
    ("## a\n> ## b\n> c\n", ["a"]),
    ("## a\n- ## b\n  ## c\n1. ## d\n", ["a"]),
    ("## a\n<div>\n## b\n</div>\n\n<!--\n\n## c\n-->\n<pre>\n\n## d\n</pre>\n", ["a"]),
    ("<div>\n\n## in a div after a blank line\n\n</div>\n", ["in a div after a blank line"]),
    ("## a\n[^n]: text\n\n    ## b\n\n    c\n\nd[^n]\n", ["a"]),
    ("a\n---\nb\n\nc\n-\nd\n", ["a", "c"]),
    ("one\ntwo\nthree\n  ---  \ntext", ["one two three"]),
    ("## a\ntext\n\n- - -\n\n***\n", ["a"]),
    ("## a\n\n| x |\n|---|\n| y |\n", ["a"]),
    ("## a\r## b\r\n## c\n", ["a", "b", "c"]),
    ("## a\u{2028}## b", ["a ## b"]),
  ])
  func headingsOfLevel2AreCards(text: String, terms: [String]) throws {
    #expect(try read(text).terms == terms)
  }

  @Test(arguments: 1...6)
  func theLevelMayBeAnother(level: Int) throws {
    let headings = (1...6).map { String(repeating: "#", count: $0) + " h\($0)\ntext \($0)\n" }.joined()
    let reading = try read("---\ncard-level: \(level)\ntitle: T\n---\n\(headings)")
    #expect(reading.terms == ["h\(level)"])
    #expect(reading.deck.sections.map(\.title) == (1..<level).map { "h\($0)" })
    let deeper = level == 6 ? "" : "\n###### h6\ntext 6"
    #expect(reading.deck.cards[0].definition.hasSuffix(deeper))
  }

  @Test func headingsAreLevel1WhereTheyAreUnderlinedByEqualsSigns() throws {
    let reading = try read("---\ncard-level: 1\n---\na\n===\nb\n\nc\nd\n=\ne")
    #expect(reading.terms == ["a", "c d"])
    #expect(reading.deck.cards.map(\.definition) == ["b", "e"])
  }

  @Test func anEmptyHeadingIsACardWithAWarning() throws {
    let reading = try read("##\na\n\n## {.x}\nb\n\n## <!-- -->\nc\n\n## &nbsp;\nd")
    #expect(reading.terms == ["", "", "", ""])
    #expect(reading.ids == ["card", "card-2", "card-3", "card-4"])
    #expect(reading.findings == [1, 4, 7, 10].map { "\($0):1 warning empty-term" })
  }

  @Test func anEmptyDefinitionIsWarnedOf() throws {
    let reading = try read("## a\n\n \n## b\n[x]: y\n")
    #expect(reading.deck.cards.map(\.definition) == ["", "[x]: y"])
    #expect(reading.findings == ["1:1 warning empty-definition"])
  }
}

/// A file without cards is no error; its author learns what it looks like.
@Suite struct NoCardsTests {
  @Test(arguments: [
    ("", "the file is empty"), (" \n\n", "the file is empty"),
    ("# a\nb\n# c\nd", "`card-level: 1`"), ("# T\n### a\nb\n### c\nd", "`card-level: 3`"),
    ("- **a**: b\n- **c**: d", "`- **term**: definition`"), ("a\n: b\n\nc\n: d", "definition list"),
    ("Q: a\nA: b", "hashcards"), ("a :: b\nc :: d", "`::`"), ("|a|b|\n|-|-|\n|c|d|", "table"),
    ("Just text.", "a card is a heading"),
  ])
  func itSaysWhatTheFileLooksLike(text: String, words: String) throws {
    let messages = complaints(text)
    #expect(messages.count == 1)
    #expect(messages[0].hasPrefix("deck.md: warning: no cards were found; "))
    #expect(messages[0].contains(words))
  }
}
