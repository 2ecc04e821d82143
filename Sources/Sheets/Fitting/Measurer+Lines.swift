import Text

extension Measurer {
  /// Adds text or what stands in a line of it.
  func add(_ node: Node, _ style: Style, to line: inout LineMaker) {
    guard let element = node.element else { return addText(node, style, to: &line) }
    var style = style
    switch element {
    case .br: return line.breakLine()
    case .wbr, .rp, .rt, .annotation: return
    case .input: return line.add(width: 1.6, height: lineHeight + 0.15, isCuttable: false)
    case .img, .svg: return line.add(node.image ?? ImageSize())
    case .math:
      let box = MathMeasurer(bytes).box(node)
      return line.add(
        width: box.printedWidth * style.scale, height: box.printedHeight * style.scale, isCuttable: false,
        isAlone: isDisplayed(node))
    case .ruby: return addRuby(node, style, to: &line)
    case .code, .kbd, .samp:
      style.isMonospaced = true
      if !style.keepsSpace { style.scale *= 0.95 }
      // The font that has the letters stands lower or higher in its line than that of the text.
      if hasRightToLeft { line.raise(to: lineHeight + 0.4) }
    case .sub, .sup:
      line.raise(to: lineHeight + 0.25)
      style.scale *= 0.8
    case .b, .strong: style.makeBold()
    default: break
    }
    for child in node.children { add(child, style, to: &line) }
  }

  /// A reading needs room over its line, and may be wider than what it stands over.
  private func addRuby(_ node: Node, _ style: Style, to line: inout LineMaker) {
    line.raise(to: lineHeight + 0.65)
    var base = LineMaker()
    var reading = LineMaker()
    for child in node.children {
      switch child.element {
      case .rt:
        var small = style
        small.scale *= 0.55
        for part in child.children { add(part, small, to: &reading) }
      case .rp: continue
      default: add(child, style, to: &base)
      }
    }
    let widths = [base.take(), reading.take()].map { $0?.naturalWidth ?? 0 }
    line.add(width: widths.max() ?? 0, height: lineHeight + 0.65, isCuttable: false)
  }

  private func isDisplayed(_ node: Node) -> Bool {
    let tag = HTMLTag(bytes, at: Int(node.range.lowerBound), end: Int(node.range.upperBound))
    return tag.attribute("display", in: bytes) == "block"
  }

  private func addText(_ node: Node, _ style: Style, to line: inout LineMaker) {
    bytes.withUnsafeBufferPointer { bytes in
      var offset = Int(node.range.lowerBound)
      let end = Int(node.range.upperBound)
      while offset < end {
        let byte = bytes[offset]
        if byte.isSpace {
          if style.keepsSpace, byte == 0x0A {
            line.breakLine()
          } else {
            // A tab is two spaces wide.
            let count: Float = style.keepsSpace && byte == 0x09 ? 2 : 1
            line.space(style.scale * count, isKept: style.keepsSpace)
          }
          offset += 1
        } else if byte == UInt8(ascii: "&") {
          line.letter((style.isMonospaced ? CharacterWidths.monospaced : 0.9) * style.scale)
          offset = bytes.endOfReference(at: offset, to: end)
        } else if byte < 0x80 {
          let width = style.isMonospaced ? CharacterWidths.monospaced : CharacterWidths.ascii[Int(byte)]
          line.letter(width * style.scale)
          offset += 1
        } else {
          let (scalar, length) = bytes.decodedScalar(at: offset)
          offset += max(1, length)
          let width = CharacterWidths.width(scalar) * style.scale
          if LineBreaking.standsAlone(scalar) { line.wideLetter(width) } else { line.letter(width) }
        }
      }
    }
  }
}
