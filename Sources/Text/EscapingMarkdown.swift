/// Writes one line of plain text as Markdown that reads back as the same text.
///
/// It does so in CommonMark and GFM with footnotes, `$` mathematics, heading attributes `{#id}` and ruby `{a|b}`, as
/// a heading and as a paragraph of its own. Only what would be read as something else is escaped, so that
/// `snake_case`, `a < b` and `AT&T` stay as they are. An e-mail address stays a link, as GFM has no escape for it;
/// its text is the same. White space outside the text and in runs is the caller's to remove.
public func escapingMarkdown(_ text: String) -> String {
  var text = text
  return text.withUTF8 { bytes in
    var escaper = MarkdownEscaper(bytes)
    return escaper.escaped().map { String(decoding: $0, as: UTF8.self) }
  } ?? text
}

/// Goes through a text once, looking at most a few bytes ahead of each special one.
private struct MarkdownEscaper {
  private let text: UnsafeBufferPointer<UInt8>
  private var output: [UInt8] = []
  private let leadingMarker: Int?
  private let closingSequence: Int?
  private let lastBrace: Int
  private let lastEquals: Int
  private let lastBar: Int
  private let lastAt: Int

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    leadingMarker = text.leadingBlockMarker
    closingSequence = text.closingHeadingSequence
    lastBrace = text.lastIndex(of: UInt8(ascii: "}")) ?? -1
    lastEquals = text.lastIndex(of: UInt8(ascii: "=")) ?? -1
    lastBar = text.lastIndex(of: UInt8(ascii: "|")) ?? -1
    lastAt = text.lastIndex(of: UInt8(ascii: "@")) ?? -1
  }

  /// The text as Markdown, or nil where it stays as it is.
  mutating func escaped() -> [UInt8]? {
    var start = 0
    for offset in text.indices where needsEscape(at: offset) {
      output.append(contentsOf: text[start..<offset])
      output.append(UInt8(ascii: "\\"))
      start = offset
    }
    guard !output.isEmpty else { return nil }
    output.append(contentsOf: text[start...])
    return output
  }

  private func needsEscape(at offset: Int) -> Bool {
    switch text[offset] {
    case UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"), UInt8(ascii: "$"): true
    case UInt8(ascii: "_"): !(isWordByte(at: offset - 1) && isWordByte(at: offset + 1))
    case UInt8(ascii: "\\"): offset + 1 == text.count || isPunctuation(at: offset + 1)
    case UInt8(ascii: "<"):
      isLetter(at: offset + 1) || text.hasByte(of: "/!?", at: offset + 1)
        || lastAt > offset && !text.hasByte(of: " <", at: offset + 1)
    case UInt8(ascii: "&"): text.hasEntity(at: offset)
    case UInt8(ascii: ":"): text.hasBytes("//", at: offset + 1)
    case UInt8(ascii: "."): text.hasBytes("www", at: offset - 3) || offset == leadingMarker
    case UInt8(ascii: "{"): mayOpenAttributes(at: offset)
    case UInt8(ascii: "#"): offset == leadingMarker || offset == closingSequence
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: ")"):
      offset == leadingMarker
    default: false
    }
  }

  private func mayOpenAttributes(at offset: Int) -> Bool {
    guard lastBrace > offset else { return false }
    if lastEquals > offset || lastBar > offset { return true }
    var next = offset + 1
    while text.hasByte(of: " ", at: next) { next += 1 }
    return text.hasByte(of: "#.-:}", at: next)
  }

  private func isLetter(at offset: Int) -> Bool {
    text.indices.contains(offset) && (text[offset] | 0x20) &- UInt8(ascii: "a") < 26
  }

  /// Whether an underscore beside the byte is inside a word; letters beyond ASCII are left out to be safe.
  private func isWordByte(at offset: Int) -> Bool {
    isLetter(at: offset) || text.indices.contains(offset) && text[offset] &- UInt8(ascii: "0") < 10
  }

  private func isPunctuation(at offset: Int) -> Bool {
    guard text.indices.contains(offset) else { return false }
    return (0x21...0x7E).contains(text[offset]) && !isWordByte(at: offset)
  }
}
