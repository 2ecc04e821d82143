extension PrintedText {
  /// The text with a mark on tables that a column can only hold where words are broken.
  func markingNarrowTables(in column: TypeInColumn) -> PrintedText {
    var text = self
    text.nodes = Self.mark(nodes, in: column, &text.bytes)
    return text
  }

  private static func mark(_ nodes: [Node], in column: TypeInColumn, _ bytes: inout [UInt8]) -> [Node] {
    nodes.map { node in
      guard !node.children.isEmpty, node.element != .math else { return node }
      var node = node
      node.children = mark(node.children, in: column.narrower(by: node.element?.indent ?? 0), &bytes)
      guard node.element == .table, let table = Measurer(bytes).table(node), !table.isNarrow,
        table.leastWidth > column.width
      else { return node }
      let tag = HTMLTag(bytes, at: Int(node.range.lowerBound), end: Int(node.range.upperBound))
      let others = tag.attributes(in: bytes).filter { $0.name != "class" }.map { attribute in
        attribute.value.map { " \(attribute.name)=\"\($0.replacingQuotes)\"" } ?? " \(attribute.name)"
      }
      node.range = bytes.appendMarkup("<table class=\"\(Table.narrowClass)\"\(others.joined())>")
      return node
    }
  }
}
