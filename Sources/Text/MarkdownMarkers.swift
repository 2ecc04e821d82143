extension UnsafeBufferPointer<UInt8> {
  /// The byte to escape so that the start of the text is no heading, quote, list item, rule or underline.
  var leadingBlockMarker: Int? {
    switch first {
    case UInt8(ascii: ">"): return 0
    case UInt8(ascii: "#"): return isMarkerEnd(at: runEnd(of: UInt8(ascii: "#"))) ? 0 : nil
    case UInt8(ascii: "-"):
      return isMarkerEnd(at: 1) || allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") } ? 0 : nil
    case UInt8(ascii: "="): return runEnd(of: UInt8(ascii: "=")) == count ? 0 : nil
    case UInt8(ascii: "+"): return isMarkerEnd(at: 1) ? 0 : nil
    default:
      let end = prefix { $0 &- UInt8(ascii: "0") < 10 }.count
      return (1...9).contains(end) && hasByte(of: ".)", at: end) && isMarkerEnd(at: end + 1) ? end : nil
    }
  }

  /// The byte to escape so that a run of `#` at the end closes no heading.
  var closingHeadingSequence: Int? {
    guard let before = lastIndex(where: { $0 != UInt8(ascii: "#") }) else { return isEmpty ? nil : 0 }
    return before + 1 < count && self[before] == UInt8(ascii: " ") ? before + 1 : nil
  }

  /// Whether a character reference (`&amp;`, `&#38;`, `&#x26;`) may stand at the offset.
  func hasEntity(at offset: Int) -> Bool {
    let name = self[(offset + 1)...].prefix(40)
    guard let end = name.firstIndex(of: UInt8(ascii: ";")), end > offset + 1 else { return false }
    return name[..<end].allSatisfy { byte in
      (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "#")
    }
  }

  /// Whether one of some ASCII bytes stands at the offset.
  func hasByte(of set: StaticString, at offset: Int) -> Bool {
    guard indices.contains(offset) else { return false }
    return set.withUTF8Buffer { $0.contains(self[offset]) }
  }

  /// Whether some bytes stand at the offset.
  func hasBytes(_ bytes: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset <= count else { return false }
    return bytes.withUTF8Buffer { self[offset...].starts(with: $0) }
  }

  private func runEnd(of byte: UInt8) -> Int { firstIndex { $0 != byte } ?? count }

  private func isMarkerEnd(at offset: Int) -> Bool { offset >= count || self[offset] == UInt8(ascii: " ") }
}
