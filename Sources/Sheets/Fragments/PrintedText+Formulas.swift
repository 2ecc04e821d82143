import Text

extension PrintedText {
  /// The text with each formula that is wider than a column as its TeX; nil where there is none.
  func replacingFormulas(wider column: TypeInColumn) -> PrintedText? {
    var writer = FormulaWriter(bytes) { width in width > column.width ? .source : .asItIs }
    let nodes = writer.write(nodes)
    guard writer.hasChanged else { return nil }
    return PrintedText(bytes: writer.bytes, nodes: nodes, hasFormulas: hasFormulas, hasImages: hasImages)
  }
}

extension Fitter {
  /// The text for a column in which it may be as high as it likes, at one size: formulas that are wider get a smaller
  /// size of their own, or become their TeX where no size is small enough.
  ///
  /// - Parameters:
  ///   - width: The width of the column in millimetres.
  ///   - points: The size of type of the text.
  public func fitWidth(_ text: PrintedText, width: Double, points: Double) -> [UInt8] {
    guard text.hasFormulas else { return text.html() }
    var writer = FormulaWriter(text.bytes) { formula in
      let sizes = scale.points.indices.filter { scale.points[$0] <= points }
      let fitting = sizes.first { Double(formula) * scale.points[$0] * 25.4 / 72 <= width * 0.97 }
      guard let fitting else { return .source }
      return scale.points[fitting] == points ? .asItIs : .size(fitting)
    }
    let nodes = writer.write(text.nodes)
    return PrintedText(bytes: writer.bytes, nodes: nodes, hasFormulas: true, hasImages: text.hasImages).html()
  }
}

/// Writes formulas anew where they are too wide.
private struct FormulaWriter {
  enum Choice {
    case asItIs
    case size(Int)
    case source
  }

  private(set) var bytes: [UInt8]
  private(set) var hasChanged = false
  private let choice: (Float) -> Choice

  init(_ bytes: [UInt8], choice: @escaping (Float) -> Choice) {
    self.bytes = bytes
    self.choice = choice
  }

  mutating func write(_ nodes: [Node]) -> [Node] {
    nodes.map { node in
      guard node.element == .math else {
        guard !node.children.isEmpty else { return node }
        var node = node
        node.children = write(node.children)
        return node
      }
      switch choice(MathMeasurer(bytes).box(node).width * 1.05) {
      case .asItIs: return node
      case .size(let size): return wrap("span", "dp-size-\(size)", [node])
      case .source:
        let tag = HTMLTag(bytes, at: Int(node.range.lowerBound), end: Int(node.range.upperBound))
        let source = tag.attribute("alttext", in: bytes) ?? ""
        return wrap("code", "dp-tex", [.text(append(source))])
      }
    }
  }

  private mutating func wrap(_ name: String, _ style: String, _ children: [Node]) -> Node {
    hasChanged = true
    let range = append("<\(name) class=\"\(style)\">")
    let nameRange = range.lowerBound + 1..<range.lowerBound + 1 + Int32(name.utf8.count)
    return Node(element: Element(name.utf8), range: range, name: nameRange, children: children)
  }

  private mutating func append(_ text: String) -> Range<Int32> {
    let start = Int32(bytes.count)
    bytes += text.utf8
    return start..<Int32(bytes.count)
  }
}
