extension Measurer {
  /// Measures a table; nil where the node is none.
  func table(_ node: Node) -> Table? {
    guard node.element == .table else { return nil }
    return table(node, Style())
  }

  func table(_ node: Node, _ style: Style) -> Table {
    var table = Table()
    // How many more rows a cell from above stands in, by column.
    var taken: [Int] = []
    func collect(_ nodes: [Node], isHead: Bool) {
      for node in nodes {
        switch node.element {
        case .tr: table.rows.append(Table.Row(cells: cells(of: node, style, &taken), isHead: isHead))
        case .thead, .tbody, .tfoot: collect(node.children, isHead: node.element == .thead)
        case .caption: table.caption += blocks(node.children, style)
        default: break
        }
      }
    }
    collect(node.children, isHead: false)
    return table
  }

  private func cells(of row: Node, _ style: Style, _ taken: inout [Int]) -> [Table.Cell] {
    var cells: [Table.Cell] = []
    var column = 0
    for node in row.children where node.element == .td || node.element == .th {
      while column < taken.count, taken[column] > 0 { column += 1 }
      let (columns, rows, isNarrow) = attributes(of: node)
      var style = style
      if node.element == .th { style.makeBold() }
      let content = Measured.blocks(blocks(node.children, style), indent: 0)
      cells.append(Table.Cell(content: content, columns: column..<column + columns, isNarrow: isNarrow))
      while taken.count < column + columns { taken.append(0) }
      // What the next rows are left with once this one is done.
      for index in column..<column + columns { taken[index] = rows }
      column += columns
    }
    for index in taken.indices where taken[index] > 0 { taken[index] -= 1 }
    return cells
  }

  /// How many columns and rows a cell takes, and whether its words are broken.
  private func attributes(of cell: Node) -> (columns: Int, rows: Int, isNarrow: Bool) {
    // Most tags have none.
    guard cell.range.count > 4 else { return (1, 1, false) }
    let attributes = HTMLTag(
      bytes, at: Int(cell.range.lowerBound), end: Int(cell.range.upperBound)
    ).attributes(in: bytes)
    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
    func span(_ name: String) -> Int { value(name).flatMap { Int($0) }.map { min(max($0, 1), 64) } ?? 1 }
    return (span("colspan"), span("rowspan"), value("class")?.hasSuffix(Table.narrowClass) ?? false)
  }
}
