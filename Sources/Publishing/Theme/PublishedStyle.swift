/// A style sheet as it is published: without comments, indentation and blank lines, otherwise as it is written.
///
/// What stands in quotes stays to the byte (CSS Syntax Level 3, 4.3.5). Linear.
func publishedStyle(_ source: [UInt8]) -> [UInt8] {
  var style: [UInt8] = []
  style.reserveCapacity(source.count)
  var offset = 0
  while offset < source.count {
    switch source[offset] {
    case UInt8(ascii: "/") where offset + 1 < source.count && source[offset + 1] == UInt8(ascii: "*"):
      offset = endOfComment(source, offset + 2)
      // A comment may stand between two words.
      if let last = style.last, last != 0x20, last != 0x0A { style.append(0x20) }
    case 0x20, 0x09:
      if let last = style.last, last != 0x0A { style.append(0x20) }
      offset += 1
    case 0x0A, 0x0D:
      while style.last == 0x20 { style.removeLast() }
      if let last = style.last, last != 0x0A { style.append(0x0A) }
      offset += 1
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let end = endOfString(source, offset)
      style += source[offset..<end]
      offset = end
    default:
      style.append(source[offset])
      offset += 1
    }
  }
  return style
}

private func endOfComment(_ source: [UInt8], _ start: Int) -> Int {
  var offset = start
  while offset + 1 < source.count {
    if source[offset] == UInt8(ascii: "*"), source[offset + 1] == UInt8(ascii: "/") { return offset + 2 }
    offset += 1
  }
  return source.count
}

/// Behind the quote that ends a string; one that is not closed ends with its line.
private func endOfString(_ source: [UInt8], _ start: Int) -> Int {
  var offset = start + 1
  while offset < source.count {
    switch source[offset] {
    case source[start]: return offset + 1
    case UInt8(ascii: "\\"): offset = min(offset + 2, source.count)
    case 0x0A: return offset
    default: offset += 1
    }
  }
  return source.count
}
