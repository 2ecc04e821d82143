import Text

/// One pass over the lines of a text, which finds out what would be costly in it.
///
/// It does not know which lines are code, and so takes all of them as text: it may count too much, never too little.
struct LimitScan {
  private let text: UnsafeBufferPointer<UInt8>
  private let limits: MarkdownLimits
  private var nesting = NestingScan()
  private var table: TableScan
  private var searches: SearchScan
  private var definitions = DefinitionScan()
  private var paragraph: (start: Int, line: Int)?

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    limits = MarkdownLimits(length: text.count)
    table = TableScan(limit: limits.missingCells)
    searches = SearchScan(limit: limits.steps)
  }

  mutating func run() throws(MarkdownExcess) {
    var lines = SourceLines(text)
    while let line = lines.next() { try add(line, number: lines.number) }
    try endParagraph(at: text.count)
    definitions.end(at: text.count)
    if let line = definitions.firstExcess(in: text, limit: limits.repeatedText) {
      throw MarkdownExcess(kind: .repeatedText(limit: limits.repeatedText), line: line)
    }
  }

  private mutating func add(_ line: Range<Int>, number: Int) throws(MarkdownExcess) {
    let start = text.firstText(in: line)
    guard start < line.upperBound else { return try addBlank(line) }
    var content = start
    if text[start].mayBeginContainer {
      do throws(NestingScan.TooDeep) {
        content = try nesting.content(of: line, in: text)
      } catch {
        throw MarkdownExcess(kind: .nesting(limit: MarkdownLimits.nesting), line: number)
      }
      guard content < line.upperBound else { return try addBlank(line) }
    }
    definitions.add(line, start: start, content: content, in: text, number: number)
    let (paragraphStart, firstLine) = paragraph ?? (line.lowerBound, number)
    paragraph = (paragraphStart, firstLine)
    if table.isOpen || text[content].mayBeginDelimiterRow || text[start].mayBeginDelimiterRow {
      let before = (bytes: line.lowerBound - paragraphStart, lines: number - firstLine)
      let steps = try table.add(
        start..<line.upperBound, content: content, after: before, in: text, number: number)
      try searches.add(steps, .longTables, line: number)
    }
    table.remember(line)
  }

  private mutating func addBlank(_ line: Range<Int>) throws(MarkdownExcess) {
    try endParagraph(at: line.lowerBound)
    table.close()
    definitions.addBlank(line)
  }

  private mutating func endParagraph(at end: Int) throws(MarkdownExcess) {
    guard let (start, line) = paragraph else { return }
    paragraph = nil
    guard end - start > MarkdownLimits.harmlessParagraph else { return }
    try searches.add(start..<end, in: text, line: line)
  }
}

extension UInt8 {
  /// Whether a list item, a quotation or a footnote may begin with the byte.
  fileprivate var mayBeginContainer: Bool {
    switch self {
    case UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "["),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  /// Whether the row below the header of a table may begin with the byte.
  fileprivate var mayBeginDelimiterRow: Bool {
    self == UInt8(ascii: "|") || self == UInt8(ascii: "-") || self == UInt8(ascii: ":")
  }
}
