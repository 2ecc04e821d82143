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
      guard node.isKind(CMARK_NODE_TEXT) || node.isKind(CMARK_NODE_CODE) else { continue }
      let text = Array(node.literal)
      let marked =
        node.isKind(CMARK_NODE_TEXT)
        ? separator.parts(of: text).joined(separator: TermSeparator.divider.bytes)
        : TermSeparator.escaped.parts(of: text).joined(separator: [UInt8(ascii: "\\")] + separator.bytes)
      node.setLiteral(Array(marked))
      originals.append((node, text))
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
