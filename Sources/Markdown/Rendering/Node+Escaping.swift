internal import CMarkGFM

extension Node {
  /// Shows an inline tag as text; a comment vanishes.
  func escapeInlineHTML() {
    let shown = HTMLComments.short.contains(Array(literal)) ? [] : removingHTMLComments(literal)
    if !shown.isEmpty { cmark_node_insert_before(self, .make(CMARK_NODE_TEXT, literal: shown)) }
    remove()
  }

  /// Shows a block of raw HTML as a paragraph of its lines; comments vanish.
  func escapeHTMLBlock() {
    let lines = removingHTMLComments(literal).split(separator: UInt8(ascii: "\n"))
      .filter { !$0.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
    if !lines.isEmpty {
      let paragraph = Node.make(CMARK_NODE_PARAGRAPH)
      for (index, line) in lines.enumerated() {
        if index > 0 { cmark_node_append_child(paragraph, .make(CMARK_NODE_LINEBREAK)) }
        cmark_node_append_child(paragraph, .make(CMARK_NODE_TEXT, literal: Array(line)))
      }
      cmark_node_insert_before(self, paragraph)
    }
    remove()
  }
}

/// The bytes without comments as HTML5 knows them: one that is not closed runs to the end, `<!-->` is a whole one, and
/// `--!>` ends one too.
func removingHTMLComments(_ html: UnsafeBufferPointer<UInt8>) -> [UInt8] {
  let opening = Array("<!--".utf8)
  let closings = ["-->", "--!>"].map { Array($0.utf8) }
  guard html.count >= opening.count else { return Array(html) }
  var kept: [UInt8] = []
  var index = 0
  while index < html.count {
    if html[index] == opening[0], html[index...].starts(with: opening) {
      index += 2
      var closing: [UInt8]?
      while index < html.count, closing == nil {
        closing = closings.first { html[index...].starts(with: $0) }
        index += closing?.count ?? 1
      }
    } else {
      kept.append(html[index])
      index += 1
    }
  }
  return kept
}
