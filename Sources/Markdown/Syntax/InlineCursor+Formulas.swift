internal import CMarkGFM

/// How a formula is written.
enum FormulaKind: Hashable {
  case dollars, doubleDollars, backticks, parentheses, brackets
}

extension InlineCursor {
  /// `$…$`, `$$…$$` or `` $`…`$ ``, by Pandoc's rule: no space within the single dollars, no digit behind them;
  /// and no money.
  mutating func dollarFormula() -> Node? {
    switch byte(1) {
    case UInt8(ascii: "$"):
      guard let end = self.end("$$", from: 2, .doubleDollars), hasText(offset + 2..<end) else {
        return make(CMARK_NODE_TEXT, "$$".utf8, through: offset + 2)
      }
      return make(CMARK_NODE_HTML_INLINE, text[offset + 2..<end], tag: .displayedFormula, through: end + 2)
    case UInt8(ascii: "`"):
      if let end = self.end("`$", from: 2, .backticks), hasText(offset + 2..<end) {
        return make(CMARK_NODE_HTML_INLINE, text[offset + 2..<end], tag: .formula, through: end + 2)
      }
      return nil
    default:
      let previous = offset > 0 ? text[offset - 1] : 0
      guard !byte(1).isWhiteSpace, DollarContent.begins(behind: previous, with: byte(1)),
        let end = self.end("$", from: 1, .dollars), end > offset + 1
      else { return nil }
      let next = byte(end + 1 - offset)
      let content = DollarContent(text[offset + 1..<end], before: next)
      guard !text[end - 1].isWhiteSpace, !next.isDigit, !content.isMoney, !content.isVariable else {
        return nil
      }
      return make(CMARK_NODE_HTML_INLINE, text[offset + 1..<end], tag: .formula, through: end + 1)
    }
  }

  /// `\(…\)` or `\[…\]`, after a mark.
  mutating func bracketFormula() -> Node? {
    let isDisplay = byte(2) == UInt8(ascii: "[")
    let end = isDisplay ? self.end("\\]", from: 3, .brackets) : self.end("\\)", from: 3, .parentheses)
    guard let end, hasText(offset + 3..<end) else { return nil }
    return make(
      CMARK_NODE_HTML_INLINE, text[offset + 3..<end].trimmingWhiteSpace,
      tag: isDisplay ? .displayedFormula : .formula, through: end + 2)
  }

  /// Where the first of some ends stands; it is looked for once in each text.
  ///
  /// What a backslash stands before is none, nor is what stands in code, HTML or an address that begins behind this
  /// place, unless that begins in the argument of a command: TeX's own quotation marks are backquotes.
  private func end(_ end: StaticString, from distance: Int, _ kind: FormulaKind) -> Int? {
    guard !state.endless.contains(kind) else { return nil }
    var arguments = 0
    var brackets = cmark_inline_parser_in_bracket(parser, 0) + cmark_inline_parser_in_bracket(parser, 1)
    var index = offset + distance
    while index < text.count {
      if goesOn(end, at: index - offset) { return index }
      if arguments == 0, kind != .backticks, let next = state.spans?.end(at: index) {
        index = next
        continue
      }
      switch text[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "{") where arguments > 0 || isBehindCommand(index): arguments += 1
      case UInt8(ascii: "}") where arguments > 0: arguments -= 1
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]") where brackets > 0:
        brackets -= 1
        if arguments == 0, index + 1 < text.count, text[index + 1] == UInt8(ascii: "("),
          let next = state.spans?.destination(at: index + 1)
        {
          index = next - 1
        }
      default: break
      }
      index += 1
    }
    state.endless.insert(kind)
    return nil
  }

  /// Whether a command of TeX stands right before a place.
  private func isBehindCommand(_ index: Int) -> Bool {
    let before = text[max(offset, index - 30)..<index]
    guard let sign = before.lastIndex(where: { !$0.isASCIIWord }) else { return false }
    return sign + 1 < index && text[sign] == UInt8(ascii: "\\")
  }

  private func hasText(_ range: Range<Int>) -> Bool { text[range].contains { !$0.isWhiteSpace } }
}

extension UInt8 {
  /// Whether the byte is white space of ASCII.
  var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  /// Whether the byte is a digit of ASCII.
  var isDigit: Bool { (0x30...0x39).contains(self) }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The bytes without white space at the ends.
  var trimmingWhiteSpace: Self {
    var slice = drop(while: \.isWhiteSpace)
    while slice.last?.isWhiteSpace == true { slice.removeLast() }
    return slice
  }
}
