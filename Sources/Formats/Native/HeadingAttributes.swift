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
    guard heading.utf8.last == UInt8(ascii: "}") else { return nil }
    let bytes = Array(heading.utf8)
    // From the end, the first brace that begins attributes wins: `a {b} {#c}`. Only a quoted value holds further
    // ones, so a few tries are enough.
    var start = bytes.count - 1
    for _ in 0..<16 {
      guard let brace = bytes[..<start].lastIndex(of: UInt8(ascii: "{")) else { return nil }
      start = brace
      var parser = AttributeParser(bytes[(brace + 1)...])
      guard let attributes = parser.parse() else { continue }
      guard !isEscaped(brace, in: bytes) else { return nil }
      var text = bytes[..<brace]
      while let last = text.last, last == 0x20 || last == 0x09 || last == 0x0A { text.removeLast() }
      return (String(decoding: text, as: UTF8.self), attributes)
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
        guard let name = name(Self.idMarks, beginsWithLetter: false) else { return nil }
        attributes.id = name
      case UInt8(ascii: "."):
        position += 1
        guard let name = name(Self.tagMarks, beginsWithLetter: true) else { return nil }
        attributes.classes.append(name)
      default:
        guard let key = name(Self.idMarks, beginsWithLetter: true), current == UInt8(ascii: "=") else {
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

  private static let idMarks = Array("-_:.".utf8)
  /// Beside Pandoc's, those that tags have: `a/b`, `C++`, `C#`.
  private static let tagMarks = Array("-_:./+#".utf8)

  /// A run of letters, digits and some marks; what is not ASCII counts as a letter.
  private mutating func name(_ marks: [UInt8], beginsWithLetter: Bool) -> String? {
    let start = position
    while let byte = current, isLetter(byte) || (0x30...0x39).contains(byte) || marks.contains(byte) {
      position += 1
    }
    guard position > start, !beginsWithLetter || isLetter(bytes[start]) else { return nil }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// A run without space, quote or brace.
  private mutating func word() -> String? {
    let start = position
    while let byte = current, !isSpace(byte), byte != UInt8(ascii: "}") {
      guard byte != UInt8(ascii: "{"), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "`") else {
        return nil
      }
      position += 1
    }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private mutating func value() -> String? {
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return word()
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
