/// Where the lines of a text begin: after LF, CRLF or CR (CommonMark's line ends; U+2028 is none).
///
/// Lines and columns are counted from 1, columns in bytes. A line end at the very end of the text opens a last,
/// empty line, as editors show it.
public struct LineIndex: Sendable {
  /// The text.
  public let bytes: [UInt8]
  private let starts: [Int]

  /// Finds the lines of a text, in one pass.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = bytes.withUnsafeBufferPointer { text in
      var starts = [0]
      starts.reserveCapacity(text.count / 32 + 1)
      var offset = text.firstOffset(of: LineEnds.self, from: 0)
      while offset < text.count {
        let isPair = text[offset] == 0x0D && offset + 1 < text.count && text[offset + 1] == 0x0A
        let next = offset + (isPair ? 2 : 1)
        starts.append(next)
        offset = text.firstOffset(of: LineEnds.self, from: next)
      }
      return starts
    }
  }

  /// The number of lines: at least one.
  public var count: Int { starts.count }

  /// The line that holds a byte; an offset before the text counts as its start, one behind it as its end.
  ///
  /// Logarithmic in the number of lines.
  public func line(containing offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The column of a byte in its line.
  public func column(of offset: Int) -> Int {
    min(max(offset, 0), bytes.count) - starts[line(containing: offset) - 1] + 1
  }

  /// The bytes of a line without its end; empty, at the nearer end of the text, where there is no such line.
  public func content(of line: Int) -> Range<Int> {
    let range = range(of: line)
    var end = range.upperBound
    if end > range.lowerBound, bytes[end - 1] == 0x0A { end -= 1 }
    if end > range.lowerBound, bytes[end - 1] == 0x0D { end -= 1 }
    return range.lowerBound..<end
  }

  /// The bytes of a line with its end; empty, at the nearer end of the text, where there is no such line.
  public func range(of line: Int) -> Range<Int> {
    guard line >= 1 else { return 0..<0 }
    guard line <= starts.count else { return bytes.count..<bytes.count }
    return starts[line - 1]..<(line < starts.count ? starts[line] : bytes.count)
  }
}

private enum LineEnds: ByteSet {
  @inline(__always)
  static func marks(in word: UInt64) -> UInt64 { word.marks(equalTo: 0x0A) | word.marks(equalTo: 0x0D) }

  @inline(__always)
  static func contains(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
