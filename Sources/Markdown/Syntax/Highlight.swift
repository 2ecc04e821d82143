internal import CMarkGFM

extension InlineCursor {
  /// A run of `=`; two of them may begin or end a highlight, as the flanks of the run decide.
  mutating func highlightDelimiter() -> Node? {
    guard byte(1) == UInt8(ascii: "=") else { return nil }
    let run = run(of: UInt8(ascii: "="))
    return delimiter(run, run.count == 2 ? Flanks(of: run, in: text) : nil)
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
    let node = make(CMARK_NODE_TEXT, text[run], through: run.upperBound)
    if let flanks, flanks.isLeft || flanks.isRight {
      cmark_inline_parser_push_delimiter(
        parser, text[offset], flanks.isLeft ? 1 : 0, flanks.isRight ? 1 : 0, node)
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
