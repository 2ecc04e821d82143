/// How deep lists, quotations and footnotes can be in one another.
///
/// What is inside another one begins in a later column, so the columns of the marks that are open form a stack.
struct NestingScan {
  struct TooDeep: Error {}

  private var columns: [Int] = []

  /// Takes the marks at the start of a line, and gives the offset of what follows them.
  mutating func content(of line: Range<Int>, in text: UnsafeBufferPointer<UInt8>) throws(TooDeep) -> Int {
    var column = 0
    var offset = line.lowerBound
    var isFirst = true
    while true {
      while offset < line.upperBound, text[offset].isBlank {
        column = text[offset] == UInt8(ascii: "\t") ? (column / 4 + 1) * 4 : column + 1
        offset += 1
      }
      guard let length = text.containerMark(in: offset..<line.upperBound) else { return offset }
      if isFirst { while let last = columns.last, last >= column { columns.removeLast() } }
      isFirst = false
      columns.append(column)
      guard columns.count <= MarkdownLimits.nesting else { throw TooDeep() }
      offset += length
      column += length
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The length of the mark of a quotation, list item or footnote at the start of a range.
  fileprivate func containerMark(in range: Range<Int>) -> Int? {
    guard let first = range.first else { return nil }
    switch self[first] {
    case UInt8(ascii: ">"): return 1
    case UInt8(ascii: "+"): return isMarkEnd(first + 1, in: range) ? 1 : nil
    case UInt8(ascii: "-"), UInt8(ascii: "*"):
      return isMarkEnd(first + 1, in: range) && !isThematicBreak(range) ? 1 : nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let end = self[range].prefix(10).firstIndex { $0 &- UInt8(ascii: "0") > 9 } ?? range.upperBound
      guard end < range.upperBound, self[end] == UInt8(ascii: ".") || self[end] == UInt8(ascii: ")"),
        isMarkEnd(end + 1, in: range)
      else { return nil }
      return end + 1 - first
    case UInt8(ascii: "["): return noteMark(in: range)
    default: return nil
    }
  }

  /// The length of `[^label]:` at the start of a range.
  func noteMark(in range: Range<Int>) -> Int? {
    guard range.count > 4, self[range.lowerBound + 1] == UInt8(ascii: "^"),
      let end = self[range].firstIndex(of: UInt8(ascii: "]")), end > range.lowerBound + 2,
      end + 1 < range.upperBound, self[end + 1] == UInt8(ascii: ":")
    else { return nil }
    return end + 2 - range.lowerBound
  }

  private func isMarkEnd(_ offset: Int, in range: Range<Int>) -> Bool {
    offset >= range.upperBound || self[offset].isBlank
  }

  private func isThematicBreak(_ range: Range<Int>) -> Bool {
    let mark = self[range.lowerBound]
    var count = 0
    for byte in self[range] {
      if byte == mark { count += 1 } else if !byte.isBlank { return false }
    }
    return count >= 3
  }
}
