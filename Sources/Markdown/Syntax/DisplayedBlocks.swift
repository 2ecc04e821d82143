internal import CMarkGFM
import Text

/// Finds formulas that take whole lines: the first line of each, and the last.
///
/// A line with one `$$` may begin one, if before any blank line the next such line has it at its end. Whether it
/// does begin one is for the library to say, which knows what is code.
func displayedBlocks(in text: UnsafeBufferPointer<UInt8>) -> [Int: Int] {
  var blocks: [Int: Int] = [:]
  var lines = SourceLines(text)
  var first: Int?
  while let line = lines.next() {
    switch dollars(in: line, of: text) {
    case .none:
      if line.allSatisfy({ text[$0].isWhiteSpace || text[$0] == UInt8(ascii: ">") }) { first = nil }
    case .once(let isLast):
      if isLast, let begin = first {
        blocks[begin] = lines.number
        first = nil
      } else {
        first = lines.number
      }
    case .often:
      first = nil
    }
  }
  return blocks
}

private enum Dollars {
  case none, often
  case once(isLast: Bool)
}

/// How often a line has `$$`.
private func dollars(in line: Range<Int>, of text: UnsafeBufferPointer<UInt8>) -> Dollars {
  guard let first = doubleDollar(in: line, of: text) else { return .none }
  let rest = first + 2..<line.upperBound
  if doubleDollar(in: rest, of: text) != nil { return .often }
  return .once(isLast: rest.allSatisfy { text[$0].isWhiteSpace })
}

private func doubleDollar(in range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) -> Int? {
  var index = range.lowerBound
  while index + 1 < range.upperBound {
    index = text.firstOffset(of: UInt8(ascii: "$"), from: index)
    guard index + 1 < range.upperBound else { return nil }
    if text[index + 1] == UInt8(ascii: "$") { return index }
    index += 1
  }
  return nil
}

/// Opens a block at a line that begins with `$$`, if a line was found that ends it.
func openDisplayedBlock(
  _ parser: UnsafeMutablePointer<cmark_parser>, _ parent: Node, _ line: UnsafeMutableBufferPointer<UInt8>
) -> Node? {
  let start = Int(parser.pointee.first_nonspace)
  guard let state = parser.syntaxState, state.displayedBlocks[Int(parser.pointee.line_number)] != nil,
    start + 1 < line.count, line[start] == UInt8(ascii: "$"), line[start + 1] == UInt8(ascii: "$"),
    let node = cmark_parser_add_child(
      parser, parent, CMARK_NODE_CODE_BLOCK, parser.pointee.first_nonspace_column + 1)
  else { return nil }
  cmark_node_set_syntax_extension(node, DeckSyntax.blocks.pointer)
  node.tag = .displayedBlock
  cmark_parser_advance_offset(
    parser, line.baseAddress.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: CChar.self) },
    Int32(start + 2) - parser.pointee.offset, 0)
  return node
}

extension Node {
  /// The TeX of a formula that takes whole lines: all but the `$$` at its end.
  var displayedTeX: [UInt8] {
    var tex = pointee.as.code.literal.buffer[...].trimmingWhiteSpace
    if tex.suffix(2).elementsEqual("$$".utf8) { tex.removeLast(2) }
    return Array(tex.trimmingWhiteSpace)
  }
}
