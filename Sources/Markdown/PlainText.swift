internal import CMarkGFM
import Hypertext
import Text

extension MarkdownDocument {
  /// A block's inline text as it reads: code, images and formulas by their text, a tag
  /// that is not on the allowlist by its source, white space
  /// at the ends trimmed and inner runs of it one space, in Unicode normal form C.
  public func plainText(ofBlock index: Int) -> String {
    defer { extendLifetime(self) }
    let node = nodes[index]
    if let only = node.pointee.first_child, only.pointee.next == nil, only.isKind(CMARK_NODE_TEXT) {
      return tidied(only.literal)
    }
    return node.plainText
  }
}

extension Node {
  /// The inline text below the node as it reads.
  var plainText: String {
    var bytes: [UInt8] = []
    var next = following(in: self)
    while let node = next {
      next = node.following(in: self)
      bytes += node.ownText
    }
    return bytes.withUnsafeBufferPointer(tidied)
  }

  /// The text of the node itself and below it, with its white space.
  var wholePlainText: String {
    var bytes: [UInt8] = []
    var next: Node? = self
    while let node = next {
      next = node.following(in: self)
      bytes += node.ownText
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What the node says, the nodes below it aside.
  private var ownText: [UInt8] {
    switch UInt32(pointee.type) {
    case CMARK_NODE_TEXT.rawValue, CMARK_NODE_CODE.rawValue: Array(literal)
    case CMARK_NODE_HTML_INLINE.rawValue: plainTextOfHTML
    case CMARK_NODE_SOFTBREAK.rawValue, CMARK_NODE_LINEBREAK.rawValue: [UInt8(ascii: " ")]
    default: []
    }
  }
}

extension Node {
  /// What an inline node of HTML, or of a deck's own syntax, says: a tag that pages know says nothing.
  private var plainTextOfHTML: [UInt8] {
    switch tag {
    case .formula, .displayedFormula, .clozeStart, .clozeEnd: Array(literal)
    case .ruby: Array(RubyText(literal).plain.utf8)
    case .wikiLink: Array(WikiLink(literal).label.utf8)
    case .embed, .sound, .markup, .highlight, .displayedBlock: []
    case nil: isAllowedElement(literal.tagName) ? [] : removingHTMLComments(literal)
    }
  }
}

/// Trims white space, makes inner runs of it one space, and normalises.
private func tidied(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
  let text = String(decoding: bytes, as: UTF8.self)
  return isTidy(bytes) ? text : nfc(collapsingWhiteSpace(text))
}

/// Whether the text is ASCII with single inner spaces, as nearly all terms are.
private func isTidy(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var afterSpace = true
  for byte in bytes {
    guard byte >= 0x20, byte < 0x7F else { return false }
    let isSpace = byte == 0x20
    guard !(isSpace && afterSpace) else { return false }
    afterSpace = isSpace
  }
  return !afterSpace || bytes.isEmpty
}
