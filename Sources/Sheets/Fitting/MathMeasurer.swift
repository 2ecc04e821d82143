import Text

/// Measures MathML, on the generous side.
struct MathMeasurer {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A box in em: what is over the line and what is below it.
  struct MathBox {
    var width: Float = 0
    var ascent: Float = 0.95
    var descent: Float = 0.35

    var height: Float { ascent + descent }

    func scaled(_ scale: Float) -> MathBox {
      MathBox(width: width * scale, ascent: ascent * scale, descent: descent * scale)
    }
  }

  /// The box of a formula or a part of one.
  func box(_ node: Node) -> MathBox {
    guard let element = node.element else { return MathBox(width: textWidth(node)) }
    let parts = { node.children.filter { !$0.isText }.map(box) }
    switch element {
    case .mi, .mn, .ms, .mtext: return MathBox(width: node.children.reduce(0) { $0 + textWidth($1) })
    case .mo:
      let box = MathBox(width: node.children.reduce(0) { $0 + textWidth($1) } + 0.6)
      return box
    case .mspace: return MathBox(width: spaceWidth(node), ascent: 0.1, descent: 0)
    case .annotation: return MathBox(ascent: 0, descent: 0)
    case .semantics: return parts().first ?? MathBox()
    case .mfrac: return fraction(parts())
    case .msup, .msub, .msubsup, .mmultiscripts: return scripts(parts())
    case .munder, .mover, .munderover: return limits(parts())
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
    let height = parts.reduce(0) { $0 + $1.height } + 0.7
    let width = (parts.map(\.width).max() ?? 0) + 0.3
    return MathBox(width: width, ascent: height * 0.6, descent: height * 0.45)
  }

  private func scripts(_ parts: [MathBox]) -> MathBox {
    guard var box = parts.first else { return MathBox() }
    let scripts = parts.dropFirst().map { $0.scaled(0.75) }
    box.width += (scripts.map(\.width).max() ?? 0) + 0.1
    box.ascent += (scripts.first?.height ?? 0) * 0.5
    box.descent += (scripts.last?.height ?? 0) * 0.4
    return box
  }

  private func limits(_ parts: [MathBox]) -> MathBox {
    guard var box = parts.first else { return MathBox() }
    // A sum or an integral that is shown is larger than its sign in a line.
    box.width = max(box.width * 1.4, (parts.dropFirst().map { $0.width * 0.75 }.max() ?? 0)) + 0.3
    let limits = parts.dropFirst().reduce(0) { $0 + $1.height * 0.75 }
    box.ascent += 0.3 + limits * 0.7
    box.descent += 0.3 + limits * 0.7
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

  private func textWidth(_ node: Node) -> Float {
    guard node.isText else { return box(node).width }
    var width: Float = 0
    let text = String(decoding: bytes[Int(node.range.lowerBound)..<Int(node.range.upperBound)], as: UTF8.self)
    for scalar in decodingReferences(text).unicodeScalars {
      switch scalar.value {
      // Signs that show nothing.
      case 0x2061...0x2064, 0x200B...0x200F: continue
      case 0..<128: width += max(0.6, CharacterWidths.ascii[Int(scalar.value)])
      default: width += max(0.6, min(0.95, CharacterWidths.width(scalar)))
      }
    }
    return width
  }

  private func spaceWidth(_ node: Node) -> Float {
    let tag = HTMLTag(bytes, at: Int(node.range.lowerBound), end: Int(node.range.upperBound))
    guard let width = tag.attribute("width", in: bytes), width.hasSuffix("em") else { return 0.3 }
    return min(max(Float(width.dropLast(2)) ?? 0.3, 0), 100)
  }
}
