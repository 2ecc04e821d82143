extension PrintedText {
  /// The text with a mark on the cells of tables which a column can only hold where their words are broken: on those
  /// whose words are too wide for a fair share, or on all where that is not enough.
  func markingNarrowTables(in column: TypeInColumn) -> PrintedText {
    var text = self
    text.nodes = Self.marked(nodes, in: column, &text.bytes)
    return text
  }

  private static func marked(_ nodes: [Node], in column: TypeInColumn, _ bytes: inout [UInt8]) -> [Node] {
    nodes.map { node in
      guard !node.children.isEmpty, node.element != .math else { return node }
      var node = node
      node.children = marked(node.children, in: column.narrower(by: node.element?.indent ?? 0), &bytes)
      guard let table = Measurer(bytes).table(node), table.leastWidth > column.width else { return node }
      var marker = CellMarker(bytes: bytes, limit: table.share(of: column.width))
      var narrow = marker.mark(node)
      if let table = Measurer(marker.bytes).table(narrow), table.leastWidth > column.width {
        marker.limit = 0
        narrow = marker.mark(node)
      }
      bytes = marker.bytes
      return narrow
    }
  }
}

/// Marks the cells whose longest word is wider than a limit.
private struct CellMarker {
  var bytes: [UInt8]
  var limit: Float

  mutating func mark(_ node: Node) -> Node {
    var node = node
    switch node.element {
    case .table, .thead, .tbody, .tfoot, .tr:
      for index in node.children.indices { node.children[index] = mark(node.children[index]) }
    case .td, .th:
      if Measurer(bytes).measure(node.children).leastWidth > limit { addClass(to: &node) }
    default: break
    }
    return node
  }

  private mutating func addClass(to node: inout Node) {
    let tag = HTMLTag(bytes, at: Int(node.range.lowerBound), end: Int(node.range.upperBound))
    let attributes = tag.attributes(in: bytes)
    let others = attributes.filter { $0.name != "class" }.map { attribute in
      attribute.value.map { " \(attribute.name)=\"\($0.replacingQuotes)\"" } ?? " \(attribute.name)"
    }
    let styles = attributes.first { $0.name == "class" }?.value.map { $0.replacingQuotes + " " } ?? ""
    let name = String(decoding: bytes[tag.name], as: UTF8.self)
    node.range = bytes.appendMarkup("<\(name) class=\"\(styles)\(Table.narrowClass)\"\(others.joined())>")
  }
}
