/// A term that more than one card of a deck gives.
public struct RepeatedTerm: Hashable, Sendable {
  /// The term as the dictionary's key.
  public let term: String
  /// The indexes of the cards, ascending; at least two.
  public let cards: [Int]
}

extension Deck {
  /// The terms that more than one card gives, in the order of their first cards.
  public func repeatedTerms() -> [RepeatedTerm] {
    var firsts: [String: Int] = [:]
    firsts.reserveCapacity(cards.count)
    var repeats: [String: [Int]] = [:]
    for (index, card) in cards.enumerated() {
      for key in card.keys {
        guard let first = firsts[key] else {
          firsts[key] = index
          continue
        }
        if repeats[key, default: [first]].last != index { repeats[key, default: [first]].append(index) }
      }
    }
    return repeats.map { RepeatedTerm(term: $0.key, cards: $0.value) }
      .sorted { ($0.cards[0], $0.term) < ($1.cards[0], $1.term) }
  }
}
