extension [UInt8] {
  /// Appends text with each control and each change of writing direction shown by its code point, as `\u{1B}`.
  mutating func appendVisibly(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": append(contentsOf: #"\n"#.utf8)
      case "\r": append(contentsOf: #"\r"#.utf8)
      case "\t": append(contentsOf: #"\t"#.utf8)
      case _ where scalar.drivesTerminal:
        append(contentsOf: #"\u{\#(String(scalar.value, radix: 16, uppercase: true))}"#.utf8)
      default: appendUTF8(scalar)
      }
    }
  }

  /// Appends a character in UTF-8.
  mutating func appendUTF8(_ scalar: Unicode.Scalar) {
    append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would act on the character rather than show it: C0 and C1 controls, line and paragraph
  /// separators, and the bidirectional controls of UAX #9.
  var drivesTerminal: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
