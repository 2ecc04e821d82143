import Decks
import Diagnostics
import Formats
import Mustache
import Sheets
import YAML

extension PageRenderer {
  /// Makes the page of a deck; an index that there is not gives nothing.
  ///
  /// - Parameters:
  ///   - index: Where the deck is in the site's list.
  ///   - deck: The deck.
  ///   - html: What its Markdown became.
  ///   - downloads: The files that there are beside `dictionary.json` and `deck.json`.
  ///   - sheets: The study sheets that there are.
  ///   - params: What its front matter hands to templates.
  public func deck(
    _ index: Int, _ deck: Deck, html: DeckHTML, downloads: [Download] = [], sheets: [SheetLayout] = [],
    params: YAMLMapping = YAMLMapping()
  ) throws(Diagnostic) -> [UInt8] {
    guard contents.decks.indices.contains(index) else { return [] }
    let place = PagePlace(contents.decks[index].address)
    let body = DeckBody(deck, html, strings) { self.links(to: $0, at: place) }
    let record = Record(
      PageShapes.deck,
      [
        .text(orAbsent: deck.definitionLanguage),
        .text(deck.definitionDirection.rawValue),
        .text(orAbsent: deck.language),
        .text(deck.direction.rawValue),
        .text(deck.id),
        .text(deck.title),
        .text(orAbsent: deck.description),
        .text(orAbsent: deck.author),
        .text(orAbsent: deck.licence),
        .text(orAbsent: deck.date),
        .list(links(to: deck.tags, at: place)),
        .text(strings.countText(deck.cards.count, "cards")),
        .html(orAbsent: html.introduction),
        .flag(!deck.sections.isEmpty),
        .flag(deck.sections.count >= DeckBody.fewestSectionsForContents),
        .list(body.contents),
        .flag(!body.letters.isEmpty),
        .list(body.letters),
        .list(body.groups),
        .list(downloadLinks(downloads, at: place)),
        .flag(!sheets.isEmpty),
        .list(sheets.map { .link(strings[$0.titleKey], "print/\($0.rawValue)/") }),
        neighbour(index - 1, at: place),
        neighbour(index + 1, at: place),
        Value(params),
      ])
    let head = Head(title: deck.title, description: deck.description, breadcrumbs: breadcrumbs(at: place))
    return try render(
      "deck", theme.shapes.deck, head, at: place, record, capacity: body.byteCount + 8192)
  }

  private func neighbour(_ index: Int, at place: PagePlace) -> Value {
    guard contents.decks.indices.contains(index) else { return .absent }
    let deck = contents.decks[index]
    return .link(deck.title, place.url(toFolder: deck.address))
  }
}
