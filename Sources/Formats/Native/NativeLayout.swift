import Decks
import Markdown
import Text

/// Which level the cards of a deck have, and before which card each section stands.
struct NativeLayout {
  let cardLevel: Int
  /// For each section that has cards in it or before later ones, the index of the card before which it stands.
  private(set) var sectionStarts: [Int] = []

  init(_ deck: Deck) throws(NativeWritingError) {
    let deepest = deck.sections.map(\.level).max() ?? 0
    guard deepest < 6 else { throw .deck(.tooDeep) }
    let highest =
      (deck.cards.lazy.map(\.definition) + deck.sections.lazy.map(\.introduction))
      .compactMap(highestHeading).min() ?? 6
    cardLevel = max(min(2, highest - 1), deepest + 1, 1)
    for (index, card) in deck.cards.enumerated() {
      while card.section != (sectionStarts.isEmpty ? nil : deck.sections[sectionStarts.count - 1].id) {
        guard sectionStarts.count < deck.sections.count else {
          throw .card(index, term: card.term, .sectionOrder)
        }
        sectionStarts.append(index)
      }
      guard card.reversed == deck.cards[0].reversed else { throw .card(index, term: card.term, .reversed) }
      guard card.termKeys == [Card.key(for: card.term)] else { throw .card(index, term: card.term, .keys) }
    }
  }
}

/// The highest level of a heading that stands in no other block.
private func highestHeading(in markdown: String) -> Int? {
  // Without either mark there is none.
  guard
    markdown.utf8.contains(where: {
      $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "-")
    })
  else { return nil }
  let bytes = Array(markdown.utf8)
  guard (try? checkMarkdownLimits(of: bytes[...])) != nil else { return nil }
  return MarkdownDraft(bytes[...], extensions: DeckFields().syntax()).headings.map(\.level).min()
}
