/// Takes markup apart that is written more strictly than HTML asks: what tools write, and nothing else.
struct MarkupScanner {
  /// A part of the markup, by where its pieces stand.
  enum Part {
    /// A start tag: its name, and its attributes' names and values.
    case start(Range<Int>, [(name: Range<Int>, value: Range<Int>)])
    /// An end tag, or the end of a start tag that closes itself: the name.
    case end(Range<Int>)
    /// Text, in which only the characters with a special meaning are written as references.
    case text(Range<Int>)
  }

  let bytes: [UInt8]
  private var offset = 0
  private var selfClosing: Range<Int>?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether everything was read.
  var isAtEnd: Bool { offset == bytes.count && selfClosing == nil }

  /// What stands in a range.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The next part; nil at the end, and where the markup is written in any other way.
  mutating func next() -> Part? {
    if let name = selfClosing.take() { return .end(name) }
    guard offset < bytes.count else { return nil }
    if bytes[offset] != UInt8(ascii: "<") { return text(until: UInt8(ascii: "<")).map { .text($0) } }
    offset += 1
    let isEnd = skip(UInt8(ascii: "/"))
    guard let name = name() else { return nil }
    if isEnd { return skip(UInt8(ascii: ">")) ? .end(name) : nil }
    var attributes: [(name: Range<Int>, value: Range<Int>)] = []
    while !skip(UInt8(ascii: ">")) {
      if skip(UInt8(ascii: "/")) {
        selfClosing = name
        guard skip(UInt8(ascii: ">")) else { return nil }
        break
      }
      guard let attribute = attribute() else { return nil }
      attributes.append(attribute)
    }
    return .start(name, attributes)
  }

  private mutating func attribute() -> (name: Range<Int>, value: Range<Int>)? {
    guard skip(UInt8(ascii: " ")), let name = name() else { return nil }
    _ = skip(UInt8(ascii: " "))
    guard skip(UInt8(ascii: "=")), skip(UInt8(ascii: "\"")), let value = text(until: UInt8(ascii: "\"")),
      skip(UInt8(ascii: "\""))
    else { return nil }
    return (name, value)
  }

  /// A run of lower-case letters.
  private mutating func name() -> Range<Int>? {
    let start = offset
    while offset < bytes.count, bytes[offset] &- UInt8(ascii: "a") < 26 { offset += 1 }
    return start < offset ? start..<offset : nil
  }

  /// The text up to a byte or the end; nil where a `<`, `>` or `&` in it stands for itself.
  private mutating func text(until end: UInt8) -> Range<Int>? {
    let start = offset
    while offset < bytes.count, bytes[offset] != end {
      switch bytes[offset] {
      case UInt8(ascii: "<"), UInt8(ascii: ">"): return nil
      case UInt8(ascii: "&"):
        guard let reference = HTMLReference(in: bytes[offset...]) else { return nil }
        offset += reference.length
      default: offset += 1
      }
    }
    return start..<offset
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }
}
