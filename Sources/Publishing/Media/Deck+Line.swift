import Decks

extension Deck {
  /// The term of the card that holds a line of the deck's file; nil for a line that is in none.
  ///
  /// The cards must be in the order of the file. It takes time in proportion to the logarithm of their number.
  func term(atLine line: Int) -> String? {
    var (low, high) = (0, cards.count)
    while low < high {
      let middle = (low + high) / 2
      if cards[middle].line ?? 0 <= line { low = middle + 1 } else { high = middle }
    }
    guard low > 0, let last = cards[low - 1].endLine, line <= last else { return nil }
    return cards[low - 1].term
  }
}
