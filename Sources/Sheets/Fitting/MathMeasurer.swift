import Text

/// Measures MathML, on the generous side.
struct MathMeasurer {
  private let bytes: [UInt8]
  private var isDisplayed = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The box of a formula or a part of one.
  func box(_ node: Node) -> MathBox {
    guard let element = node.element else { return MathBox(width: textWidth(node)) }
    let parts = { node.children.filter { !$0.isText }.map(box) }
    switch element {
    case .math:
      let tag = HTMLTag(bytes, at: Int(node.range.lowerBound), end: Int(node.range.upperBound))
      var inner = self
      inner.isDisplayed = tag.attribute("display", in: bytes) == "block"
      return row(node.children.map(inner.box))
    case .mi, .mn, .ms, .mtext: return MathBox(width: node.children.reduce(0) { $0 + textWidth($1) })
    case .mo: return sign(node)
    case .mspace: return MathBox(width: spaceWidth(node), ascent: 0.1, descent: 0)
    case .annotation: return MathBox(ascent: 0, descent: 0)
    case .semantics: return parts().first ?? MathBox()
    case .mfrac: return fraction(parts())
    case .msup, .msub, .msubsup, .mmultiscripts: return scripts(parts())
    case .munder, .mover, .munderover: return limits(parts(), of: node)
    case .msqrt, .mroot:
      var box = row(parts())
      box.width += 1.1
      box.ascent += 0.25
      return box
    case .menclose:
      var box = row(parts())
      box.width += 0.5
      box.ascent += 0.2
      box.descent += 0.2
      return box
    case .mtable: return table(node)
    case .mstyle: return row(node.children.map(box)).scaled(size(node))
    default: return row(node.children.map(box))
    }
  }

  private func row(_ parts: [MathBox]) -> MathBox {
    parts.reduce(into: MathBox()) { row, part in
      row.width += part.width
      row.ascent = max(row.ascent, part.ascent)
      row.descent = max(row.descent, part.descent)
    }
  }

  private func fraction(_ parts: [MathBox]) -> MathBox {
    let height = parts.reduce(0) { $0 + $1.height } * 0.9 + 0.4
    let width = (parts.map(\.width).max() ?? 0) + 0.3
    return MathBox(width: width, ascent: height * 0.6, descent: height * 0.45)
  }

  private func scripts(_ parts: [MathBox]) -> MathBox {
    guard var box = parts.first else { return MathBox() }
    let scripts = parts.dropFirst().map { $0.scaled(0.8) }
    box.width += (scripts.map(\.width).max() ?? 0) + 0.1
    box.ascent += (scripts.first?.height ?? 0) * 0.5
    box.descent += (scripts.last?.height ?? 0) * 0.4
    return box
  }

  private func limits(_ parts: [MathBox], of node: Node) -> MathBox {
    guard var box = parts.first else { return MathBox() }
    let limits = parts.dropFirst().map { $0.scaled(0.9) }
    // A sign is kept off its limits more than a letter off its accent.
    let isSign = node.children.first { !$0.isText }?.element == .mo
    let height: Float = isSign ? 0.4 : 0.3
    box.width = max(box.width, limits.reduce(0) { max($0, $1.width) }) + 0.3
    box.ascent += (node.element == .munder ? 0 : limits.last?.height ?? 0) + height
    box.descent += (node.element == .mover ? 0 : limits.first?.height ?? 0) + (isSign ? height : 0)
    return box
  }

  private func table(_ node: Node) -> MathBox {
    var widths: [Float] = []
    var height: Float = 0
    for row in node.children where row.element == .mtr {
      var tallest: Float = 1.3
      for (column, cell) in row.children.filter({ $0.element == .mtd }).enumerated() {
        let box = self.row(cell.children.map(box))
        if column < widths.count {
          widths[column] = max(widths[column], box.width)
        } else {
          widths.append(box.width)
        }
        tallest = max(tallest, box.height)
      }
      height += tallest + 0.7
    }
    let width = widths.reduce(0) { $0 + $1 + 1.1 }
    return MathBox(width: width, ascent: height * 0.55 + 0.2, descent: height * 0.5)
  }

  /// An operator: brackets and commas stand close, others have space around them.
  private func sign(_ node: Node) -> MathBox {
    let text = node.children.map(text).joined()
    let width = node.children.reduce(0) { $0 + textWidth($1) }
    switch text.unicodeScalars.first {
    case nil, "\u{2061}", "\u{2062}", "\u{2063}", "\u{2064}": return MathBox()
    case "(", ")", "[", "]", "{", "}", "|", "‖", "∣", "∥", "⌊", "⌋", "⌈", "⌉", "⟨", "⟩", ",", ";", "′", "/",
      "!":
      return MathBox(width: width)
    case "∫", "∬", "∭", "∮", "∑", "∏", "∐", "⋃", "⋂", "⨁", "⨂", "⋀", "⋁":
      return isDisplayed
        ? MathBox(width: width * 1.4 + 0.3, ascent: 1.5, descent: 1)
        : MathBox(width: width + 0.4, ascent: 1.05, descent: 0.5)
    default: return MathBox(width: width + 0.6)
    }
  }

  private func text(_ node: Node) -> String {
    guard node.isText else { return "" }
    let bytes = bytes[Int(node.range.lowerBound)..<Int(node.range.upperBound)]
    return decodingReferences(String(decoding: bytes, as: UTF8.self))
  }

  private func textWidth(_ node: Node) -> Float {
    guard node.isText else { return box(node).width }
    return text(node).unicodeScalars.reduce(0) { $0 + Self.width($1) }
  }

  /// The width of a letter, slanted as formulas have it.
  private static func width(_ scalar: Unicode.Scalar) -> Float {
    switch scalar {
    // Signs that show nothing.
    case "\u{2061}"..."\u{2064}", "\u{200B}"..."\u{200F}": 0
    case "M", "W": 1.2
    case "m", "w": 1.1
    case "A"..."Z", "\u{1D400}"..."\u{1D7FF}": 1
    case "a"..."z": 0.7
    case "\0"..."\u{7F}": max(0.6, CharacterWidths.ascii[Int(scalar.value)])
    default: max(0.6, min(1, CharacterWidths.width(scalar)))
    }
  }

  /// How much larger than usual what stands in a node is set.
  private func size(_ node: Node) -> Float {
    let tag = HTMLTag(bytes, at: Int(node.range.lowerBound), end: Int(node.range.upperBound))
    guard let size = tag.attribute("mathsize", in: bytes), size.hasSuffix("em") else { return 1 }
    return min(max(Float(size.dropLast(2)) ?? 1, 0.1), 10)
  }

  private func spaceWidth(_ node: Node) -> Float {
    let tag = HTMLTag(bytes, at: Int(node.range.lowerBound), end: Int(node.range.upperBound))
    guard let width = tag.attribute("width", in: bytes), width.hasSuffix("em") else { return 0.3 }
    return min(max(Float(width.dropLast(2)) ?? 0.3, 0), 100)
  }
}
