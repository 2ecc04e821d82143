/// The attributes at a heading's end, `{#id .class key=value key="v w"}`, in Pandoc's grammar.
struct HeadingAttributes: Equatable {
  var id: String?
  var classes: [String] = []
  var values: [(key: String, value: String)] = []

  static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.classes == right.classes && left.values.elementsEqual(right.values, by: ==)
  }

  /// Divides a heading's Markdown into its text and its attributes; nil where no attributes end it.
  ///
  /// What does not fit the grammar is text, and so is a brace after a backslash.
  static func split(_ heading: String) -> (text: String, attributes: HeadingAttributes)? {
    let bytes = Array(heading.utf8)
    guard bytes.last == UInt8(ascii: "}") else { return nil }
    // From the end, the first brace that begins attributes wins: `a {b} {#c}`.
    var start = bytes.count - 1
    while let brace = bytes[..<start].lastIndex(of: UInt8(ascii: "{")) {
      start = brace
      var parser = AttributeParser(bytes[(brace + 1)...])
      guard let attributes = parser.parse() else { continue }
      guard !isEscaped(brace, in: bytes) else { return nil }
      let text = bytes[..<brace].reversed().drop { $0 == 0x20 || $0 == 0x09 }.reversed()
      return (String(decoding: Array(text), as: UTF8.self), attributes)
    }
    return nil
  }

  private static func isEscaped(_ index: Int, in bytes: [UInt8]) -> Bool {
    let backslashes = bytes[..<index].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    return !backslashes.isMultiple(of: 2)
  }
}

/// Reads what stands between a brace and the closing brace that ends the text.
private struct AttributeParser {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  private var current: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  mutating func parse() -> HeadingAttributes? {
    var attributes = HeadingAttributes()
    skipSpaces()
    while let byte = current, byte != UInt8(ascii: "}") {
      switch byte {
      case UInt8(ascii: "#"):
        position += 1
        guard let name = word(endingAt: []), !name.isEmpty else { return nil }
        attributes.id = name
      case UInt8(ascii: "."):
        position += 1
        guard let name = word(endingAt: []), !name.isEmpty else { return nil }
        attributes.classes.append(name)
      default:
        guard let key = word(endingAt: [UInt8(ascii: "=")]), !key.isEmpty, current == UInt8(ascii: "=") else {
          return nil
        }
        position += 1
        guard let value = value() else { return nil }
        attributes.values.append((key, value))
      }
      guard let next = current, next == UInt8(ascii: "}") || isSpace(next) else { return nil }
      skipSpaces()
    }
    let isWhole = position == bytes.endIndex - 1
    return isWhole && attributes != HeadingAttributes() ? attributes : nil
  }

  private mutating func skipSpaces() {
    while let byte = current, isSpace(byte) { position += 1 }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A }

  /// A run without space, quote or brace.
  private mutating func word(endingAt ends: [UInt8]) -> String? {
    let start = position
    while let byte = current, !isSpace(byte), byte != UInt8(ascii: "}"), !ends.contains(byte) {
      guard byte != UInt8(ascii: "{"), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "`") else {
        return nil
      }
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func value() -> String? {
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return word(endingAt: []).flatMap { $0.isEmpty ? nil : $0 }
    }
    position += 1
    var value: [UInt8] = []
    while let byte = current, byte != quote {
      position += 1
      if byte == UInt8(ascii: "\\"), let next = current, next == quote || next == UInt8(ascii: "\\") {
        value.append(next)
        position += 1
      } else {
        value.append(byte)
      }
    }
    guard current != nil else { return nil }
    position += 1
    return String(decoding: value, as: UTF8.self)
  }
}
