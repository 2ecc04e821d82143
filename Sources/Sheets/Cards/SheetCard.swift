/// A card as it goes to print: its sides as rendered HTML.
public struct SheetCard: Sendable {
  /// Where it stands in its deck.
  public var index: Int
  /// The term, inline.
  public var term: [UInt8]
  /// A longer question, in blocks; empty where there is none.
  public var question: [UInt8]
  /// The definition, in blocks.
  public var definition: [UInt8]

  /// Takes the sides.
  public init(index: Int, term: [UInt8], question: [UInt8] = [], definition: [UInt8]) {
    (self.index, self.term, self.question, self.definition) = (index, term, question, definition)
  }
}

extension SheetCard {
  /// The side that asks by the term, in blocks.
  var termSide: [UInt8] {
    Array("<p class=\"dp-lead\">".utf8) + term + Array("</p>".utf8) + question
  }
}

/// Whether HTML is one paragraph and nothing else.
func isOneParagraph(_ html: [UInt8]) -> Bool {
  let (start, end) = (Array("<p>".utf8), Array("</p>".utf8))
  var text = html[...]
  while let last = text.last, last == 0x0A || last == 0x20 { text.removeLast() }
  guard text.starts(with: start), text.suffix(end.count).elementsEqual(end) else { return false }
  let inner = text.dropFirst(start.count).dropLast(end.count)
  // A paragraph holds no other; a shown formula is a block of its own.
  return !inner.indices.contains {
    inner[$0...].starts(with: end) || inner[$0...].starts(with: "display=\"block\"".utf8)
  }
}
