import Decks

extension Deck {
  /// A deck with cards of these terms and definitions, the ids being `1`, `2` and so on.
  init(_ cards: (String, String)...) {
    self.init(
      id: "deck", title: "Deck",
      cards: cards.enumerated().map { number, card in
        Card(id: "\(number + 1)", term: card.0, termMarkdown: card.0, definition: card.1)
      })
  }

  /// Adds a card, even where the last one is unfinished.
  mutating func append(_ term: String, _ definition: String) {
    let card = Card(id: "\(totalCards + 1)", term: term, termMarkdown: term, definition: definition)
    self = Deck(id: id, title: title, sections: sections, cards: cards + [card])
  }

  /// The terms and definitions.
  var pairs: [[String]] { cards.map { [$0.term, $0.definition] } }
}

/// A small generator of numbers that always gives the same ones (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A tag of the model, which has a namesake in the testing library.
typealias DeckTag = Decks.Tag
