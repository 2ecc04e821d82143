import Formats
import Testing

/// Front matter is YAML between `---` lines at byte 0, after a byte-order mark if there is any.
@Suite struct FrontMatterTests {
  @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"])
  func itEndsWithASecondFence(lineEnd: String, mark: String) throws {
    let text = mark + ["---", "title: Colours", "---  ", "## red", "rojo"].joined(separator: lineEnd)
    let reading = try read(text)
    #expect(reading.deck.title == "Colours")
    #expect(reading.terms == ["red"])
    #expect(reading.deck.cards[0].line == 4)
    #expect(reading.findings == [])
  }

  @Test(arguments: ["---", "---\n", "---\n---", "---\n---\n", ""])
  func aFileOfItAloneHasNoCards(text: String) throws {
    #expect(try read(text).findings.last == "warning no-cards")
  }

  @Test(arguments: ["\n---\ntitle: x\n---\n## a\nb", " ---\ntitle: x\n---\n## a\nb", "----\n\n## a\nb"])
  func elsewhereItIsMarkdown(text: String) throws {
    let reading = try read(text)
    #expect(reading.fields.title == nil)
    #expect(reading.terms.last == "a")
  }

  @Test func everyKeyIsRead() throws {
    let reading = try read(
      """
      ---
      title: Spanish A1
      description: The first hundred words
      language: es
      definition-language: en
      direction: ltr
      definition-direction: rtl
      tags: [spanish, beginner]
      author: Ana
      licence: CC0
      date: 2024-02-29
      card-level: 3
      format: native
      reversed: true
      split: rule
      draft: true
      id: spanish
      aliases: [es, old/es]
      slug: spanish-a1
      order: 4
      params: {colour: red}
      ---
      ### hola
      What?

      ---

      Hello
      """)
    let deck = reading.deck
    #expect(reading.findings == [])
    #expect(deck.title == "Spanish A1" && deck.description == "The first hundred words")
    #expect(deck.language == "es" && deck.definitionLanguage == "en")
    #expect(deck.direction == .leftToRight && deck.definitionDirection == .rightToLeft)
    #expect(deck.tags.map(\.name) == ["spanish", "beginner"])
    #expect(deck.author == "Ana" && deck.licence == "CC0" && deck.date == "2024-02-29")
    #expect(deck.id == "spanish" && deck.aliases == ["es", "old/es"])
    #expect(reading.fields.slug == "spanish-a1" && reading.fields.order == 4 && reading.fields.draft)
    #expect(reading.fields.params.entries.map(\.key) == ["colour"])
    #expect(deck.cards[0].reversed && deck.cards[0].front == "What?")
  }

  @Test func withoutItThereAreDefaults() throws {
    let reading = try read("## a\nb")
    #expect(reading.deck.title == "deck" && reading.deck.id == "deck")
    #expect(reading.deck.language == nil && reading.deck.direction == .auto)
    #expect(reading.fields.cardLevel == 2 && !reading.fields.draft)
  }

  @Test func definitionsHaveTheLanguageOfTheTermsByDefault() throws {
    #expect(try read("---\nlanguage: es\n---\n## a\nb").deck.definitionLanguage == "es")
  }

  @Test func otherKeysAreKeptAndMistypedOnesWarnedOf() throws {
    let reading = try read("---\nnoteId: 12\ntilte: x\n---\n## a\nb")
    #expect(reading.fields.params.entries.map(\.key) == ["noteId", "tilte"])
    #expect(reading.findings.count == 1)
    #expect(reading.findings[0].hasPrefix("3:1 warning "))
  }

  @Test(arguments: [
    ("---\ntitle: x\n\n## a\nb", "1:1 error front-matter-not-closed"),
    ("---\na: b\ncard-level: 7\n---\n## a\nb", "3:13 error"),
    ("---\ncard-level: two\n---\n## a\nb", "2:13 error"),
    ("---\ntags: {a: b}\n---\n## a\nb", "2:7 error"),
    ("---\n\ndate: 2024-02-30\n---\n## a\nb", "3:7 error"),
    ("---\ndraft: perhaps\n---\n## a\nb", "2:8 error"),
    ("---\ndirection: up\n---\n## a\nb", "2:12 error"),
    ("---\r\nlanguage: 12\r\norder: x\r\n---\r\n## a\r\nb", "2:11 error"),
    ("\u{FEFF}---\ntitle: [\n---\n## a\nb", "error"),
    ("---\n- a\n---\n## a\nb", "2:1 error"),
    ("---\nformat: nativ\n---\n", "2:9 error unknown-format"),
  ])
  func whatIsWrongIsSaidAtItsPlace(text: String, finding: String) {
    let first = complaints(text).first ?? "nothing"
    let parts = finding.split(separator: " ")
    if parts.count > 1 { #expect(first.hasPrefix("deck.md:\(parts[0]): error: ")) }
    #expect(first.contains(": error: "))
  }

  @Test func aValueOfTheWrongKindLeavesTheRestOfTheDeck() throws {
    let reading = try read("---\ntitle: T\norder: [1]\n---\n## a\nb\n## c {#i}\nc\n## x {#i}\nd")
    #expect(reading.deck.title == "T")
    #expect(reading.terms == ["a", "c", "x"])
    #expect(reading.findings.map { $0.prefix(3) } == ["3:8", "7:1", "9:1"])
  }
}
