import Decks
import Diagnostics
import Mustache

extension PageRenderer {
  /// Makes the page of a tag, by its index; an index that there is not gives nothing.
  public func tag(_ index: Int) throws(Diagnostic) -> [UInt8] {
    guard contents.tags.indices.contains(index) else { return [] }
    let page = contents.tags[index]
    let place = PagePlace(page.address)
    let children = tagLinks(page.children, at: place) { $0.name }
    let decks = deckItems(page.decks, at: place)
    let record = Record(
      PageShapes.tag,
      [
        .text(page.tag.title),
        .text(countText(page)),
        page.tag.parent.flatMap { link(to: $0, at: place) } ?? .absent,
        .flag(!children.isEmpty),
        .list(children),
        .flag(!decks.isEmpty),
        .list(decks),
        .list(page.cards.compactMap { cardGroup($0.deck, $0.cards, at: place) }),
      ])
    let head = Head(title: page.tag.title, breadcrumbs: tagBreadcrumbs(page.tag, at: place))
    return try render("tag", theme.shapes.tag, head, at: place, record, capacity: 8192 + 256 * page.cardCount)
  }

  private func tagBreadcrumbs(_ tag: Tag, at place: PagePlace) -> [Value] {
    let above = tag.components.indices.dropFirst().compactMap { count in
      Tag(tag.components[..<count].joined(separator: "/"))
    }
    return [homeCrumb(at: place)] + links(to: above, at: place)
  }

  private func cardGroup(_ deck: Int, _ cards: [Int], at place: PagePlace) -> Value? {
    guard contents.decks.indices.contains(deck) else { return nil }
    let deck = contents.decks[deck]
    let url = place.url(toFolder: deck.address)
    let cards = cards.filter(deck.taggedCards.indices.contains).map { index in
      taggedCard(deck.taggedCards[index], of: deck, deckURL: url)
    }
    return .record(Record(PageShapes.cardGroup, [.text(deck.title), .text(url), .list(cards)]))
  }

  private func taggedCard(
    _ card: DeckSummary.TaggedCard, of deck: DeckSummary, deckURL: String
  ) -> Value {
    .record(
      Record(
        PageShapes.taggedCard,
        [
          .text(card.term),
          .text(deckURL + PagePlace.fragment(card.id)),
          .text(orAbsent: card.language ?? deck.language),
          .text(
            termDirection(card.direction, language: card.language, ofDeck: deck.direction).rawValue),
        ]))
  }
}
