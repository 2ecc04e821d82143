/// Gives text without outer white space and with each inner run of it as one space.
///
/// White space is what Unicode says (`White_Space`), no-break and ideographic spaces and line ends included.
/// Text without any such run comes back as it is, without a copy.
public func collapsingWhiteSpace(_ text: String) -> String {
  guard needsCollapsing(text) else { return text }
  var collapsed: [UInt8] = []
  collapsed.reserveCapacity(text.utf8.count)
  var isAfterSpace = false
  for scalar in text.unicodeScalars {
    if scalar.properties.isWhitespace {
      isAfterSpace = true
      continue
    }
    if isAfterSpace, !collapsed.isEmpty { collapsed.append(UInt8(ascii: " ")) }
    isAfterSpace = false
    collapsed.append(scalar)
  }
  return String(decoding: collapsed, as: UTF8.self)
}

/// Whether text has nothing but white space.
public func isBlank(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy { $0 == " " || $0.properties.isWhitespace }
}

private func needsCollapsing(_ text: String) -> Bool {
  var text = text
  return text.withUTF8 { bytes in
    var wasSpace = true
    for byte in bytes {
      switch byte {
      case UInt8(ascii: " "):
        if wasSpace { return true }
        wasSpace = true
      // Tab to carriage return, and the first bytes of every other white space in UTF-8.
      case 0x09...0x0D, 0xC2, 0xE1, 0xE2, 0xE3: return true
      default: wasSpace = false
      }
    }
    return wasSpace && !bytes.isEmpty
  }
}

/// Whether two strings are the same to the byte, where `==` takes the forms of Unicode for the same.
public func hasSameBytes(_ first: String, _ second: String) -> Bool {
  var (first, second) = (first, second)
  return first.withUTF8 { left in
    second.withUTF8 { right in left.count == right.count && left.elementsEqual(right) }
  }
}
