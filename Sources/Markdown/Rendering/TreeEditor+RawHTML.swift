internal import CMarkGFM
import Hypertext

extension TreeEditor {
  /// Edits an inline tag: what no page should show as a tag becomes text, a comment vanishes.
  mutating func editInlineHTML(_ node: Node, isHeading: Bool) {
    switch options.rawHTML {
    case .trusted: break
    case .escape: node.escapeInlineHTML()
    case .safe:
      let name = node.literal.tagName
      let isTag = isHeading ? isAllowedElement(name) : isKnownElement(name)
      guard isTag else { return node.escapeInlineHTML() }
      keepRaw(node)
    }
  }

  /// Edits a block of raw HTML; one that holds comments alone vanishes.
  mutating func editHTMLBlock(_ node: Node) {
    switch options.rawHTML {
    case .trusted: break
    case .escape: node.escapeHTMLBlock()
    case .safe:
      guard removingHTMLComments(node.literal).contains(where: { $0 > 0x20 }) else { return node.remove() }
      keepRaw(node)
    }
  }

  private mutating func keepRaw(_ node: Node) {
    stretch.rawHTML.append(Regions.Source(position: node.position, literal: Array(node.literal)))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The name in a start or an end tag, in lower case; nothing where this is no tag.
  var tagName: [UInt8] {
    guard first == UInt8(ascii: "<") else { return [] }
    let name = dropFirst(count > 1 && self[1] == UInt8(ascii: "/") ? 2 : 1)
    return name.prefix { byte in
      byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "-")
        || (0x30...0x39).contains(byte)
    }.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}
