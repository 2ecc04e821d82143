internal import CMarkGFM

extension InlineCursor {
  /// A run of `=`; two of them may begin or end a highlight, as the flanks of the run decide.
  ///
  /// A highlight may be a word's beginning or its end, `==geh==en` or `habl==o==`, and is then within that word;
  /// one inside a word is none, nor is a comparison, `a==b==c` or `x==1 && y==2`.
  mutating func highlightDelimiter() -> Node? {
    guard byte(1) == UInt8(ascii: "=") else { return nil }
    let run = run(of: UInt8(ascii: "="))
    let flanks = Flanks(of: run, in: text)
    guard run.count == 2, flanks.isInWord else { return delimiter(run, run.count == 2 ? flanks : nil) }
    return delimiter(run, opens: endsWord(behind: run.upperBound), closes: beginsWord(before: run.lowerBound))
  }

  /// Whether the next `==` stands in the same word, and at its end.
  private func endsWord(behind start: Int) -> Bool {
    guard
      let sign = text[start...].prefix(100).firstIndex(where: { $0 == UInt8(ascii: "=") || $0.isWhiteSpace }),
      text[sign...].starts(with: "==".utf8)
    else { return false }
    let flanks = Flanks(of: sign..<sign + 2, in: text)
    return flanks.isRight && !flanks.isInWord && flanks.after != Int32(UInt8(ascii: "="))
  }

  /// Whether the `==` before stands in the same word, and at its beginning.
  private func beginsWord(before end: Int) -> Bool {
    guard
      let sign = text[..<end].suffix(100).lastIndex(where: { $0 == UInt8(ascii: "=") || $0.isWhiteSpace }),
      sign > 0, text[sign] == UInt8(ascii: "="), text[sign - 1] == UInt8(ascii: "=")
    else { return false }
    let flanks = Flanks(of: sign - 1..<sign + 1, in: text)
    return flanks.isLeft && !flanks.isInWord && flanks.before != Int32(UInt8(ascii: "="))
  }

  /// A run of `~` before a mark, which the library's own extension would take for white space.
  mutating func strikethroughDelimiter() -> Node? {
    let run = run(of: UInt8(ascii: "~"))
    guard run.upperBound < text.count, text[run.upperBound] == Marks.byte else { return nil }
    return delimiter(run, run.count <= 2 ? Flanks(of: run, in: text) : nil)
  }

  private func run(of character: UInt8) -> Range<Int> {
    let end = text[offset...].firstIndex { $0 != character } ?? text.count
    return offset..<end
  }

  /// Makes a text of a run, which opens and closes what its flanks say.
  private func delimiter(_ run: Range<Int>, _ flanks: Flanks?) -> Node {
    delimiter(run, opens: flanks?.isLeft == true, closes: flanks?.isRight == true)
  }

  private func delimiter(_ run: Range<Int>, opens: Bool, closes: Bool) -> Node {
    let node = make(CMARK_NODE_TEXT, text[run], through: run.upperBound)
    if opens || closes {
      cmark_inline_parser_push_delimiter(parser, text[offset], opens ? 1 : 0, closes ? 1 : 0, node)
    }
    return node
  }
}

/// Puts what stands between two runs of `=` into a node, and gives the delimiter behind them.
///
/// The node is of the kind of emphasis, the only one of a deck's own that cells of tables may hold.
func highlight(
  from opener: UnsafeMutablePointer<delimiter>, to closer: UnsafeMutablePointer<delimiter>,
  _ parser: OpaquePointer
) -> UnsafeMutablePointer<delimiter>? {
  let next = closer.pointee.next
  guard let node = opener.pointee.inl_text, let end = closer.pointee.inl_text,
    cmark_node_set_type(node, CMARK_NODE_EMPH) != 0
  else { return next }
  node.tag = .highlight
  var child = node.pointee.next
  while let inner = child, inner != end {
    child = inner.pointee.next
    cmark_node_append_child(node, inner)
  }
  node.pointee.end_column = end.pointee.end_column
  cmark_node_free(end)
  var delimiter: UnsafeMutablePointer<delimiter>? = closer
  while let current = delimiter, current != opener {
    delimiter = current.pointee.previous
    cmark_inline_parser_remove_delimiter(parser, current)
  }
  cmark_inline_parser_remove_delimiter(parser, opener)
  return next
}
