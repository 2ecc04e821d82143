import Decks
import Text

/// Cards by their names: terms, synonyms and aliases.
struct CardNames: Sendable {
  /// A card and where it stands.
  struct Place: Hashable, Sendable {
    /// The deck's place in the site's order.
    var deck: Int
    /// The card's id.
    var id: String
    /// The line of the deck's file.
    var line: Int?
  }

  private var exact: [String: [Place]] = [:]
  private var folded: [String: [Place]] = [:]
  /// Each name once, in the order of the cards.
  private(set) var all: [String] = []

  /// Adds a name of a card; the decks come in order.
  mutating func add(_ name: String, _ place: Place) {
    if exact[name] == nil { all.append(name) }
    exact.add(place, for: name)
    folded.add(place, for: CardName.folded(name))
  }

  /// The cards with a name, in order; those with the very name, else those where case alone differs.
  func places(of name: String) -> [Place] { exact[name] ?? folded[CardName.folded(name)] ?? [] }

  /// The cards of a deck with a name, found in the same way.
  func places(of name: String, in deck: Int) -> ArraySlice<Place> {
    let found = exact[name]?.slice(of: deck) ?? []
    return found.isEmpty ? folded[CardName.folded(name)]?.slice(of: deck) ?? [] : found
  }
}

extension CardNames {
  /// The cards of one deck.
  init(_ deck: Deck) {
    for index in deck.cards.indices {
      let card = deck.cards[index]
      for name in card.names { add(name, Place(deck: 0, id: card.id, line: card.line)) }
    }
  }
}

extension Card {
  /// Every name by which a link may ask for the card, the term first.
  var names: [String] {
    let names = aliases.isEmpty ? keys : keys + aliases.map(Card.key)
    let term = Card.key(for: term)
    return (names.first == term ? names : [term] + names).filter { !$0.isEmpty }
  }
}

extension [String: [CardNames.Place]] {
  fileprivate mutating func add(_ place: CardNames.Place, for name: String) {
    let isKnown = self[name]?.last.map { $0.deck == place.deck && $0.id == place.id } ?? false
    if !isKnown { self[name, default: []].append(place) }
  }
}

extension [CardNames.Place] {
  /// The places in a deck, found by halving.
  fileprivate func slice(of deck: Int) -> ArraySlice<CardNames.Place> {
    self[firstIndex(from: deck)..<firstIndex(from: deck + 1)]
  }

  /// The index of the first place in a deck or a later one.
  private func firstIndex(from deck: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].deck < deck { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
