extension Deck {
  /// How many bytes the terms and definitions of all cards have.
  public var textLength: Int {
    cards.indices.reduce(0) { $0 + cards[$1].term.utf8.count + cards[$1].definition.utf8.count }
  }
}
