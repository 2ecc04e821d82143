import Decks
import Markdown
import Text

/// The parts of a deck as they are written, each so that it stays where it is.
struct NativeBody {
  /// A card's longer question and its definition.
  struct CardText {
    var front: String?
    var definition: String
  }

  let introduction: String
  let sections: [String]
  let cards: [CardText]

  init(_ deck: Deck, _ layout: NativeLayout) throws(NativeWritingError) {
    let level = layout.cardLevel
    guard let introduction = containedMarkdown(deck.introduction, cardLevel: level) else {
      throw .deck(.readsDifferently)
    }
    self.introduction = introduction
    var sections: [String] = []
    for section in deck.sections {
      guard let text = containedMarkdown(section.introduction, cardLevel: level) else {
        throw .section(title: section.title, .readsDifferently)
      }
      sections.append(text)
    }
    self.sections = sections
    var cards: [CardText] = []
    cards.reserveCapacity(deck.cards.count)
    for (index, card) in deck.cards.enumerated() {
      let front = card.front.map { containedMarkdown($0, cardLevel: level) }
      guard let definition = containedMarkdown(card.definition, cardLevel: level), front != .some(nil) else {
        throw .card(index, term: card.term, .readsDifferently)
      }
      cards.append(CardText(front: front ?? nil, definition: definition))
    }
    self.cards = cards
  }
}

/// Gives Markdown that neither ends a card nor goes on behind it, or nil where that cannot be had.
///
/// Headings at or above the card level are escaped; a code block or an HTML block without an end gets one.
func containedMarkdown(_ markdown: String, cardLevel: Int) -> String? {
  let text = Card.value(for: markdown)
  guard text.utf8.contains(where: \.mayBeginOpenBlock) else { return text }
  guard let escaped = escapingHeadings(Array(text.utf8), cardLevel: cardLevel) else { return nil }
  let ends = [[]] + blockEnds(for: escaped)
  return ends.lazy.map { escaped + $0 }.first { isClosed($0, cardLevel: cardLevel) }.map {
    String(decoding: $0, as: UTF8.self)
  }
}

private func escapingHeadings(_ bytes: [UInt8], cardLevel: Int) -> [UInt8]? {
  var bytes = bytes
  // An escape may join paragraphs, and so bring out another heading.
  for _ in 0..<16 {
    guard (try? checkMarkdownLimits(of: bytes[...])) != nil else { return nil }
    let draft = MarkdownDraft(bytes[...], extensions: DeckFields().syntax())
    let headings = draft.headings
    guard headings.contains(where: { $0.level <= cardLevel }) else { return bytes }
    let document = draft.finish()
    let blocks = document.blocks.indices.filter { document.blocks[$0].isHeading }
    let lines = LineIndex(bytes)
    let source = SourceLines(bytes, firstLine: 1, start: 0)
    for (heading, block) in zip(headings, blocks).reversed() where heading.level <= cardLevel {
      let line =
        heading.isSetext
        ? document.underline(ofHeading: block, isUnderline: source.isUnderline) : heading.line
      let content = lines.content(of: line)
      let mark = bytes[content].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? content.lowerBound
      bytes.insert(UInt8(ascii: "\\"), at: mark)
    }
  }
  return nil
}

/// Whether a heading behind the text is one, and the text itself has none at the card level or above.
private func isClosed(_ bytes: [UInt8], cardLevel: Int) -> Bool {
  let lineEnds = bytes.count { $0 == 0x0A }
  let probe = bytes + Array("\n\n# x\n".utf8)
  let headings = MarkdownDraft(probe[...], extensions: DeckFields().syntax()).headings.filter {
    $0.level <= cardLevel
  }
  return headings.count == 1 && headings[0].line == lineEnds + 3
}

/// What may end the block that a text leaves open: fences as long as any run in it, and the ends of HTML blocks.
private func blockEnds(for bytes: [UInt8]) -> [[UInt8]] {
  let fences = ["`", "~"].flatMap(\.utf8).map { mark in
    [0x0A] + Array(repeating: mark, count: max(3, longestRun(of: mark, in: bytes)))
  }
  let ends = ["-->", "?>", "]]>", ">", "</script>", "</pre>", "</style>", "</textarea>"]
  return fences + ends.map { [0x0A] + Array($0.utf8) }
}

private func longestRun(of byte: UInt8, in bytes: [UInt8]) -> Int {
  var longest = 0
  var run = 0
  for next in bytes {
    run = next == byte ? run + 1 : 0
    longest = max(longest, run)
  }
  return longest
}

extension UInt8 {
  /// Whether a heading, a fence or an HTML block may begin with the byte.
  fileprivate var mayBeginOpenBlock: Bool {
    switch self {
    case UInt8(ascii: "#"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "`"), UInt8(ascii: "~"),
      UInt8(ascii: "<"):
      true
    default: false
    }
  }
}
