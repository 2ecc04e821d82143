internal import CMarkGFM
import Text

extension MarkdownDocument {
  /// A heading's inline text as it reads, divided by a separator; one text where it stands nowhere.
  ///
  /// The separator divides nothing in code, in a link or an image, nor where a backslash stands before it in the
  /// heading's Markdown. Parts of white space alone are left out.
  public func terms(
    ofHeading index: Int, markdown: String, extensions: MarkdownExtensions, by separator: TermSeparator
  ) -> [String] {
    // The tree does not tell what was escaped, so that is marked in the Markdown, and it is read by itself.
    guard let marked = separator.markingEscapes(in: Array(markdown.utf8)) else {
      return divided(index, by: separator)
    }
    let line = marked.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    let heading = MarkdownDocument((Array("# ".utf8) + line)[...], extensions: extensions)
    return heading.blocks.count == 1 ? heading.divided(0, by: separator) : divided(index, by: separator)
  }

  private func divided(_ block: Int, by separator: TermSeparator) -> [String] {
    defer { extendLifetime(self) }
    let heading = nodes[block]
    var originals: [(node: Node, text: [UInt8])] = []
    var next = heading.following(in: heading)
    while let node = next {
      let isOpaque = node.isKind(CMARK_NODE_LINK) || node.isKind(CMARK_NODE_IMAGE)
      next = node.following(in: heading, skippingContents: isOpaque)
      guard let marked = node.marked(by: separator) else { continue }
      originals.append((node, Array(node.literal)))
      node.setLiteral(marked)
    }
    let marked = Array(plainText(ofBlock: block).utf8)
    for (node, text) in originals { node.setLiteral(text) }
    return TermSeparator.divider.parts(of: marked).compactMap { part in
      let bytes = TermSeparator.escaped.parts(of: Array(part)).joined(separator: separator.bytes)
      let text = nfc(collapsingWhiteSpace(String(decoding: Array(bytes), as: UTF8.self)))
      return text.isEmpty ? nil : text
    }
  }
}

extension Node {
  /// The literal with a mark for each separator in text, and with what was escaped as it was in code, formulas and
  /// HTML; nil where nothing changes.
  fileprivate func marked(by separator: TermSeparator) -> [UInt8]? {
    let isText = isKind(CMARK_NODE_TEXT)
    guard isText || isKind(CMARK_NODE_CODE) || isKind(CMARK_NODE_HTML_INLINE) else { return nil }
    let found = isText ? separator : TermSeparator.escaped
    let parts = found.parts(of: Array(literal))
    let replacement = isText ? TermSeparator.divider.bytes : [UInt8(ascii: "\\")] + separator.bytes
    return parts.count > 1 ? Array(parts.joined(separator: replacement)) : nil
  }
}
