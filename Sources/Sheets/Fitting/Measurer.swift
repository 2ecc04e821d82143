import Text

/// Measures HTML: finds in it what `Measured` knows.
struct Measurer {
  let bytes: [UInt8]
  /// Whether the text has letters of a script that is written from right to left.
  let hasRightToLeft: Bool

  init(_ bytes: [UInt8], hasRightToLeft: Bool = false) {
    (self.bytes, self.hasRightToLeft) = (bytes, hasRightToLeft)
  }

  /// How text of an element is set.
  struct Style {
    var scale: Float = 1
    private(set) var isBold = false
    var isMonospaced = false
    var keepsSpace = false

    mutating func makeBold() {
      if !isBold { scale *= 1.08 }
      isBold = true
    }
  }

  /// Measures nodes that stand below or beside each other.
  func measure(_ nodes: [Node]) -> Measured {
    let blocks = self.blocks(nodes, Style())
    return blocks.count == 1 ? blocks[0] : .blocks(blocks, indent: 0)
  }

  func blocks(_ nodes: [Node], _ style: Style) -> [Measured] {
    var blocks: [Measured] = []
    var line = LineMaker()
    func endLine() {
      if let lines = line.take() { blocks.append(.lines(lines)) }
    }
    for node in nodes {
      guard let element = node.element, element.isBlock else {
        add(node, style, to: &line)
        continue
      }
      endLine()
      blocks += block(node, element, style)
    }
    endLine()
    return blocks
  }

  private func block(_ node: Node, _ element: Element, _ style: Style) -> [Measured] {
    var style = style
    switch element {
    case .h1, .h2, .h3, .h4, .h5, .h6, .dt, .summary: style.makeBold()
    case .pre:
      style.isMonospaced = true
      style.keepsSpace = true
      style.scale *= 0.9
      return [.blocks(blocks(node.children, style), indent: element.indent), .fixed(height: 0.2)]
    case .hr: return [.fixed(height: 0.4)]
    case .table: return [.table(table(node, style))]
    case .ul, .ol, .dd, .blockquote: return [.blocks(blocks(node.children, style), indent: element.indent)]
    case .colgroup, .col: return []
    default: break
    }
    return blocks(node.children, style)
  }
}
