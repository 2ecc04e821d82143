extension Layout {
  /// Whether the token is the first of its line.
  func startsLine(_ index: Int) -> Bool {
    guard index > 0, tokens[index - 1].isText else { return index == 0 }
    return bytes[tokens[index - 1].range.upperBound - 1] == .lineFeed
  }

  /// Whether nothing but spaces and tabs stands before a tag in its line.
  func hasBlankBefore(_ index: Int) -> Bool {
    if startsLine(index) { return true }
    let before = index - 1
    return tokens[before].isText && startsLine(before) && bytes[tokens[before].range].allSatisfy(\.isBlank)
  }

  /// Whether nothing but spaces and tabs stands after a tag in its line.
  func hasBlankAfter(_ index: Int) -> Bool {
    let after = index + 1
    guard after < tokens.count else { return true }
    guard tokens[after].isText else { return false }
    let end = blankPrefix(of: after).upperBound
    return end == tokens[after].range.upperBound ? after + 1 == tokens.count : isLineEnd(end)
  }

  /// The spaces and tabs at the start of a text.
  func blankPrefix(of index: Int) -> Range<Int> {
    let range = tokens[index].range
    return range.lowerBound..<(range.first { !bytes[$0].isBlank } ?? range.upperBound)
  }

  /// Whether a line ends at a place: at LF or CRLF.
  func isLineEnd(_ offset: Int) -> Bool {
    bytes.has([.lineFeed], at: offset) || bytes.has([.carriageReturn, .lineFeed], at: offset)
  }
}
