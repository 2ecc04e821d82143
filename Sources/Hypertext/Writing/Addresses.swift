extension [UInt8] {
  /// The address as a browser takes it: without space around it and without line ends in it.
  func trimmingAddress() -> [UInt8] {
    var end = count
    while end > 0, self[end - 1] <= 0x20 { end -= 1 }
    return self[..<end].drop { $0 <= 0x20 }.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
  }

  /// Appends an address for a quoted attribute; what an address cannot hold is percent-encoded, as CommonMark does.
  mutating func appendAddress(_ address: some Sequence<UInt8>) {
    for byte in address { appendAddress(byte) }
  }

  private mutating func appendAddress(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): append(contentsOf: "&amp;".utf8)
    case UInt8(ascii: "'"): append(contentsOf: "&#x27;".utf8)
    default:
      if byte.isAllowedInAddress { append(byte) } else { appendPercentEncoded(byte) }
    }
  }

  fileprivate mutating func appendPercentEncoded(_ byte: UInt8) {
    append(UInt8(ascii: "%"))
    for digit in [byte >> 4, byte & 0x0F] { append(digit < 10 ? 0x30 + digit : 0x37 + digit) }
  }
}

/// An address as one of several in an attribute, where spaces and commas divide them; it is still to be escaped.
func encodingAddress(_ address: String, alsoCommas: Bool) -> [UInt8] {
  var encoded: [UInt8] = []
  for byte in address.utf8 {
    let isAllowed = byte.isAllowedInAddress || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "'")
    if isAllowed && !(alsoCommas && byte == UInt8(ascii: ",")) {
      encoded.append(byte)
    } else {
      encoded.appendPercentEncoded(byte)
    }
  }
  return encoded
}

/// The last part of an address's path, as a name for what has none.
func fileName(of address: [UInt8]) -> [UInt8] {
  let path = address.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
  return path.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? address
}

extension UInt8 {
  /// Whether it stands in an address as it is: what RFC 3986 allows but brackets, `&` and `'` aside.
  fileprivate var isAllowedInAddress: Bool {
    if isLetterOrDigit { return true }
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ":"),
      UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "!"),
      UInt8(ascii: "$"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "%"):
      return true
    default: return false
    }
  }
}
