import Decks

@testable import Sheets

extension Deck {
  /// A deck of terms and definitions, in sections where a term has the form `section: term`.
  static func sample(_ cards: [(term: String, definition: String)]) -> Deck {
    var sections: [Section] = []
    let made = cards.enumerated().map { index, card in
      let parts = card.term.split(separator: ": ", maxSplits: 1).map(String.init)
      if parts.count == 2, sections.last?.title != parts[0] {
        sections.append(Section(id: "s\(sections.count)", title: parts[0], titleMarkdown: parts[0], level: 1))
      }
      return Card(
        id: "c\(index)", term: parts[parts.count - 1], termMarkdown: parts[parts.count - 1],
        definition: card.definition,
        tags: [Tag("even"), Tag("odd/\(index)")].compactMap(\.self).suffix(index % 2 + 0),
        section: parts.count == 2 ? sections.last?.id : nil)
    }
    return Deck(id: "sample", title: "Sample", sections: sections, cards: made)
  }

  /// Its cards, as they would be rendered.
  var sheetCards: [SheetCard] {
    cards.enumerated().map { index, card in
      SheetCard(
        index: index, term: Array(card.term.utf8),
        definition: card.definition.isEmpty ? [] : Array("<p>\(card.definition)</p>\n".utf8))
    }
  }

  /// Cards with numbers for terms.
  static func numbers(_ count: Int) -> Deck {
    sample((0..<count).map { ("term \($0)", "definition \($0)") })
  }
}

func printed(_ html: String) -> PrintedText { PrintedText(Array(html.utf8)) { Array("here/\($0)".utf8) } }

extension [UInt8] {
  var text: String { String(decoding: self, as: UTF8.self) }
}
