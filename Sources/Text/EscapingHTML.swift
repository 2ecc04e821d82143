extension [UInt8] {
  /// Appends text so that it reads the same in HTML, between tags and in a quoted attribute.
  ///
  /// Control characters that HTML forbids become U+FFFD. Runs without a special character are copied whole.
  public mutating func appendEscapingHTML(_ text: String) {
    var text = text
    text.withUTF8 { appendEscapingHTML($0) }
  }

  /// Appends UTF-8 text so that it reads the same in HTML, between tags and in a quoted attribute.
  public mutating func appendEscapingHTML(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < text.count {
      let special = text.firstOffset(of: HTMLSpecials(), from: start)
      append(contentsOf: text.part(start..<special))
      guard special < text.count else { return }
      append(HTMLSpecials.reference(for: text[special]))
      start = special + 1
    }
  }
}

/// The characters that mean something in HTML text or in a quoted attribute, and control characters, of which HTML
/// allows white space alone.
private struct HTMLSpecials: ByteSet {
  @inline(__always)
  func marks(in word: UInt64) -> UInt64 {
    // `&` and `'` are 0x26 and 0x27; `<` and `>` are 0x3C and 0x3E.
    (word & UInt64(repeating: 0xFE)).marks(equalTo: 0x26)
      | (word & UInt64(repeating: 0xFD)).marks(equalTo: 0x3C)
      | word.marks(equalTo: 0x22) | (word & UInt64(repeating: 0xE0)).marks(equalTo: 0)
      | word.marks(equalTo: 0x7F)
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte & 0xFE == 0x26 || byte & 0xFD == 0x3C || byte == 0x22 || byte < 0x20 || byte == 0x7F
  }

  static func reference(for byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case UInt8(ascii: "\t"): "\t"
    case UInt8(ascii: "\n"): "\n"
    case UInt8(ascii: "\r"): "\r"
    case 0x0C: "\u{0C}"
    default: "\u{FFFD}"
    }
  }
}
