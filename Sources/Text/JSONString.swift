extension [UInt8] {
  /// Appends text as a JSON string (RFC 8259), quoted.
  ///
  /// Only `"`, `\` and control characters are escaped; everything else, `/` too, stays raw UTF-8.
  public mutating func appendJSONString(_ text: String) {
    var text = text
    text.withUTF8 { appendJSONString($0) }
  }

  /// Appends UTF-8 text as a JSON string.
  public mutating func appendJSONString(_ text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { appendJSONString($0) }
  }

  /// Appends UTF-8 text as a JSON string.
  public mutating func appendJSONString(_ text: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    var start = 0
    while start < text.count {
      let special = text.firstOffset(of: JSONSpecials.self, from: start)
      append(contentsOf: text.part(start..<special))
      guard special < text.count else { break }
      appendJSONEscape(of: text[special])
      start = special + 1
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func appendJSONEscape(of byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\n"): append(UInt8(ascii: "n"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
    case UInt8(ascii: "\t"): append(UInt8(ascii: "t"))
    case UInt8(ascii: "\r"): append(UInt8(ascii: "r"))
    case 0x08: append(UInt8(ascii: "b"))
    case 0x0C: append(UInt8(ascii: "f"))
    default:
      append("u00")
      append(Self.hexDigit(byte >> 4))
      append(Self.hexDigit(byte & 15))
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
  }
}

/// The characters that a JSON string cannot hold as they are.
private enum JSONSpecials: ByteSet {
  @inline(__always)
  static func marks(in word: UInt64) -> UInt64 {
    word.marks(below: 0x20) | word.marks(equalTo: UInt8(ascii: "\""))
      | word.marks(equalTo: UInt8(ascii: "\\"))
  }

  @inline(__always)
  static func contains(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }
}
