extension Cutter {
  /// The nodes with the cells of every table as blocks of their own; nil where there is no table.
  mutating func flattened(_ nodes: [Node]) -> [Node]? {
    var hasTable = false
    let flat = flatten(nodes, &hasTable)
    return hasTable ? flat : nil
  }

  private mutating func flatten(_ nodes: [Node], _ hasTable: inout Bool) -> [Node] {
    var flat: [Node] = []
    for node in nodes {
      guard node.element == .table else {
        var node = node
        node.children = flatten(node.children, &hasTable)
        flat.append(node)
        continue
      }
      hasTable = true
      for cell in cells(of: node) { flat.append(block(cell.children)) }
    }
    return flat
  }

  private func cells(of node: Node) -> [Node] {
    node.children.flatMap { child in
      child.element == .td || child.element == .th || child.element == .caption ? [child] : cells(of: child)
    }
  }

  private mutating func block(_ children: [Node]) -> Node {
    let range = write("<div>")
    return Node(
      element: .div, range: range, name: range.lowerBound + 1..<range.upperBound - 1, children: children)
  }
}
