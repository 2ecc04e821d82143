import Decks
import Formats
import Mustache

/// What a deck's page shows of sections and cards.
struct DeckBody {
  /// From how many sections on there is a table of contents.
  static let fewestSectionsForContents = 3

  /// The sections for a table of contents, in order.
  private(set) var contents: [Value] = []
  /// The letters to jump to.
  private(set) var letters: [Value] = []
  /// The sections with their cards.
  private(set) var groups: [Value] = []
  /// About how many bytes of a page this will be.
  private(set) var byteCount = 0

  /// Sorts cards into sections.
  ///
  /// - Parameter tagLinks: The links for tags, which is asked once for cards in a row with the same tags.
  init(_ deck: Deck, _ html: DeckHTML, _ strings: InterfaceStrings, tagLinks: @escaping ([Tag]) -> [Value]) {
    let outline = SectionTree(deck)
    var cards = CardValues(deck, tagLinks: tagLinks)
    let all = deck.cards.span
    for (section, members) in outline.groups where section != nil || !members.isEmpty {
      var values: [Value] = []
      values.reserveCapacity(members.count)
      for index in members {
        values.append(
          cards.value(all[index], at: index, index < html.cards.count ? html.cards[index] : nil))
      }
      groups.append(Self.group(section, values, deck, html, outline))
    }
    byteCount = cards.byteCount
    if deck.sections.count >= Self.fewestSectionsForContents {
      contents = deck.sections.indices.map { Self.item($0, deck, outline, strings) }
    }
    if deck.sections.isEmpty {
      letters = letterIndex(deck.cards).map {
        .link(String(Character($0.letter)), PagePlace.fragment(deck.cards[$0.card].id))
      }
    }
  }

  private static func group(
    _ section: Int?, _ cards: [Value], _ deck: Deck, _ html: DeckHTML, _ outline: SectionTree
  ) -> Value {
    guard let section else {
      return .record(Record(PageShapes.group, [.absent, .absent, .absent, .absent, .list(cards)]))
    }
    let rendered = section < html.sections.count ? html.sections[section] : nil
    return .record(
      Record(
        PageShapes.group,
        [
          .text(deck.sections[section].id),
          .html(orAbsent: rendered?.title),
          .number(outline.levels[section]),
          .html(orAbsent: rendered?.introduction),
          .list(cards),
        ]))
  }

  private static func item(
    _ section: Int, _ deck: Deck, _ outline: SectionTree, _ strings: InterfaceStrings
  ) -> Value {
    .record(
      Record(
        PageShapes.sectionItem,
        [
          .text(deck.sections[section].title),
          .text(PagePlace.fragment(deck.sections[section].id)),
          .number(outline.levels[section]),
          .text(strings.countText(outline.counts[section], "cards")),
        ]))
  }
}
