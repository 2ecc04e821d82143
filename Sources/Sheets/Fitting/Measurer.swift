import Text

/// Measures HTML: finds in it what `Measured` knows.
struct Measurer {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How text of an element is set.
  private struct Style {
    var scale: Float = 1
    var isMonospaced = false
    var keepsSpace = false
  }

  /// Measures nodes that stand below or beside each other.
  func measure(_ nodes: [Node]) -> Measured {
    let blocks = self.blocks(nodes, Style())
    return blocks.count == 1 ? blocks[0] : .blocks(blocks, indent: 0)
  }

  private func blocks(_ nodes: [Node], _ style: Style) -> [Measured] {
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
    case .h1, .h2, .h3, .h4, .h5, .h6, .dt, .summary, .th: style.scale *= 1.08
    case .pre:
      style.isMonospaced = true
      style.keepsSpace = true
      style.scale *= 0.9
      return [.blocks(blocks(node.children, style), indent: 0.4), .fixed(height: 0.2)]
    case .hr: return [.fixed(height: 0.4)]
    case .table: return table(node, style)
    case .ul, .ol, .dd: return [.blocks(blocks(node.children, style), indent: 1.7)]
    case .blockquote, .figure: return [.blocks(blocks(node.children, style), indent: 1.4)]
    case .colgroup, .col: return []
    default: break
    }
    return blocks(node.children, style)
  }

  private func table(_ node: Node, _ style: Style) -> [Measured] {
    var rows: [[Measured]] = []
    var others: [Measured] = []
    func collect(_ nodes: [Node]) {
      for node in nodes {
        switch node.element {
        case .tr:
          rows.append(
            node.children.filter { $0.element == .td || $0.element == .th }.map { cell in
              .blocks(blocks(cell.children, style), indent: cell.element == .th ? 0.2 : 0)
            })
        case .thead, .tbody, .tfoot: collect(node.children)
        case .caption: others += blocks(node.children, style)
        default: break
        }
      }
    }
    collect(node.children)
    return others + [.table(rows)]
  }

  private func add(_ node: Node, _ style: Style, to line: inout LineMaker) {
    guard let element = node.element else { return addText(node, style, to: &line) }
    var style = style
    switch element {
    case .br: return line.breakLine()
    case .wbr, .rp, .rt, .annotation: return
    case .input: return line.add(width: 1.6, height: lineHeight, isCuttable: false)
    case .img: return line.add(imageSize(node))
    case .math:
      let box = MathMeasurer(bytes).box(node)
      return line.add(
        width: box.width * 1.05 * style.scale, height: (box.height + 0.2) * style.scale, isCuttable: false,
        isAlone: isShown(node))
    case .ruby: return addRuby(node, style, to: &line)
    case .code, .kbd, .samp:
      style.isMonospaced = true
      if !style.keepsSpace { style.scale *= 0.95 }
    case .sub, .sup:
      line.raise(to: lineHeight + 0.25)
      style.scale *= 0.8
    case .b, .strong: style.scale *= 1.08
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

  private func isShown(_ node: Node) -> Bool {
    let tag = bytes[Int(node.range.lowerBound)..<Int(node.range.upperBound)]
    return tag.count > 15 && tag.suffix(16).elementsEqual("display=\"block\">".utf8)
  }

  /// The size of an image by its attributes, which are in pixels of a 96th of an inch.
  private func imageSize(_ node: Node) -> Box {
    let tag = HTMLTag(bytes, at: Int(node.range.lowerBound), end: Int(node.range.upperBound))
    func length(_ name: String) -> Double? {
      tag.attribute(name, in: bytes).flatMap { Double($0) }.map { min(max($0, 1), 100_000) * 25.4 / 96 }
    }
    guard let width = length("width"), let height = length("height") else {
      // As large as an image may be.
      return Box(width: 1000, height: 1000)
    }
    return Box(width: width, height: height)
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
            line.space(style.scale, isKept: style.keepsSpace)
          }
          offset += 1
        } else if byte == UInt8(ascii: "&") {
          let length = Self.referenceLength(bytes, offset, end)
          line.letter((style.isMonospaced ? CharacterWidths.monospaced : 0.9) * style.scale)
          offset += length
        } else if byte < 0x80 {
          let width = style.isMonospaced ? CharacterWidths.monospaced : CharacterWidths.ascii[Int(byte)]
          line.letter(width * style.scale)
          offset += 1
        } else {
          let (scalar, length) = bytes.decodedScalar(at: offset)
          offset += max(1, length)
          let width = CharacterWidths.width(scalar) * style.scale
          if CharacterWidths.isWide(scalar) { line.wideLetter(width) } else { line.letter(width) }
        }
      }
    }
  }

  /// How long a reference such as `&amp;` is; one where there is none.
  private static func referenceLength(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    for offset in start + 1..<min(start + 12, end) {
      if bytes[offset] == UInt8(ascii: ";") { return offset - start + 1 }
      if bytes[offset].isSpace { return 1 }
    }
    return 1
  }
}

/// Makes pieces of lines from letters.
private struct LineMaker {
  private var lines = Lines()
  private var width: Float = 0
  private var pendingSpace: Float = 0
  private var height: Float = lineHeight

  mutating func letter(_ letterWidth: Float) { width += letterWidth }

  /// A letter with which a word begins and ends.
  mutating func wideLetter(_ letterWidth: Float) {
    endWord()
    lines.hasWide = true
    width = letterWidth
    endWord()
  }

  mutating func space(_ scale: Float, isKept: Bool) {
    endWord()
    pendingSpace = isKept ? pendingSpace + CharacterWidths.monospaced * scale : CharacterWidths.space * scale
  }

  mutating func breakLine() {
    endWord()
    if lines.pieces.isEmpty || lines.pieces[lines.pieces.count - 1].endsLine {
      lines.pieces.append(.init(width: 0.1, height: lineHeight))
    }
    lines.pieces[lines.pieces.count - 1].endsLine = true
    pendingSpace = 0
  }

  /// Makes the line of the word that is being added so high at least.
  mutating func raise(to least: Float) { height = max(height, least) }

  mutating func add(width: Float, height: Float, isCuttable: Bool, isAlone: Bool = false) {
    endWord()
    if isAlone, let last = lines.pieces.indices.last { lines.pieces[last].endsLine = true }
    lines.pieces.append(
      .init(
        width: width, height: height, space: isAlone ? 0 : pendingSpace, isCuttable: isCuttable,
        endsLine: isAlone))
    pendingSpace = 0
  }

  mutating func add(_ image: Box) {
    endWord()
    lines.pieces.append(.init(width: 0, height: 0, space: pendingSpace, image: image))
    pendingSpace = 0
  }

  private mutating func endWord() {
    guard width > 0 else { return }
    lines.pieces.append(.init(width: width, height: height, space: pendingSpace))
    (width, pendingSpace, height) = (0, 0, lineHeight)
  }

  /// What was added; nil where that is nothing.
  mutating func take() -> Lines? {
    endWord()
    defer { self = LineMaker() }
    return lines.pieces.isEmpty ? nil : lines
  }
}
