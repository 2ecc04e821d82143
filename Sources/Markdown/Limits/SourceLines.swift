import Text

/// The lines of a text, without their ends (LF, CRLF, CR), found without an index of them.
struct SourceLines {
  /// The number of the line that was given last, from 1.
  private(set) var number = 0
  private let text: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var nextReturn: Int

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    nextReturn = text.firstOffset(of: UInt8(ascii: "\r"))
  }

  mutating func next() -> Range<Int>? {
    guard offset < text.count else { return nil }
    number += 1
    let start = offset
    if nextReturn < start { nextReturn = text.firstOffset(of: UInt8(ascii: "\r"), from: start) }
    let feed = text.firstOffset(of: UInt8(ascii: "\n"), from: start)
    let end = min(feed, nextReturn)
    offset = end == nextReturn && feed == end + 1 ? end + 2 : end + 1
    return start..<end
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first byte of a line that is neither space nor tab, or its end.
  func firstText(in line: Range<Int>) -> Int {
    var offset = line.lowerBound
    while offset < line.upperBound, self[offset].isBlank { offset += 1 }
    return offset
  }

  /// The end of a line without spaces and tabs there.
  func textEnd(in line: Range<Int>) -> Int {
    var end = line.upperBound
    while end > line.lowerBound, self[end - 1].isBlank { end -= 1 }
    return end
  }
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
