import Text

extension Card {
  /// The key that a term has in the dictionary: its text with single spaces, in NFC.
  public static func key(for term: String) -> String { nfc(collapsingWhiteSpace(term)) }

  /// The value that a definition has in the dictionary: line ends as LF, outer blank lines removed, otherwise to the
  /// byte.
  public static func value(for definition: String) -> String {
    var definition = definition
    return definition.withUTF8 { text in
      guard !text.isNormalDefinition else { return nil }
      return LineIndex(Array(text)).normalDefinition()
    } ?? definition
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether there is no CR and no blank line at an end, as in nearly every definition.
  fileprivate var isNormalDefinition: Bool {
    guard let first, let last else { return true }
    let isPlainStart = first > UInt8(ascii: " ") || first == UInt8(ascii: " ") && !hasBlankFirstLine
    return isPlainStart && last > UInt8(ascii: " ") && firstOffset(of: UInt8(ascii: "\r")) == count
  }

  private var hasBlankFirstLine: Bool {
    guard let end = firstIndex(where: { $0 != UInt8(ascii: " ") }) else { return true }
    return self[end] < UInt8(ascii: " ")
  }
}

extension LineIndex {
  fileprivate func normalDefinition() -> String {
    let lines = (1...count).map { bytes[content(of: $0)] }
    func hasText(_ line: ArraySlice<UInt8>) -> Bool { line.contains { $0 != 0x20 && $0 != 0x09 } }
    guard let first = lines.firstIndex(where: hasText), let last = lines.lastIndex(where: hasText) else {
      return ""
    }
    return String(decoding: Array(lines[first...last].joined(separator: [0x0A])), as: UTF8.self)
  }
}
