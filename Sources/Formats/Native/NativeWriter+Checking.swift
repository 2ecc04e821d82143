import Decks
import Diagnostics
import Text

extension NativeWriter {
  /// Reads a text back and says where it is another deck than what was to be written.
  func firstDifference(between body: NativeBody, _ deck: Deck, and text: [UInt8]) -> NativeWritingError? {
    var diagnostics: [Diagnostic] = []
    let reader = NativeReader(path: "", defaultID: defaultID ?? deck.id, defaultTitle: deck.title)
    guard let read = reader.read(text, diagnostics: &diagnostics)?.deck else {
      return .deck(.readsDifferently)
    }
    for (index, card) in deck.cards.enumerated() {
      guard read.cards.indices.contains(index), isSame(read.cards[index], card, body.cards[index]) else {
        return .card(index, term: card.term, .readsDifferently)
      }
    }
    for (index, section) in deck.sections.enumerated() {
      guard read.sections.indices.contains(index), isSame(read.sections[index], section, body.sections[index])
      else {
        return .section(title: section.title, .readsDifferently)
      }
    }
    let isWhole = read.cards.count == deck.cards.count && read.sections.count == deck.sections.count
    return isWhole && hasSameHead(read, deck) && isSame(read.introduction, body.introduction)
      ? nil : .deck(.readsDifferently)
  }

  private func isSame(_ read: Card, _ card: Card, _ text: NativeBody.CardText) -> Bool {
    read.id == card.id && isSame(read.term, Card.key(for: card.term))
      && isSame(read.definition, text.definition)
      && isSame(read.front ?? "", text.front ?? "") && (read.front == nil) == (text.front == nil)
      && read.tags == card.tags.unique() && read.section == card.section && read.aliases == card.aliases
      && read.language == card.language && read.direction == card.direction && read.reversed == card.reversed
  }

  private func isSame(_ read: Section, _ section: Section, _ introduction: String) -> Bool {
    read.id == section.id && read.level == section.level && isSame(read.title, Card.key(for: section.title))
      && isSame(read.introduction, introduction)
  }

  private func hasSameHead(_ read: Deck, _ deck: Deck) -> Bool {
    read.id == deck.id && read.aliases == deck.aliases && read.title == deck.title && read.tags == deck.tags
      && read.description == deck.description && read.language == deck.language
      && read.definitionLanguage == deck.definitionLanguage && read.direction == deck.direction
      && read.definitionDirection == deck.definitionDirection && read.author == deck.author
      && read.licence == deck.licence && read.date == deck.date
  }

  private func isSame(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }
}
