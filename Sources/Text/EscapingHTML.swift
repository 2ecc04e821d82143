extension [UInt8] {
  /// Appends text so that it reads the same in HTML, between tags and in a quoted attribute.
  ///
  /// Runs without a special character are copied whole.
  public mutating func appendEscapingHTML(_ text: String) {
    var text = text
    text.withUTF8 { appendEscapingHTML($0) }
  }

  /// Appends UTF-8 text so that it reads the same in HTML, between tags and in a quoted attribute.
  public mutating func appendEscapingHTML(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in text.indices where Self.isSpecialInHTML(text[index]) {
      append(contentsOf: text[start..<index])
      append(Self.htmlReference(for: text[index]))
      start = index + 1
    }
    append(contentsOf: text[start...])
  }

  private static func isSpecialInHTML(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
  }

  private static func htmlReference(for byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: "&#39;"
    }
  }
}

extension [UInt8] {
  /// Appends the bytes of a literal.
  @inlinable
  public mutating func append(_ literal: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }
}
