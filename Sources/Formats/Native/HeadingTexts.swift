import Decks
import Markdown

/// What the headings of a deck say as plain text, quotes and dashes as they are typed.
struct HeadingTexts {
  /// The text of the heading that gives the deck its title, or nothing.
  let title: String
  /// The texts of the other headings.
  let entries: [String]
  /// The keys of the cards whose terms are given with synonyms, by their headings' indexes.
  let keys: [Int: [String]]

  /// Reads the headings of a document with some syntax.
  init(
    _ document: borrowing MarkdownDocument, _ syntax: MarkdownExtensions, title: DeckOutline.Entry?,
    _ entries: [DeckOutline.Entry], _ fields: DeckFields
  ) {
    self.title = title.map { document.plainText(ofBlock: $0.block) } ?? ""
    self.entries = entries.map { document.plainText(ofBlock: $0.block) }
    guard let separator = fields.synonyms else {
      keys = [:]
      return
    }
    var keys: [Int: [String]] = [:]
    for (index, entry) in entries.enumerated() where entry.level == fields.cardLevel {
      let terms = document.terms(
        ofHeading: entry.block, markdown: entry.markdown, extensions: syntax, by: separator)
      var seen: Set<String> = []
      let distinct = terms.map(Card.key).filter { seen.insert($0).inserted }
      if !distinct.isEmpty, distinct != [self.entries[index]] { keys[index] = distinct }
    }
    self.keys = keys
  }
}
