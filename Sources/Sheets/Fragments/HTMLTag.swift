/// A tag in a buffer of HTML.
struct HTMLTag {
  enum Kind { case start, end, comment, none }

  let kind: Kind
  let start: Int
  /// Behind the tag; for `none`, behind the sign that begins no tag.
  let end: Int
  let name: Range<Int>
  let isSelfClosing: Bool

  /// Reads what begins with `<`.
  init(_ bytes: [UInt8], at start: Int, end: Int) {
    self.start = start
    var offset = start + 1
    let isEnd = offset < end && bytes[offset] == UInt8(ascii: "/")
    if isEnd { offset += 1 }
    guard offset < end, bytes[offset].isLetter else {
      name = start..<start
      isSelfClosing = false
      let isComment =
        offset < end && !isEnd && (bytes[offset] == UInt8(ascii: "!") || bytes[offset] == UInt8(ascii: "?"))
      kind = isComment ? .comment : .none
      self.end = isComment ? Self.endOfComment(bytes, from: offset, to: end) : start + 1
      return
    }
    let nameStart = offset
    while offset < end, !bytes[offset].isSpace, bytes[offset] != UInt8(ascii: ">"),
      bytes[offset] != UInt8(ascii: "/")
    {
      offset += 1
    }
    name = nameStart..<offset
    var quote: UInt8 = 0
    while offset < end {
      let byte = bytes[offset]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
      offset += 1
    }
    isSelfClosing = offset < end && bytes[offset - 1] == UInt8(ascii: "/")
    kind = isEnd ? .end : .start
    self.end = min(end, offset + 1)
  }

  /// Where a comment ends that begins at an exclamation or a question mark, or what HTML takes for one.
  private static func endOfComment(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    let dash = UInt8(ascii: "-")
    var offset = start
    let isProper = start + 2 < end && bytes[start + 1] == dash && bytes[start + 2] == dash
    while offset < end {
      offset = bytes.firstOffset(of: UInt8(ascii: ">"), from: offset, to: end)
      if !isProper || offset >= end
        || offset >= start + 3 && bytes[offset - 1] == dash && bytes[offset - 2] == dash
      {
        return min(end, offset + 1)
      }
      offset += 1
    }
    return end
  }
}

extension HTMLTag {
  /// An attribute: its name in the case in which it is written, and its value with its references as they stand.
  struct Attribute {
    var name: String
    var value: String?
  }

  /// Whether there may be an attribute that means nothing on paper; never no where there is one.
  func mayHaveAttributesOfScreens(in bytes: [UInt8]) -> Bool {
    var offset = name.upperBound
    while offset + 3 < end {
      if bytes[offset].isSpace {
        let first = bytes[offset + 1] | 0x20
        let second = bytes[offset + 2] | 0x20
        if first == UInt8(ascii: "i"), second == UInt8(ascii: "d") { return true }
        if first == UInt8(ascii: "t"), second == UInt8(ascii: "a") { return true }
      }
      offset += 1
    }
    return false
  }

  /// The value of an attribute.
  func attribute(_ name: String, in bytes: [UInt8]) -> String? {
    attributes(in: bytes).first { $0.name == name }?.value
  }

  /// All attributes.
  func attributes(in bytes: [UInt8]) -> [Attribute] {
    var attributes: [Attribute] = []
    var offset = name.upperBound
    let last = end - 1
    while offset < last {
      while offset < last, bytes[offset].isSpace || bytes[offset] == UInt8(ascii: "/") { offset += 1 }
      let start = offset
      while offset < last, !bytes[offset].isSpace, bytes[offset] != UInt8(ascii: "="),
        bytes[offset] != UInt8(ascii: "/")
      {
        offset += 1
      }
      guard offset > start else {
        offset += 1
        continue
      }
      let name = String(decoding: bytes[start..<offset], as: UTF8.self).lowercased()
      guard offset < last, bytes[offset] == UInt8(ascii: "=") else {
        attributes.append(Attribute(name: name, value: nil))
        continue
      }
      offset += 1
      guard offset < last else { break }
      let quote = bytes[offset]
      let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      if isQuoted { offset += 1 }
      let valueStart = offset
      while offset < last, isQuoted ? bytes[offset] != quote : !bytes[offset].isSpace { offset += 1 }
      attributes.append(
        Attribute(name: name, value: String(decoding: bytes[valueStart..<offset], as: UTF8.self)))
      if isQuoted { offset += 1 }
    }
    return attributes
  }
}

extension UInt8 {
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
