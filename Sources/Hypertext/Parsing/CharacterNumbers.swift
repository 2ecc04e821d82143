import Text

extension [UInt8] {
  /// Appends HTML with U+FFFD for each number, such as `&#x110000;`, that is beyond the last character.
  ///
  /// gumbo takes such a number modulo 2^32, and then it may become any byte, one that no text can hold too.
  mutating func appendCheckingCharacterNumbers(_ html: UnsafeBufferPointer<UInt8>) {
    let ampersand = UInt8(ascii: "&")
    var copied = 0
    var offset = html.firstOffset(of: ampersand, from: 0)
    while offset < html.count {
      var next = offset + 1
      if let end = html.endOfCharacterBeyondTheLast(from: offset) {
        append(contentsOf: html.part(copied..<offset))
        append(contentsOf: "&#xFFFD;".utf8)
        copied = end
        next = end
      }
      offset = html.firstOffset(of: ampersand, from: next)
    }
    append(contentsOf: html.part(copied..<html.count))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a character's number ends that begins with the `&` at `start`, if it is one beyond the last character.
  fileprivate func endOfCharacterBeyondTheLast(from start: Int) -> Int? {
    guard start + 2 < count, self[start + 1] == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = self[start + 2] | 0x20 == UInt8(ascii: "x")
    let radix = isHexadecimal ? 16 : 10
    var offset = start + (isHexadecimal ? 3 : 2)
    var number = 0
    while offset < count, let digit = self[offset].hexadecimalDigit, digit < radix {
      number = Swift.min(number * radix + digit, 0x110000)
      offset += 1
    }
    guard number == 0x110000 else { return nil }
    return offset < count && self[offset] == UInt8(ascii: ";") ? offset + 1 : offset
  }
}

extension UInt8 {
  fileprivate var hexadecimalDigit: Int? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(self - UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(self - UInt8(ascii: "A")) + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(self - UInt8(ascii: "a")) + 10
    default: nil
    }
  }
}
