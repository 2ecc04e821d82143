import Text

/// What tables cost: the cells that their rows leave out, and the steps that long rows and long headers take.
struct TableScan {
  private let limit: Int
  private var columns = 0
  private var missing = 0
  private var previous = 0..<0

  init(limit: Int) { self.limit = limit }

  /// Whether a table may be open.
  var isOpen: Bool { columns > 0 }

  /// Takes a line and gives the steps that it takes; `content` is where the marks of lists and quotations end, and
  /// the paragraph before it has some bytes and lines.
  mutating func add(
    _ line: Range<Int>, content: Int, after paragraph: (bytes: Int, lines: Int),
    in text: UnsafeBufferPointer<UInt8>, number: Int
  ) throws(MarkdownExcess) -> Int {
    let row = content..<line.upperBound
    var steps = 0
    if let count = text.delimiterRowColumns(row) ?? text.delimiterRowColumns(line) {
      guard count <= MarkdownLimits.columns else {
        throw MarkdownExcess(kind: .columns(count, limit: MarkdownLimits.columns), line: number)
      }
      columns = max(columns, count)
      // The whole paragraph is looked through for the header, and moved in memory once a line.
      steps +=
        paragraph.bytes * 40 + paragraph.bytes * paragraph.lines / 2 + rowSteps(text.cells(in: previous))
    }
    guard isOpen else { return steps }
    let cells = text.cells(in: row)
    missing += max(0, columns - cells)
    guard missing <= limit else {
      throw MarkdownExcess(kind: .missingCells(limit: limit), line: number)
    }
    return steps + rowSteps(cells)
  }

  /// Takes a line as that which may turn out to be a header.
  mutating func remember(_ line: Range<Int>) { previous = line }

  /// Ends the table.
  mutating func close() {
    columns = 0
    previous = 0..<0
  }

  /// Each cell of a row is found by going through those before it.
  private func rowSteps(_ cells: Int) -> Int { cells * cells * 2 }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of columns, where a line is such as `|---|:-:|`, which makes a table of the line before it.
  fileprivate func delimiterRowColumns(_ line: Range<Int>) -> Int? {
    guard self[line].contains(where: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ":") }) else {
      return nil
    }
    var count = 0
    var offset = line.lowerBound
    if offset < line.upperBound, self[offset] == UInt8(ascii: "|") { offset += 1 }
    while true {
      offset = firstText(in: offset..<line.upperBound)
      guard offset < line.upperBound else { return count > 0 ? count : nil }
      skip(UInt8(ascii: ":"), &offset, line.upperBound)
      let dashes = offset
      while offset < line.upperBound, self[offset] == UInt8(ascii: "-") { offset += 1 }
      guard offset > dashes else { return nil }
      skip(UInt8(ascii: ":"), &offset, line.upperBound)
      count += 1
      offset = firstText(in: offset..<line.upperBound)
      guard offset < line.upperBound else { return count > 0 ? count : nil }
      guard self[offset] == UInt8(ascii: "|") else { return nil }
      offset += 1
    }
  }

  private func skip(_ byte: UInt8, _ offset: inout Int, _ end: Int) {
    if offset < end, self[offset] == byte { offset += 1 }
  }

  /// The number of cells of a row.
  fileprivate func cells(in line: Range<Int>) -> Int {
    let bar = UInt8(ascii: "|")
    let end = textEnd(in: line)
    guard end > line.lowerBound else { return 0 }
    var bars = 0
    var offset = firstOffset(of: bar, from: line.lowerBound)
    while offset < end {
      if offset == line.lowerBound || self[offset - 1] != UInt8(ascii: "\\") { bars += 1 }
      offset = firstOffset(of: bar, from: offset + 1)
    }
    let outer = (self[line.lowerBound] == bar ? 1 : 0) + (self[end - 1] == bar ? 1 : 0)
    return Swift.max(bars + 1 - outer, 1)
  }
}
