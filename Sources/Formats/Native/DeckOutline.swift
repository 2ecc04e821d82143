import Markdown

/// A deck's headings, and the lines and blocks that belong to each.
struct DeckOutline {
  /// A heading at or above the card level, with what stands below it.
  struct Entry {
    /// The level of the heading.
    var level: Int
    /// The heading's Markdown, without attributes.
    var markdown: String
    /// What the author wrote in braces.
    var attributes: HeadingAttributes?
    /// Where the heading is among the document's blocks.
    var block: Int
    /// The first line of the heading, as the Markdown parser counts.
    var line: Int
    /// The last line of the heading.
    var headingEnd: Int
    /// The blocks below the heading.
    var blocks: Range<Int>
    /// The lines below the heading.
    var body: ClosedRange<Int>?
  }

  /// Blocks that follow each other, and their lines.
  struct Span {
    var blocks: Range<Int>
    var lines: ClosedRange<Int>?
  }

  /// What stands before the first entry, and after a title that was taken out.
  var introduction: [Span]
  /// The entries in order.
  var entries: [Entry]

  /// Divides a document by the headings that the draft had.
  init(
    _ document: borrowing MarkdownDocument, headings: [HeadingDraft],
    attributes: [Int: (String, HeadingAttributes)], cardLevel: Int, lines source: SourceLines
  ) {
    let blocks = document.blocks
    introduction = [Span(blocks: 0..<blocks.count, lines: lines(1, source.last))]
    entries = []
    var heading = 0
    for (block, found) in blocks.enumerated() {
      guard case .heading(let level) = found.kind, heading < headings.count else { continue }
      defer { heading += 1 }
      guard level <= cardLevel else { continue }
      let draft = headings[heading]
      var line = draft.line
      var end = draft.line
      if draft.isSetext {
        end = document.underline(ofHeading: block, isUnderline: source.isUnderline)
        // The paragraph may begin with reference definitions, which are the card's before.
        line = max(draft.line, end - draft.lineCount)
      }
      close(at: line, block: block)
      let (text, braces) = attributes[heading].map { ($0.0, Optional($0.1)) } ?? (draft.text, nil)
      entries.append(
        Entry(
          level: level, markdown: text, attributes: braces, block: block, line: line, headingEnd: end,
          blocks: block + 1..<blocks.count, body: lines(end + 1, source.last)))
    }
  }

  /// Ends what is open before a heading.
  private mutating func close(at line: Int, block: Int) {
    guard let last = entries.indices.last else {
      introduction = [Span(blocks: 0..<block, lines: lines(1, line - 1))]
      return
    }
    entries[last].blocks = entries[last].block + 1..<block
    entries[last].body = lines(entries[last].headingEnd + 1, line - 1)
  }
}

extension DeckOutline {
  /// Takes out the heading that gives the deck its title: the first one of the text, where it is above the card
  /// level.
  mutating func takeTitle(cardLevel: Int, blocks: [MarkdownDocument.Block]) -> Entry? {
    guard let first = entries.first, first.level < cardLevel,
      !blocks[..<first.block].contains(where: \.isHeading)
    else {
      return nil
    }
    entries.removeFirst()
    introduction.append(Span(blocks: first.blocks, lines: first.body))
    return first
  }
}

extension MarkdownDocument.Block {
  var isHeading: Bool {
    if case .heading = kind { true } else { false }
  }
}

extension HeadingDraft {
  /// How many lines the heading's text takes.
  fileprivate var lineCount: Int { text.utf8.count { $0 == 0x0A } + 1 }
}
