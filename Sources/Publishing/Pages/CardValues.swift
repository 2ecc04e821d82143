import Decks
import Formats
import Mustache

/// Makes the values of one card after another.
struct CardValues {
  /// About how many bytes of a page the cards so far will be.
  private(set) var byteCount = 0
  private let language: String?
  private let direction: Direction
  private let anchors: AliasAnchors
  private let tagLinks: ([Tag]) -> [Value]
  private var last: (tags: [Tag], links: [Value]) = ([], [])

  /// Makes values for the cards of a deck.
  init(_ deck: Deck, tagLinks: @escaping ([Tag]) -> [Value]) {
    language = deck.language
    direction = deck.direction
    anchors = AliasAnchors(deck)
    self.tagLinks = tagLinks
  }

  /// The value of a card, by its index in the deck.
  mutating func value(_ card: Card, at index: Int, _ html: DeckHTML.Card?) -> Value {
    if card.tags != last.tags { last = (card.tags, tagLinks(card.tags)) }
    let (term, definition) = (html?.term, html?.definition)
    byteCount += 512 + (term?.count ?? 0) + (definition?.count ?? 0) + 3 * card.id.utf8.count
    return .record(
      Record(
        PageShapes.card,
        [
          .text(card.id),
          .text(PagePlace.fragment(card.id)),
          .text(card.term),
          .html(orAbsent: term),
          .html(orAbsent: html?.front),
          .html(orAbsent: definition),
          .list(last.links),
          .text(orAbsent: card.language ?? language),
          .text(termDirection(card.direction, language: card.language, ofDeck: direction).rawValue),
          aliases(at: index),
        ]))
  }

  private func aliases(at index: Int) -> Value {
    guard !anchors.byCard.isEmpty, let aliases = anchors.byCard[index] else { return .absent }
    return .list(aliases.map(Value.text))
  }
}
