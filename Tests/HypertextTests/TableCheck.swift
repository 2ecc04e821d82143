import CGumbo

@testable import Hypertext

/// What HTML holds that the table does not name, as a parser sees it: elements, attributes, schemes, comments.
///
/// It walks the tree by itself and trusts nothing that wrote the HTML; an empty result means that all is allowed.
func outsideTable(_ html: String) -> [String] {
  Array(html.utf8).withUnsafeBufferPointer { bytes in
    guard let tree = MarkupTree(bytes), let root = tree.root else { return ["no tree"] }
    var problems: [String] = []
    var pending = root.children
    while let node = pending.popLast() {
      switch node.pointee.type {
      case GUMBO_NODE_TEXT, GUMBO_NODE_WHITESPACE: break
      case GUMBO_NODE_ELEMENT:
        problems += problemsOfElement(node)
        pending += node.children
      default: problems.append("node of type \(node.pointee.type.rawValue)")
      }
    }
    return problems
  }
}

private func problemsOfElement(_ node: MarkupTree.Node) -> [String] {
  let element = node.pointee.v.element
  let tag = String(decoding: node.tag, as: UTF8.self)
  guard element.tag_namespace == GUMBO_NAMESPACE_HTML else { return ["foreign \(tag)"] }
  guard let name = node.name, let row = Allowlist.rows.first(where: { $0.names.contains(name) }) else {
    return ["element \(tag)"]
  }
  let allowed = row.attributes.map(\.key) + Allowlist.everywhere.map(\.key)
  var problems: [String] = row.writtenAs == nil ? [] : ["obsolete \(tag)"]
  for index in 0..<Int(element.attributes.length) {
    guard
      let attribute = element.attributes.data[index]?.assumingMemoryBound(to: GumboAttribute.self).pointee
    else { continue }
    let key = String(cString: attribute.name)
    let value = String(cString: attribute.value)
    let isMark = key == "class" && value == "dp-missing" && name == "span"
    if MarkupName(key.utf8).map(allowed.contains) != true { problems.append("attribute \(key) in \(tag)") }
    if key.hasPrefix("on") || ["style", "id", "name"].contains(key) {
      problems.append("attribute \(key) in \(tag)")
    }
    if !isMark, key == "class", value != "dp-cloze", !value.hasPrefix("language-") {
      problems.append("class \(value)")
    }
    if ["href", "src", "poster", "cite", "srcset"].contains(key), !hasSafeScheme(value) {
      problems.append("address \(value)")
    }
  }
  return problems
}

/// Whether what stands before the first colon is one of a few schemes, or no scheme at all.
private func hasSafeScheme(_ address: String) -> Bool {
  guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return true }
  let start = address[..<colon].lowercased()
  return ["http", "https", "mailto"].contains(start) || start.utf8.contains { "/?#".utf8.contains($0) }
}
