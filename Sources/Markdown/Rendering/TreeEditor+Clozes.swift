internal import CMarkGFM
import Text

extension TreeEditor {
  /// Makes `{{c1::text::hint}}` a cloze where both of its ends stand in the same text; else it is text, and told.
  mutating func editCloze(_ start: Node) {
    guard let end = clozePairs.end(of: start) else {
      resolver.unended(cloze: String(decoding: start.literal, as: UTF8.self), at: start.position)
      return start.becomeText()
    }
    let number = start.literal.dropFirst(3).prefix { (0x30...0x39).contains($0) }
    let hint = takeHint(from: start, to: end)
    start.replace(by: .markup(clozeTag(String(decoding: number, as: UTF8.self), hint: hint)))
    end.setLiteral(Array("</span>".utf8))
    end.tag = .markup
  }

  /// Marks a highlight, or makes it a cloze with the next number of its unit.
  mutating func editHighlight(_ node: Node) {
    if options.highlightIsCloze {
      clozes += 1
      cmark_node_insert_before(node, .markup(clozeTag(String(clozes), hint: nil)))
      cmark_node_insert_after(node, .markup(Array("</span>".utf8)))
    } else {
      cmark_node_insert_before(node, .markup(Array("<mark>".utf8)))
      cmark_node_insert_after(node, .markup(Array("</mark>".utf8)))
    }
    node.unwrap()
  }

  /// Takes what stands behind the first `::` out of a cloze, as Anki does; that of a cloze inside of it is not its
  /// own.
  private mutating func takeHint(from start: Node, to end: Node) -> String? {
    var node = start.pointee.next
    while let text = node, text != end {
      if text.tag == .clozeStart, let inner = clozePairs.end(of: text) {
        node = inner.pointee.next
        continue
      }
      node = text.pointee.next
      guard text.isKind(CMARK_NODE_TEXT), let colons = text.literal.firstColons else { continue }
      var hint = String(decoding: text.literal[(colons + 2)...], as: UTF8.self)
      while let next = text.pointee.next, next != end {
        if next.tag != .clozeStart, next.tag != .clozeEnd { hint += next.wholePlainText }
        next.remove()
      }
      text.setLiteral(Array(text.literal[..<colons]))
      return hint.isEmpty ? nil : hint
    }
    return nil
  }

  private func clozeTag(_ number: String, hint: String?) -> [UInt8] {
    var html: [UInt8] = []
    html.append("<span class=\"dp-cloze\" data-cloze=\"")
    html.appendEscapingHTML(number)
    if let hint {
      html.append("\" data-hint=\"")
      html.appendEscapingHTML(hint)
    }
    html.append("\">")
    return html
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the first `::` begins.
  fileprivate var firstColons: Int? {
    indices.dropLast().first { self[$0] == UInt8(ascii: ":") && self[$0 + 1] == UInt8(ascii: ":") }
  }
}
