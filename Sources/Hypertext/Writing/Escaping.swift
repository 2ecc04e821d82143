extension [UInt8] {
  /// Appends text between tags or in double quotes as CommonMark writes it.
  ///
  /// What no parser would give again as it is becomes what it would give: U+FFFD, and a line end for a return.
  mutating func appendText(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var offset = 0
    while offset < text.count {
      guard let (length, replacement) = replacement(at: offset, in: text) else {
        offset += 1
        continue
      }
      append(contentsOf: text.part(start..<offset))
      append(contentsOf: replacement.utf8)
      offset += length
      start = offset
    }
    append(contentsOf: text.part(start..<offset))
  }

  /// Appends an attribute.
  mutating func appendAttribute(_ name: MarkupName, _ value: [UInt8], isAddress: Bool = false) {
    append(UInt8(ascii: " "))
    name.append(to: &self)
    append(contentsOf: "=\"".utf8)
    if isAddress { appendAddress(value) } else { value.withUnsafeBufferPointer { appendText($0) } }
    append(UInt8(ascii: "\""))
  }

  mutating func appendEndTag(_ name: MarkupName) {
    append(contentsOf: "</".utf8)
    name.append(to: &self)
    append(UInt8(ascii: ">"))
  }

  private func replacement(at offset: Int, in text: UnsafeBufferPointer<UInt8>) -> (length: Int, String)? {
    let byte = text[offset]
    switch byte {
    case UInt8(ascii: "&"): return (1, "&amp;")
    case UInt8(ascii: "<"): return (1, "&lt;")
    case UInt8(ascii: ">"): return (1, "&gt;")
    case UInt8(ascii: "\""): return (1, "&quot;")
    case UInt8(ascii: "\r"): return (1, "\n")
    case 0x09, 0x0A, 0x0C: return nil
    case ..<0x20, 0x7F: return (1, "\u{FFFD}")
    case ..<0xC2: return nil
    case 0xC2: return text[offset...].dropFirst().first.map { $0 < 0xA0 } == true ? (2, "\u{FFFD}") : nil
    case 0xEF...0xF4: return text[offset...].noncharacterLength.map { ($0, "\u{FFFD}") }
    // No UTF-8 text has these.
    case 0xF5...: return (1, "\u{FFFD}")
    default: return nil
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The length of the noncharacter that the text begins with, if it does: U+FDD0 to U+FDEF, and the last two of each
  /// plane.
  fileprivate var noncharacterLength: Int? {
    let bytes = Array(prefix(4))
    if bytes.count >= 3, bytes[0] == 0xEF {
      let isLast = bytes[1] == 0xBF && bytes[2] >= 0xBE
      return isLast || bytes[1] == 0xB7 && 0x90...0xAF ~= bytes[2] ? 3 : nil
    }
    guard bytes.count == 4, bytes[1] & 0x0F == 0x0F, bytes[2] == 0xBF, bytes[3] >= 0xBE else { return nil }
    return 4
  }
}
