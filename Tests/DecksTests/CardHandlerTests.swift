import Decks
import Testing

@Suite("Card handling")
struct CardHandlerTests {
  @Test("a new card is empty, at the end, in the last section, with an id of its own")
  func add() throws {
    let section = Section(id: "card-2", title: "Part", titleMarkdown: "Part", level: 1)
    var deck = Deck(
      id: "d", title: "D", sections: [section],
      cards: [Card(id: "card", aliases: ["card-3"], term: "a", termMarkdown: "a", definition: "1")])
    let index = try deck.addCard()
    #expect(index == 1)
    #expect(deck.totalCards == 2)
    let card = deck.cards[1]
    #expect(card.id == "card-4" && card.section == "card-2" && card.line == nil)
    #expect(card.term.isEmpty && card.termMarkdown.isEmpty && card.definition.isEmpty && card.keys == [""])
  }

  @Test(
    "no card is added behind one that is unfinished",
    arguments: [
      ("", "", .termAndDefinition), (" \u{A0}", "\n\t", .termAndDefinition), ("a", " \n", .definition),
      ("\n", "1", .term),
    ] as [(String, String, DeckError.Part)])
  func unfinished(term: String, definition: String, lacks: DeckError.Part) {
    var deck = Deck(("first", "1"), (term, definition))
    #expect(throws: DeckError.unfinishedCard(index: 1, lacks: lacks)) { try deck.addCard() }
    #expect(deck.totalCards == 2)
  }

  @Test("an unfinished card elsewhere does not matter")
  func unfinishedElsewhere() throws {
    var deck = Deck(("", ""), ("a", "1"))
    #expect(try deck.addCard() == 2)
  }

  @Test(
    "a term is plain text: line ends become spaces, the Markdown is escaped, the keys follow",
    arguments: [
      ("hola", "hola", "hola", "hola"), ("a\nb\r\nc\rd", "a b c d", "a b c d", "a b c d"),
      ("*not* emphasis", "*not* emphasis", #"\*not\* emphasis"#, "*not* emphasis"),
      (" a  b ", " a  b ", "a b", "a b"),
      ("C #", "C #", "C \\#", "C #"), ("nai\u{308}ve", "nai\u{308}ve", "na\u{EF}ve", "na\u{EF}ve"),
      ("", "", "", ""),
    ])
  func writeTerm(written: String, term: String, markdown: String, key: String) throws {
    let old = Card(id: "id", term: "old", termMarkdown: "*old*", keys: ["o", "l"], definition: "1")
    var deck = Deck(id: "d", title: "D", cards: [old])
    try deck.writeTerm(written, forCard: 0)
    #expect(try Array(deck.readTerm(forCard: 0).utf8) == Array(term.utf8))
    #expect(Array(deck.cards[0].termMarkdown.utf8) == Array(markdown.utf8))
    #expect(deck.cards[0].keys.map { Array($0.utf8) } == [Array(key.utf8)])
    #expect(deck.cards[0].id == "id")
  }

  @Test("a term that is written as it reads keeps its Markdown and its keys")
  func sameTerm() throws {
    let old = Card(id: "id", term: "old", termMarkdown: "*old*", keys: ["o", "l"], definition: "1")
    var deck = Deck(id: "d", title: "D", cards: [old])
    try deck.writeTerm("old", forCard: 0)
    #expect(deck.cards == [old])
  }

  @Test("an index out of range is an error that changes nothing", arguments: [-1, 2, 3, .max, .min])
  func outOfRange(index: Int) {
    var deck = Deck(("a", "1"), ("b", "2"))
    let error = DeckError.noCard(index: index, total: 2)
    #expect(throws: error) { try deck.writeTerm("x", forCard: index) }
    #expect(throws: error) { try deck.writeDefinition("x", forCard: index) }
    #expect(throws: error) { try deck.readTerm(forCard: index) }
    #expect(throws: error) { try deck.readDefinition(forCard: index) }
    #expect(throws: error) { try deck.removeCard(at: index) }
    #expect(throws: error) { try deck.moveCard(at: index, to: 0) }
    #expect(throws: error) { try deck.moveCard(at: 0, to: index) }
    #expect(deck.pairs == [["a", "1"], ["b", "2"]])
  }

  @Test(
    "moving a card gives it the index that was asked for",
    arguments: [(0, 3, "bcda"), (3, 0, "dabc"), (1, 2, "acbd"), (2, 1, "acbd"), (1, 1, "abcd")])
  func move(from: Int, to: Int, expected: String) throws {
    var deck = Deck(("a", "1"), ("b", "2"), ("c", "3"), ("d", "4"))
    let moved = deck.cards[from]
    try deck.moveCard(at: from, to: to)
    #expect(deck.cards.map(\.term).joined() == expected)
    #expect(deck.cards[to] == moved)
  }

  @Test("a moved card belongs to the section of the card whose place it takes")
  func moveToSection() throws {
    let cards = [("a", nil), ("b", "one"), ("c", "two")].map { term, section in
      Card(id: term, term: term, termMarkdown: term, definition: "x", section: section)
    }
    var deck = Deck(id: "d", title: "D", cards: cards)
    try deck.moveCard(at: 0, to: 2)
    #expect(deck.cards.map(\.section) == ["one", "two", "two"])
    try deck.moveCard(at: 2, to: 0)
    #expect(deck.cards.map(\.section) == ["one", "one", "two"])
  }

  @Test("the id of a removed card goes to no new one")
  func removedIDs() throws {
    var deck = Deck()
    let first = try deck.addCard()
    try deck.removeCard(at: first)
    #expect(try deck.addCard() == 0)
    #expect(deck.cards.map(\.id) == ["card-2"])
  }

  @Test(
    "errors say what to do, with cards counted from 1",
    arguments: [
      (.noCard(index: 4, total: 3), "there is no card 5: the deck has cards 1 to 3"),
      (.noCard(index: 0, total: 0), "there is no card 1: the deck has none yet"),
      (.noCard(index: 1, total: 1), "there is no card 2: the deck has one card"),
      (
        .unfinishedCard(index: 1, lacks: .term), "card 2 has no term yet: write it before adding another card"
      ),
      (
        .unfinishedCard(index: 0, lacks: .termAndDefinition),
        "card 1 has neither a term nor a definition yet: write them before adding another card"
      ),
    ] as [(DeckError, String)])
  func messages(error: DeckError, message: String) {
    #expect(error.description == message)
  }

  @Test("any sequence of operations behaves like an array of pairs, and no id ever changes")
  func anySequence() {
    for seed in 0..<2_000 {
      var comparison = Comparison(seed: UInt64(seed))
      for _ in 0..<25 { comparison.step() }
      comparison.check("seed \(seed)")
    }
  }
}
