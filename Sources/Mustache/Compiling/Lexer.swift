/// Cuts a template into text and tags; a tag that is not well formed becomes an error, and reading goes on after it.
struct Lexer {
  let source: SourceText
  var position = 0
  var opening = Array("{{".utf8)
  var closing = Array("}}".utf8)
  var tokens: [Token] = []
  var errors: [TemplateError] = []
  /// Whether a tag was lost that opens or closes something, so that pairs of tags cannot be told.
  var losesPairs = false

  init(_ source: SourceText) {
    self.source = source
    while position < bytes.count {
      let start = bytes.first(opening, from: position, to: bytes.count) ?? bytes.count
      appendText(position..<start)
      position = start
      if start < bytes.count { readTag(from: start) }
    }
  }

  var bytes: [UInt8] { source.bytes }

  /// Takes text a line at a time.
  private mutating func appendText(_ range: Range<Int>) {
    var start = range.lowerBound
    for index in range where bytes[index] == .lineFeed {
      append(.text, start..<index + 1)
      start = index + 1
    }
    if start < range.upperBound { append(.text, start..<range.upperBound) }
  }

  mutating func append(
    _ kind: Token.Kind, _ range: Range<Int>, name: Range<Int> = 0..<0, isDynamic: Bool = false
  ) {
    tokens.append(Token(kind: kind, range: range, name: name, isDynamic: isDynamic))
  }

  mutating func fail(_ kind: TemplateError.Kind, at offset: Int, resumingAt next: Int) {
    errors.append(source.error(kind, at: offset))
    position = next
  }
}
