extension Lexer {
  /// Reads the tag whose opening delimiter stands at a place.
  mutating func readTag(from start: Int) {
    let inside = afterSpace(start + opening.count)
    let sigil = inside < bytes.count && !bytes.has(closing, at: inside) ? bytes[inside] : .space
    let kind = Token.Kind(sigil: sigil)
    let earlier = errors.count
    defer { if errors.count > earlier, kind.isPaired || position == bytes.count { losesPairs = true } }
    switch kind {
    case .comment: readComment(from: start, content: inside + 1)
    case .delimiters: readDelimiters(from: start, content: inside + 1)
    case .escaped: readName(kind, from: start, content: inside, terminator: closing)
    case .unescaped where sigil == UInt8(ascii: "{"):
      readName(kind, from: start, content: inside + 1, terminator: [UInt8(ascii: "}")] + closing)
    default: readName(kind, from: start, content: inside + 1, terminator: closing)
    }
  }

  private mutating func readComment(from start: Int, content: Int) {
    guard let end = bytes.first(closing, from: content, to: bytes.count) else {
      return failUnclosed(from: start, terminator: closing, found: nil)
    }
    append(.comment, start..<end + closing.count)
    position = end + closing.count
  }

  /// Reads a tag with a name, which ends at the terminator, before any other delimiter.
  private mutating func readName(
    _ kind: Token.Kind, from start: Int, content: Int, terminator: [UInt8]
  ) {
    var end = content
    while end < bytes.count, !bytes.has(terminator, at: end) {
      if bytes.has(closing, at: end) {
        return failUnclosed(from: start, terminator: terminator, found: end..<end + closing.count)
      }
      if bytes.has(opening, at: end) {
        return failUnclosed(from: start, terminator: terminator, found: end..<end)
      }
      end += 1
    }
    guard end < bytes.count else { return failUnclosed(from: start, terminator: terminator, found: nil) }
    position = end + terminator.count
    appendNamed(kind, start..<position, content: content..<end)
  }

  private mutating func appendNamed(_ kind: Token.Kind, _ range: Range<Int>, content: Range<Int>) {
    var name = bytes.trimmed(content)
    let mayBeDynamic = kind == .partial || kind == .parent || kind == .end
    let isDynamic = mayBeDynamic && !name.isEmpty && bytes[name.lowerBound] == UInt8(ascii: "*")
    if isDynamic { name = bytes.trimmed(name.lowerBound + 1..<name.upperBound) }
    guard !name.isEmpty else { return fail(.emptyTag, at: range.lowerBound, resumingAt: range.upperBound) }
    let isPath = isDynamic || kind == .escaped || kind == .unescaped || kind == .section || kind == .inverted
    guard isWellFormed(name, isPath: isPath) else {
      return fail(.malformedName(source.string(name)), at: range.lowerBound, resumingAt: range.upperBound)
    }
    append(kind, range, name: name, isDynamic: isDynamic)
  }

  /// Whether a name has no white space, and where it is a path, no empty part.
  private func isWellFormed(_ name: Range<Int>, isPath: Bool) -> Bool {
    let name = bytes[name]
    guard !name.contains(where: \.isWhiteSpace) else { return false }
    let dot = UInt8(ascii: ".")
    guard isPath, name.count > 1 else { return true }
    return name.split(separator: dot, omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
  }

  private func afterSpace(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index].isWhiteSpace { index += 1 }
    return index
  }

  /// Reports a tag without an end: reading goes on after a closing delimiter, or at an opening one.
  mutating func failUnclosed(from start: Int, terminator: [UInt8], found: Range<Int>?) {
    let isTriple = terminator.count > closing.count
    let kind = TemplateError.Kind.unclosedTag(
      opening: String(decoding: opening, as: UTF8.self) + (isTriple ? "{" : ""),
      closing: String(decoding: terminator, as: UTF8.self),
      found: found.map { found in
        let delimiter = found.isEmpty ? opening : closing
        return .tag("“\(String(decoding: delimiter, as: UTF8.self))”", source.position(of: found.lowerBound))
      } ?? .end)
    fail(kind, at: start, resumingAt: found?.upperBound ?? bytes.count)
  }
}
