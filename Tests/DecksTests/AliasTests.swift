import Decks
import Testing

@Suite("Aliases of cards")
struct AliasTests {
  /// A deck of a section `s` and of cards with an id each, which is the term too, and their aliases.
  private func deck(_ cards: (id: String, aliases: [String])...) -> Deck {
    Deck(
      id: "d", title: "D",
      sections: [Section(id: "s", title: "S", titleMarkdown: "S", level: 1)],
      cards: cards.map {
        Card(id: $0.id, aliases: $0.aliases, term: $0.id, termMarkdown: $0.id, definition: "of " + $0.id)
      })
  }

  @Test("are keys of the dictionary after those of the term, but for ids in other decks")
  func keys() {
    let card = Card(
      id: "car", aliases: ["motor  car", "old/car", "auto", "car", " "], term: "car / auto",
      termMarkdown: "car / auto", keys: ["car", "auto"], definition: "A vehicle.")
    #expect(card.termKeys == ["car", "auto"])
    #expect(card.keys == ["car", "auto", "motor car"])
    let dictionary = Deck(id: "d", title: "D", cards: [card]).convertToDictionary()
    #expect(dictionary.map(\.term) == ["car", "auto", "motor car"])
    #expect(Set(dictionary.map(\.definition)) == ["A vehicle."])
  }

  @Test("stay keys when another term is written, which takes the place of the term's own")
  func editing() throws {
    var deck = deck(("a", ["alpha"]))
    try deck.writeTerm("b", forCard: 0)
    #expect(deck.cards[0].keys == ["b", "alpha"])
    #expect(deck.convertToDictionary().map(\.term) == ["b", "alpha"])
  }

  @Test("repeat a term that another card has")
  func repeats() {
    let repeated = deck(("a", ["b"]), ("b", [])).repeatedTerms()
    #expect(repeated.map(\.term) == ["b"])
    #expect(repeated.map(\.cards) == [[0, 1]])
  }

  @Test("are anchors where they can be ids")
  func anchors() {
    let anchors = AliasAnchors(
      deck(("a", ["alpha", "two words", "x/y", "", "a", "alpha", "tab\there", "é"]), ("b", ["beta"])))
    #expect(anchors.byCard == [0: ["alpha", "é"], 1: ["beta"]])
    #expect(anchors.refused.isEmpty)
  }

  @Test("are no anchors where a card, a section or the theme has the id")
  func refusals() {
    let anchors = AliasAnchors(deck(("a", ["b", "s", "dp-main", "x"]), ("b", ["x", "y"])))
    #expect(anchors.byCard == [0: ["x"], 1: ["y"]])
    #expect(
      anchors.refused == [
        .init(card: 0, alias: "b", owner: .card(1)), .init(card: 0, alias: "s", owner: .section),
        .init(card: 0, alias: "dp-main", owner: .theme), .init(card: 1, alias: "x", owner: .card(0)),
      ])
  }
}
