import Decks
import Diagnostics
import Text

/// Writes decks in the native format: Markdown with a heading for each card.
public struct NativeWriter: Sendable {
  /// The identity that a reader gives the deck where its front matter says none.
  public var defaultID: String?

  /// Makes a writer.
  public init(defaultID: String? = nil) { self.defaultID = defaultID }

  /// Gives a deck as text that reads back as the same deck.
  ///
  /// A definition stays inside its card: a heading that would end it is escaped, and what it leaves open is closed.
  /// The text is read back, and what would not be the same is refused, with the card that it is in.
  public func write(_ deck: Deck) throws(NativeWritingError) -> [UInt8] {
    let layout = try NativeLayout(deck)
    var explicit = explicitIDs(of: deck)
    let body = try NativeBody(deck, layout)
    var text = try compose(deck, layout, body, explicit)
    if let card = firstDifference(between: body, deck, and: text) {
      // A heading that ends in what looks like its own end is saved by an id behind it.
      explicit.formUnion(deck.cards.lazy.filter { $0.termMarkdown.mayEndHeading }.map(\.id))
      text = try compose(deck, layout, body, explicit)
      if firstDifference(between: body, deck, and: text) != nil { throw card }
    }
    return text
  }

  private func compose(
    _ deck: Deck, _ layout: NativeLayout, _ body: NativeBody, _ explicit: Set<String>
  ) throws(NativeWritingError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(
      deck.cards.reduce(500) { $0 + $1.definition.utf8.count + $1.termMarkdown.utf8.count + 32 })
    text.appendFrontMatter(of: deck, defaultID: defaultID, layout)
    text.appendBlock(body.introduction)
    var section = 0
    for (index, card) in deck.cards.enumerated() {
      while section < layout.sectionStarts.count, layout.sectionStarts[section] <= index {
        text.appendSection(deck.sections[section], body.sections[section], explicit)
        section += 1
      }
      try text.appendCard(card, at: index, body.cards[index], level: layout.cardLevel, explicit)
    }
    for later in deck.sections.indices.dropFirst(section) {
      text.appendSection(deck.sections[later], body.sections[later], explicit)
    }
    return text
  }

  /// The ids that a reader would not give by itself.
  private func explicitIDs(of deck: Deck) -> Set<String> {
    let units =
      deck.cards.map { (id: $0.id, text: $0.term) } + deck.sections.map { (id: $0.id, text: $0.title) }
    var explicit: Set<String> = []
    // Each id that is written takes it from the others, which may then need theirs written too.
    for _ in 0..<4 {
      var pool = IdentifierPool()
      for unit in units where explicit.contains(unit.id) { try? pool.reserve(unit.id) }
      let before = explicit.count
      for unit in units where !explicit.contains(unit.id) {
        if pool.identifier(for: unit.text) != unit.id { explicit.insert(unit.id) }
      }
      if explicit.count == before { return explicit }
    }
    return Set(units.map(\.id))
  }
}

extension String {
  /// Whether a heading of this Markdown might be read with less than all of it.
  fileprivate var mayEndHeading: Bool { utf8.last == UInt8(ascii: "#") || utf8.last == UInt8(ascii: "}") }
}
