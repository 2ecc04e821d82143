import Decks
import Text

extension Deck {
  /// The cards as comma-separated values: `term,definition,section,tags,id`.
  ///
  /// Term and definition are exact, the section is the plain title of the innermost one. The tags are as Anki writes
  /// them, so that it imports them as tags: separated by spaces, with `_` for a space inside one and `::` between the
  /// levels. They are still the same tags when they are read back, as their slugs are the same.
  public func csv() -> [UInt8] {
    var writer = CSVWriter(
      capacity: textLength * 33 / 32 + 80 * cards.count + 100)
    for name in ["term", "definition", "section", "tags", "id"] { writer.field(name) }
    writer.endRow()
    let titles = Dictionary(sections.map { ($0.id, $0.title) }) { first, _ in first }
    let cards = cards.span
    for index in cards.indices {
      let tags = cards[index].tags
      writer.field(cards[index].term)
      writer.field(cards[index].definition)
      writer.field(cards[index].section.flatMap { titles[$0] } ?? "")
      writer.field(tags.isEmpty ? "" : tags.map(\.ankiName).joined(separator: " "))
      writer.field(cards[index].id)
      writer.endRow()
    }
    return writer.bytes
  }
}

extension Tag {
  /// The tag as Anki writes it.
  fileprivate var ankiName: String {
    let space = UInt8(ascii: " ")
    let bytes = components.joined(separator: "::").utf8.map { $0 == space ? UInt8(ascii: "_") : $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
