import Text

/// The text that is being read, with what turns libyaml's marks into places in the author's file.
///
/// libyaml counts characters, and takes three more characters for line ends than editors do. Marks mostly come
/// in order, so that the walk from each to the next is linear in all.
struct SourceText {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let firstLine: Int
  /// Where the walk stands.
  private var offset = 0
  private var character = 0
  private var line: Int
  private var lineStart = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, firstLine: Int) {
    self.bytes = bytes
    self.firstLine = firstLine
    self.line = firstLine
  }

  /// The byte at the place of a character, or nil at the end.
  mutating func byte(atCharacter index: Int) -> UInt8? {
    _ = mark(atCharacter: index)
    return offset < bytes.count ? bytes[offset] : nil
  }

  /// Whether nothing but blanks stands before a character on its line.
  mutating func isFirstOnLine(character index: Int) -> Bool {
    _ = mark(atCharacter: index)
    return bytes[lineStart..<offset].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// The place of a character counted from 0; one behind the end is the end.
  mutating func mark(atCharacter index: Int) -> YAMLMark {
    if index < character { restart() }
    while character < index, offset < bytes.count { step() }
    return mark
  }

  /// The place of a byte counted from 0; one behind the end is the end.
  mutating func mark(atByte index: Int) -> YAMLMark {
    if index < offset { restart() }
    while offset < min(index, bytes.count) { step() }
    return mark
  }

  /// What tells that the bytes are not UTF-8, and the byte that does.
  var encodingProblem: (problem: YAMLProblem, offset: Int)? {
    guard case .notUTF8(let offset, let encoding) = textProblem(in: UnsafeRawBufferPointer(bytes)) else {
      return nil
    }
    return (.notUTF8(looksLike: encoding), offset)
  }

  private var mark: YAMLMark { YAMLMark(line: line, column: offset - lineStart + 1) }

  private mutating func restart() {
    self = SourceText(bytes, firstLine: firstLine)
  }

  /// Walks over one character; a carriage return before a line feed does not end the line by itself.
  private mutating func step() {
    let byte = bytes[offset]
    offset += 1
    while offset < bytes.count, bytes[offset] & 0b1100_0000 == 0b1000_0000 { offset += 1 }
    character += 1
    let isCRLF = byte == UInt8(ascii: "\r") && offset < bytes.count && bytes[offset] == UInt8(ascii: "\n")
    if (byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")) && !isCRLF {
      line += 1
      lineStart = offset
    }
  }
}
