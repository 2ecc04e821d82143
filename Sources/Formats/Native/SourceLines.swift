import Text

/// The lines of a deck's file, by the numbers that the Markdown parser gives them.
struct SourceLines {
  private let index: LineIndex
  private let hasCarriageReturns: Bool
  /// How many lines of the file stand before the Markdown.
  let offset: Int

  private let start: Int

  /// Finds the lines of a file whose Markdown begins with a line, at a byte.
  init(_ bytes: [UInt8], firstLine: Int, start: Int) {
    index = LineIndex(bytes)
    self.start = start
    hasCarriageReturns =
      bytes.withUnsafeBufferPointer { $0.firstOffset(of: UInt8(ascii: "\r"), from: 0) } < bytes.count
    offset = firstLine - 1
  }

  /// The number of the last line.
  var last: Int { index.count - offset }

  /// The line of the file.
  func fileLine(_ line: Int) -> Int { line + offset }

  /// How many bytes the file has.
  var byteCount: Int { index.bytes.count }

  /// The bytes of a line, without its end.
  func bytes(_ line: Int) -> ArraySlice<UInt8> { index.bytes[content(line)] }

  /// How often a byte stands in the file.
  func count(of byte: UInt8) -> Int {
    index.bytes.withUnsafeBufferPointer { text in
      var count = 0
      var offset = text.firstOffset(of: byte, from: 0)
      while offset < text.count {
        count += 1
        offset = text.firstOffset(of: byte, from: offset + 1)
      }
      return count
    }
  }

  /// The Markdown of some lines, with LF between them, without blank lines at the ends.
  func text(_ lines: ClosedRange<Int>?) -> String {
    guard let lines, let first = lines.first(where: { !isBlank($0) }),
      let last = lines.last(where: { !isBlank($0) })
    else { return "" }
    let start = content(first).lowerBound
    guard hasCarriageReturns else {
      return String(decoding: index.bytes[start..<content(last).upperBound], as: UTF8.self)
    }
    let parts = (first...last).map { index.bytes[content($0)] }
    return String(decoding: Array(parts.joined(separator: [0x0A])), as: UTF8.self)
  }

  /// The last line that is not blank, or nil where all are.
  func lastLineWithText(in lines: ClosedRange<Int>?) -> Int? { lines?.last { !isBlank($0) } }

  /// The bytes of a line; those of the first one begin after a byte-order mark.
  private func content(_ line: Int) -> Range<Int> {
    let content = index.content(of: line + offset)
    return line == 1 ? content.clamped(to: start..<max(start, content.upperBound)) : content
  }

  private func isBlank(_ line: Int) -> Bool {
    index.bytes[content(line)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Whether a line could underline a heading.
  func isUnderline(_ line: Int) -> Bool {
    let bytes = index.bytes[content(line)]
    let indent = bytes.prefix { $0 == 0x20 }.count
    let marks = bytes.dropFirst(indent)
    guard indent <= 3, let mark = marks.first, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-") else {
      return false
    }
    return marks.drop { $0 == mark }.allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}

/// A range of lines, or nil where it holds none.
func lines(_ first: Int, _ last: Int) -> ClosedRange<Int>? { first <= last ? first...last : nil }
