internal import CMarkGFM
import Text

extension Node {
  /// Whether the library writes this block in a way that is not valid or accessible HTML.
  ///
  /// Columns that are aligned get an attribute that HTML no longer has; boxes of a task list get no name; code and
  /// tables, which may be wider than the page, cannot be scrolled by keys.
  var needsMending: Bool {
    if isKind(CMARK_NODE_CODE_BLOCK) { return true }
    guard pointee.extension != nil else { return false }
    return isKind(CMARK_NODE_ITEM) || cmark_gfm_extensions_get_table_columns(self) > 0
  }
}

/// Makes what the library wrote valid and accessible: alignment as a class, a name for each box, focus for what scrolls.
func mendingHTML(_ html: [UInt8], options: RenderingOptions) -> [UInt8] {
  var mended: [UInt8] = []
  mended.reserveCapacity(html.count + html.count / 8)
  var copied = 0
  var index = 0
  while true {
    let tag = html.withUnsafeBufferPointer { $0.firstOffset(of: UInt8(ascii: "<"), from: index) }
    guard tag < html.count else { break }
    let rest = html[tag...]
    if let (written, replacement) = mendedTag(rest, options: options) {
      mended.append(contentsOf: html[copied..<tag])
      mended.append(contentsOf: replacement)
      copied = tag + written
      index = copied
    } else {
      index = tag + 1
    }
  }
  mended.append(contentsOf: html[copied...])
  return mended
}

/// How many bytes of a tag are to be replaced, and by what.
private func mendedTag(_ html: ArraySlice<UInt8>, options: RenderingOptions) -> (Int, [UInt8])? {
  for (written, mended) in scrollable where html.starts(with: written.utf8) {
    return (written.utf8.count, Array(mended.utf8))
  }
  for cell in ["<td", "<th"] where html.starts(with: cell.utf8) {
    let opening = Array("\(cell) align=\"".utf8)
    guard html.starts(with: opening) else { return nil }
    return (opening.count, Array("\(cell) class=\"dp-".utf8))
  }
  guard html.starts(with: "<input type=\"checkbox\" ".utf8) else { return nil }
  for (state, label) in [
    ("checked=\"\" disabled=\"\"", options.doneLabel), ("disabled=\"\"", options.toDoLabel),
  ] {
    let box = Array("<input type=\"checkbox\" \(state)".utf8)
    guard html.starts(with: box) else { continue }
    var named = box
    named.append(" aria-label=\"")
    named.appendEscapingHTML(label)
    named.append("\"")
    return (box.count, named)
  }
  return nil
}

/// What may be wider than the page, and how it takes the focus of a keyboard.
private let scrollable = [
  ("<pre><code", "<pre tabindex=\"0\"><code"), ("<table>", "<table tabindex=\"0\">"),
]
