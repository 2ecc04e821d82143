/// What stands between the terms of a heading that gives several.
public struct TermSeparator: Hashable, Sendable {
  /// The separator without white space around it; never empty.
  let bytes: [UInt8]
  /// Whether it divides only with white space on both sides.
  let needsSpace: Bool

  /// Takes a separator; nil where there is nothing but white space.
  ///
  /// White space on both sides of it is then wanted in headings too, as it always is around a word.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let first = bytes.firstIndex(where: { !$0.isSpaceOrTab }),
      let last = bytes.lastIndex(where: { !$0.isSpaceOrTab })
    else { return nil }
    let isWord = bytes[first].isLetterOrDigit || bytes[last].isLetterOrDigit
    self.init(
      Array(bytes[first...last]), needsSpace: isWord || first > 0 && last < bytes.count - 1)
  }

  init(_ bytes: [UInt8], needsSpace: Bool = false) {
    self.bytes = bytes
    self.needsSpace = needsSpace
  }

  /// The parts of a text between the separators in it.
  func parts(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    var offset = 0
    while let found = text[offset...].firstIndex(of: bytes[0]) {
      let end = found + bytes.count
      offset = found + 1
      guard text[found...].starts(with: bytes), !needsSpace || isSpaced(found..<end, in: text) else {
        continue
      }
      parts.append(text[start..<found])
      (start, offset) = (end, end)
    }
    return parts + [text[start...]]
  }

  private func isSpaced(_ place: Range<Int>, in text: [UInt8]) -> Bool {
    place.lowerBound > 0 && text[place.lowerBound - 1].isSpaceOrTab
      && place.upperBound < text.count && text[place.upperBound].isSpaceOrTab
  }
}

extension TermSeparator {
  /// What stands for the separator in a text where it divides: a scalar that is no character (U+FDD1).
  static let divider = TermSeparator([0xEF, 0xB7, 0x91])
  /// What stands for a separator with a backslash before it (U+FDD0).
  static let escaped = TermSeparator([0xEF, 0xB7, 0x90])

  /// The Markdown with each separator that has a backslash before it replaced; nil where there is none.
  func markingEscapes(in markdown: [UInt8]) -> [UInt8]? {
    var marked: [UInt8] = []
    var start = 0
    var offset = 0
    while let backslash = markdown[offset...].firstIndex(of: UInt8(ascii: "\\")) {
      offset = min(backslash + 2, markdown.count)
      guard markdown[(backslash + 1)...].starts(with: bytes) else { continue }
      marked += markdown[start..<backslash] + Self.escaped.bytes
      offset = backslash + 1 + bytes.count
      start = offset
    }
    return start == 0 ? nil : marked + markdown[start...]
  }
}

extension UInt8 {
  fileprivate var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }

  /// Whether the byte is a letter or digit of ASCII.
  fileprivate var isLetterOrDigit: Bool { 0x30...0x39 ~= self || 0x61...0x7A ~= self | 0x20 }
}
