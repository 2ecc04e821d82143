extension Lexer {
  /// The most bytes between the signs of a tag that sets delimiters, so that a wrong one ends the search soon.
  private static let longest = 128

  /// Reads `{{=<% %>=}}` and takes the new delimiters.
  mutating func readDelimiters(from start: Int, content: Int) {
    let terminator = [UInt8(ascii: "=")] + closing
    let limit = min(bytes.count, content + Self.longest)
    guard let end = bytes.first(terminator, from: content, to: limit) else {
      return failDelimiters(from: start, content: content)
    }
    let parts = bytes[content..<end].split(whereSeparator: \.isWhiteSpace)
    guard parts.count == 2, !bytes[content..<end].contains(UInt8(ascii: "=")) else {
      return failDelimiters(from: start, content: content)
    }
    append(.delimiters, start..<end + terminator.count)
    position = end + terminator.count
    opening = Array(parts[0])
    closing = Array(parts[1])
  }

  private mutating func failDelimiters(from start: Int, content: Int) {
    guard let end = bytes.first(closing, from: content, to: bytes.count) else {
      return failUnclosed(from: start, terminator: closing, found: nil)
    }
    fail(.malformedDelimiters, at: start, resumingAt: end + closing.count)
  }
}
