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
    func note(_ key: String, _ index: Int) {
      let first = firsts.value(for: key, orInserting: index)
      guard first != index, repeats[key]?.last != index else { return }
      repeats[key, default: [first]].append(index)
    }
    for index in cards.indices {
      if let key = cards[index].onlyKey {
        note(key, index)
      } else {
        for key in cards[index].keys { note(key, index) }
      }
    }
    return repeats.map { RepeatedTerm(term: $0.key, cards: $0.value) }
      .sorted { ($0.cards[0], $0.term) < ($1.cards[0], $1.term) }
  }
}

extension Dictionary {
  /// The value of a key, which gets this one where it has none; found by one look.
  mutating func value(for key: Key, orInserting value: Value) -> Value {
    func read(_ found: inout Value) -> Value { found }
    return read(&self[key, default: value])
  }
}
