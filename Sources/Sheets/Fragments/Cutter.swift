/// Cuts a tree of HTML in two, between words, lines, items, rows or blocks.
///
/// It counts in units: a word or a part of a long one, a row of a table, or whatever else stays whole.
struct Cutter {
  /// The HTML, and behind it the tags that were written anew.
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The first units; `units` becomes what is left of them.
  func prefix(_ nodes: ArraySlice<Node>, _ units: inout Int) -> [Node] {
    var taken: [Node] = []
    for node in nodes {
      guard units > 0 else { break }
      if node.isWhole {
        units -= node.units
        taken.append(node)
        continue
      }
      var part = node
      if node.isText {
        part.range = node.range.lowerBound..<textEnd(node, &units)
      } else {
        part.children = prefix(node.children[...], &units)
      }
      taken.append(part)
    }
    return taken
  }

  /// Leaves out the first units; `units` becomes what is still to be left out.
  mutating func drop(_ units: inout Int, from nodes: inout ArraySlice<Node>) {
    while units > 0, let node = nodes.first {
      if let rest = suffix([node], &units).first {
        nodes[nodes.startIndex] = rest
        return
      }
      nodes.removeFirst()
    }
  }

  /// What follows the first units; `units` becomes what is still to be left out.
  private mutating func suffix(_ nodes: [Node], _ units: inout Int) -> [Node] {
    var rest: [Node] = []
    for (index, node) in nodes.enumerated() {
      guard units > 0 else { return rest + nodes[index...] }
      if node.isWhole {
        units -= node.units
        // The head of a table stands over each part of it.
        if node.units == 0 { rest.append(node) }
        continue
      }
      if node.isText {
        let end = textEnd(node, &units)
        if end < node.range.upperBound { rest.append(.text(end..<node.range.upperBound)) }
        continue
      }
      let children = suffix(node.children, &units)
      guard units <= 0, children.contains(where: { $0.units > 0 || !$0.isWhole }) else { continue }
      rest.append(continued(node, children, dropped: node.children.count - children.count))
    }
    return rest
  }

  /// An element that goes on in another piece: an ordered list with the right number, an item without its mark.
  private mutating func continued(_ node: Node, _ children: [Node], dropped: Int) -> Node {
    var node = node
    node.children = children
    switch node.element {
    case .ol:
      let first = startNumber(node) + max(0, dropped)
      node.range = bytes.appendMarkup("<ol start=\"\(first)\">")
    case .li: node.range = bytes.appendMarkup("<li class=\"dp-continued\">")
    default: break
    }
    return node
  }

  /// The number of an ordered list's first item.
  private func startNumber(_ node: Node) -> Int {
    let tag = HTMLTag(bytes, at: Int(node.range.lowerBound), end: Int(node.range.upperBound))
    let number = tag.attribute("start", in: bytes).flatMap { Int($0) } ?? 1
    return min(max(number, -1_000_000_000), 1_000_000_000)
  }

  /// Where the first units of a text end.
  private func textEnd(_ node: Node, _ units: inout Int) -> Int32 {
    bytes.withUnsafeBufferPointer { bytes in
      var words = Words(bytes, node.range)
      while units > 0, words.next() { units -= 1 }
      return Int32(words.offset)
    }
  }
}

extension Node {
  /// Whether it stays on one piece.
  var isWhole: Bool {
    guard let element else { return false }
    return element.isAtom || element == .tr || element == .thead || element == .colgroup
      || element == .caption
  }

  /// What a whole node counts for; the head of a table for nothing, since each part of the table has it.
  var units: Int {
    switch element {
    case .thead, .colgroup, .caption: 0
    default: isWhole ? 1 : 0
    }
  }
}
