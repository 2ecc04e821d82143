/// Writes anew what no column can hold, in a way that it can: formulas as their TeX, readings in a line, cells below
/// each other, and blocks that are nested too deeply beside their parents.
struct Simplifier {
  /// What becomes of a formula.
  enum Choice {
    case asItIs
    case source
    /// It gets a size of the scale of its own.
    case size(Int)
  }

  private(set) var bytes: [UInt8]
  private(set) var hasChanged = false
  /// What is to be done with a formula in a column.
  let choice: (MathBox, TypeInColumn) -> Choice
  /// The height in em that a row of a table has at most.
  let rowHeight: Float

  /// The width in em that must be left for text within lists and quotations.
  private static let leastWidth: Float = 8

  init(_ bytes: [UInt8], rowHeight: Float, choice: @escaping (MathBox, TypeInColumn) -> Choice) {
    (self.bytes, self.rowHeight, self.choice) = (bytes, rowHeight, choice)
  }

  /// The nodes as a column can hold them.
  mutating func simplified(_ nodes: [Node], in column: TypeInColumn) -> [Node] {
    nodes.map { node in
      switch node.element {
      case .math: return formula(node, column)
      case .ruby: return ruby(node, column)
      case .table: return table(node, column)
      case .ul, .ol, .dd, .blockquote, .pre: return indented(node, column)
      default:
        guard !node.children.isEmpty else { return node }
        var node = node
        node.children = simplified(node.children, in: column)
        return node
      }
    }
  }

  private mutating func formula(_ node: Node, _ column: TypeInColumn) -> Node {
    switch choice(MathMeasurer(bytes).box(node), column) {
    case .asItIs: return node
    case .size(let size):
      hasChanged = true
      return .made(.span, "span", class: "dp-size-\(size)", [node], in: &bytes)
    case .source:
      hasChanged = true
      let tag = HTMLTag(bytes, at: Int(node.range.lowerBound), end: Int(node.range.upperBound))
      let source = Node.text(bytes.appendMarkup((tag.attribute("alttext", in: bytes) ?? "").escapedForText))
      return .made(.code, "code", class: "dp-tex", [source], in: &bytes)
    }
  }

  /// A reading behind what it belongs to, in brackets.
  private mutating func ruby(_ node: Node, _ column: TypeInColumn) -> Node {
    guard Measurer(bytes).measure([node]).leastWidth > column.width else { return node }
    hasChanged = true
    let hasBrackets = node.children.contains { $0.element == .rp }
    let parts = node.children.map { part in
      guard part.element == .rt || part.element == .rp else { return part }
      var children = part.children
      if !hasBrackets {
        children = [.text(bytes.appendMarkup("("))] + children + [.text(bytes.appendMarkup(")"))]
      }
      return Node.made(.span, "span", children, in: &bytes)
    }
    return .made(.span, "span", parts, in: &bytes)
  }

  private mutating func indented(_ node: Node, _ column: TypeInColumn) -> Node {
    var node = node
    let indent = node.element?.indent ?? 0
    if column.width - indent < min(Self.leastWidth, column.width / 2) {
      hasChanged = true
      let children = node.children.map { child in
        child.element == .li ? Node.made(.div, "div", child.children, in: &bytes) : child
      }
      return .made(.div, "div", simplified(children, in: column), in: &bytes)
    }
    node.children = simplified(node.children, in: column.narrower(by: indent))
    return node
  }

  private mutating func table(_ node: Node, _ column: TypeInColumn) -> Node {
    var node = node
    node.children = simplified(node.children, in: column.narrower(by: Table.padding))
    guard let table = Measurer(bytes).table(node) else { return node }
    if let tallest = table.tallestPart(in: column), tallest <= rowHeight { return node }
    hasChanged = true
    let cells = cells(of: node).map { Node.made(.div, "div", $0.children, in: &bytes) }
    return .made(.div, "div", simplified(cells, in: column), in: &bytes)
  }

  private func cells(of node: Node) -> [Node] {
    node.children.flatMap { child in
      child.element == .td || child.element == .th || child.element == .caption ? [child] : cells(of: child)
    }
  }
}

extension Element {
  /// By how much what stands in it is indented, in em, with what its border takes.
  var indent: Float {
    switch self {
    case .ul, .ol, .dd: 1.7
    case .blockquote: 1.4
    case .pre: 0.6
    default: 0
    }
  }
}
