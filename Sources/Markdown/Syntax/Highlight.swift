internal import CMarkGFM

extension InlineCursor {
  /// A run of `=`; two of them may begin or end a highlight, as the flanks of the run decide.
  mutating func highlightDelimiter() -> Node? {
    guard byte(1) == UInt8(ascii: "=") else { return nil }
    var (isLeft, isRight, punctuationBefore, punctuationAfter): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let line = cmark_inline_parser_get_line(parser)
    let column = cmark_inline_parser_get_column(parser)
    let count = cmark_inline_parser_scan_delimiters(
      parser, 100, UInt8(ascii: "="), &isLeft, &isRight, &punctuationBefore, &punctuationAfter)
    let node = Node.make(CMARK_NODE_TEXT, literal: Array(repeating: UInt8(ascii: "="), count: Int(count)))
    (node.pointee.start_line, node.pointee.end_line) = (line, line)
    (node.pointee.start_column, node.pointee.end_column) = (column, column + count - 1)
    if count == 2, isLeft != 0 || isRight != 0 {
      cmark_inline_parser_push_delimiter(parser, UInt8(ascii: "="), isLeft, isRight, node)
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
