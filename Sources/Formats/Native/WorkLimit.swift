import Text

/// Finds what would keep the Markdown parser busy for hours: few bytes for which it takes quadratic time or memory.
///
/// Decks that people write are far below each limit. Linear in the length of the text.
struct WorkLimit {
  /// A place that is refused, by the parser's line.
  struct Excess: Equatable {
    var line: Int
    var what: String
  }

  /// Lists and quotes in each other on one line.
  static let depth = 100
  /// Columns of one table.
  static let columns = 500
  /// Cells that a table's rows are filled up to, where they are more than the text has bytes.
  static let cells = 200_000
  /// The bytes that are looked at for the ends of `<?` or `<!`, or of addresses with `@`, in one run of lines.
  static let lookingAhead = (tags: 500_000_000, addresses: 20_000_000_000)

  /// The first excess in a text, or nil.
  static func excess(in lines: SourceLines) -> Excess? {
    var columns = 0
    var cells = 0
    for line in lines.all {
      let bytes = lines.bytes(line)
      guard let first = bytes.first(where: { $0 != 0x20 && $0 != 0x09 }) else {
        columns = 0
        continue
      }
      if columns > 1 {
        cells += columns
        if cells > max(Self.cells, lines.byteCount) {
          return Excess(
            line: line, what: "the rows of this table have far fewer cells than its \(columns) columns")
        }
      }
      guard marks.contains(first) else { continue }
      if depth(of: bytes) > Self.depth {
        return Excess(
          line: line, what: "this line opens more than \(Self.depth) lists and quotes in each other")
      }
      if let found = delimiters(in: bytes) { columns = found }
      if columns > Self.columns {
        return Excess(line: line, what: "this table has \(columns) columns, and \(Self.columns) are the most")
      }
    }
    return longSearch(in: lines)
  }

  /// The bytes with which a list, a quote or the second row of a table begins.
  private static let marks = Array("-+*>|:0123456789".utf8)

  /// How many lists and quotes the line opens; none where it is a thematic break.
  private static func depth(of line: ArraySlice<UInt8>) -> Int {
    var depth = 0
    var isRule = true
    var previous: UInt8 = 0x20
    for (offset, byte) in zip(line.indices, line) {
      let isLast = offset + 1 == line.endIndex || line[offset + 1] == 0x20 || line[offset + 1] == 0x09
      switch byte {
      case 0x20, 0x09: break
      case UInt8(ascii: ">"):
        depth += 1
        isRule = false
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
        guard isLast else { return depth }
        depth += 1
      case 0x30...0x39: isRule = false
      case UInt8(ascii: "."), UInt8(ascii: ")"):
        guard isLast, (0x30...0x39).contains(previous) else { return depth }
        depth += 1
      default: return depth
      }
      previous = byte
    }
    return isRule ? 0 : depth
  }

  /// The columns that the second row of a table gives, or nil where the line is no such row.
  private static func delimiters(in line: ArraySlice<UInt8>) -> Int? {
    var bars = 0
    for byte in line {
      switch byte {
      case UInt8(ascii: "|"): bars += 1
      case UInt8(ascii: "-"), UInt8(ascii: ":"), UInt8(ascii: ">"), 0x20, 0x09: continue
      default: return nil
      }
    }
    return bars > 0 ? bars + 1 : nil
  }

  /// The first run of lines without a blank one in which the parser looks for too many ends.
  private static func longSearch(in lines: SourceLines) -> Excess? {
    guard lines.mayHoldLongSearch else { return nil }
    var run = (line: 1, bytes: 0, tags: 0, addresses: 0)
    for line in lines.all {
      let bytes = lines.bytes(line)
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { run = (line + 1, 0, 0, 0) }
      run.bytes += bytes.count
      for (byte, next) in zip(bytes, bytes.dropFirst()) where byte == UInt8(ascii: "<") {
        if next == UInt8(ascii: "?") || next == UInt8(ascii: "!") { run.tags += 1 }
      }
      run.addresses += bytes.count { $0 == UInt8(ascii: "@") }
      if run.tags * run.bytes > lookingAhead.tags || run.addresses * run.bytes > lookingAhead.addresses {
        let what = run.tags * run.bytes > lookingAhead.tags ? "`<?` and `<!`" : "`@`"
        return Excess(line: run.line, what: "the paragraph that begins here holds too many \(what)")
      }
    }
    return nil
  }
}

extension SourceLines {
  /// The numbers of all lines.
  fileprivate var all: Range<Int> { 1..<max(1, last + 1) }

  /// Whether the file has so many of the marks that looking for their ends could take long.
  fileprivate var mayHoldLongSearch: Bool {
    count(of: UInt8(ascii: "@")) > 10_000 || count(of: UInt8(ascii: "<")) > 1_000
  }
}
