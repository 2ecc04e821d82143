extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Space or tab: what may stand beside a tag that has its line for itself.
  var isBlank: Bool { self == .space || self == .tab }
  /// White space inside a tag.
  var isWhiteSpace: Bool { isBlank || self == .lineFeed || self == .carriageReturn }
}

extension [UInt8] {
  /// Whether the pattern stands at a place.
  func has(_ pattern: [UInt8], at index: Int) -> Bool {
    guard index >= 0, index + pattern.count <= count else { return false }
    for offset in pattern.indices where self[index + offset] != pattern[offset] { return false }
    return true
  }

  /// The first place of a pattern, from one place to before another.
  func first(_ pattern: [UInt8], from start: Int, to end: Int) -> Int? {
    guard start < end else { return nil }
    return (start..<end).first { has(pattern, at: $0) }
  }

  /// The range without white space at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first(where: { !self[$0].isWhiteSpace }) else {
      return range.lowerBound..<range.lowerBound
    }
    let last = range.last { !self[$0].isWhiteSpace } ?? first
    return first..<last + 1
  }
}
