internal import CMarkGFM

extension TreeEditor {
  mutating func editFormula(_ node: Node, isDisplay: Bool) {
    let formula = Formula(String(decoding: node.literal, as: UTF8.self), isDisplay: isDisplay)
    node.setLiteral(holes.add(formula, at: node.position))
    node.tag = .markup
  }

  /// Sets a block in the language `math` as a formula, and keeps any other one for what colours code.
  mutating func editCodeBlock(_ node: Node) {
    if node.tag == .displayedBlock { return becomeFormula(node, node.displayedTeX) }
    node.readAttributes()
    let language = node.language
    if hasFormulas, language == "math" {
      return becomeFormula(node, Array(node.pointee.as.code.literal.buffer[...].trimmingWhiteSpace))
    }
    if options.highlightsCode, options.typesetter != nil, !language.isEmpty {
      node.setLiteral(
        holes.add(CodeSample(Array(node.pointee.as.code.literal.buffer), language: language)))
    }
    needsMending = true
  }

  private mutating func becomeFormula(_ node: Node, _ tex: [UInt8]) {
    let paragraph = Node.make(CMARK_NODE_PARAGRAPH)
    let position = node.position
    node.replace(by: paragraph)
    cmark_node_append_child(
      paragraph,
      .markup(holes.add(Formula(String(decoding: tex, as: UTF8.self), isDisplay: true), at: position)))
  }
}

extension Node {
  /// Takes the language out of attributes in braces, as Pandoc writes them: `{.python .numberLines}`.
  fileprivate func readAttributes() {
    let info = pointee.as.code.info.buffer
    guard info.first == UInt8(ascii: "{"), info.last == UInt8(ascii: "}") else { return }
    let words = info.dropFirst().dropLast().split { $0.isWhiteSpace }
    let language = words.first { $0.first == UInt8(ascii: ".") }.map {
      String(decoding: $0.dropFirst(), as: UTF8.self)
    }
    _ = cmark_node_set_fence_info(self, language ?? "")
  }

  /// The first word after a code block's fence.
  fileprivate var language: String {
    let info = pointee.as.code.info.buffer
    return String(decoding: info.prefix { $0 != 0x20 && $0 != 0x09 }, as: UTF8.self)
  }
}
