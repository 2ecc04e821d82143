import Text

/// The text of an attribute's value: the references that Deckpress writes, resolved.
func decodingReferences(_ value: String) -> String {
  guard value.utf8.contains(UInt8(ascii: "&")) else { return value }
  var text = ""
  var rest = value[...]
  while let sign = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
    text += rest[..<sign]
    rest = rest[sign...]
    guard let (name, character) = references.first(where: { rest.hasPrefix($0.name) }) else {
      text += "&"
      rest = rest.dropFirst()
      continue
    }
    text += character
    rest = rest.dropFirst(name.count)
  }
  return text + rest
}

private let references: [(name: String, character: String)] = [
  ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
  ("&nbsp;", "\u{A0}"),
]

extension String {
  /// An attribute's value for between tags, with its references as they are.
  var escapedForText: String {
    utf8.contains(UInt8(ascii: "<"))
      ? split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;") : self
  }

  /// An attribute's value for between double quotes.
  var replacingQuotes: String {
    utf8.contains(UInt8(ascii: "\""))
      ? split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "&quot;") : self
  }
}

extension [UInt8] {
  /// The offset of the first byte that is `byte`, from one offset up to another, or that other.
  func firstOffset(of byte: UInt8, from start: Int, to end: Int) -> Int {
    withUnsafeBufferPointer { bytes in
      Swift.min(
        UnsafeBufferPointer(rebasing: bytes[..<Swift.min(end, count)]).firstOffset(of: byte, from: start), end
      )
    }
  }
}
