internal import CMarkGFM
internal import CTreeMemory

/// The place in an inline text at which the library asks whether something of ours begins.
struct InlineCursor {
  let parser: OpaquePointer
  let state: SyntaxState
  /// The whole inline text.
  let text: UnsafeBufferPointer<UInt8>
  /// Where the character stands.
  let offset: Int

  init(_ parser: OpaquePointer, _ state: SyntaxState) {
    self.parser = parser
    self.state = state
    text = cmark_inline_parser_get_chunk(parser).pointee.buffer
    offset = Int(cmark_inline_parser_get_offset(parser))
    state.enter(text)
  }

  /// The byte at a distance from here, or 0 behind the end.
  func byte(_ distance: Int) -> UInt8 {
    let index = offset + distance
    return index < text.count ? text[index] : 0
  }

  /// Whether the text goes on with some bytes at a distance from here.
  func goesOn(_ with: StaticString, at distance: Int = 0) -> Bool {
    let count = with.utf8CodeUnitCount
    guard offset + distance + count <= text.count else { return false }
    return (0..<count).allSatisfy { text[offset + distance + $0] == with.utf8Start[$0] }
  }

  /// What begins at a character, or nil where it is text like any other.
  mutating func match(_ character: UInt8) -> Node? {
    switch character {
    case UInt8(ascii: "$") where state.extensions.contains(.dollarMath): dollarFormula()
    case UInt8(ascii: "=") where state.extensions.contains(.cardSyntax): highlightDelimiter()
    case UInt8(ascii: "{"): clozeStart() ?? bracedRuby() ?? openBrace()
    case UInt8(ascii: "}"): closeBraces()
    case UInt8(ascii: "~"): strikethroughDelimiter()
    default: nil
    }
  }

  /// What a mark announces; the mark itself vanishes in any case.
  mutating func marked() -> Node? {
    let node: Node? =
      switch byte(1) {
      case UInt8(ascii: "\\"): bracketFormula()
      case UInt8(ascii: "["): byte(2) == UInt8(ascii: "[") ? wikiLink(.wikiLink, after: 3) : sound()
      case UInt8(ascii: "!"): wikiLink(.embed, after: 4)
      default: rubyBeforeBrackets()
      }
    return node ?? make(CMARK_NODE_TEXT, [], through: offset + 1)
  }

  /// Makes a node and goes on behind what it stands for.
  func make(_ kind: cmark_node_type, _ literal: some Sequence<UInt8>, tag: SyntaxTag? = nil, through end: Int)
    -> Node
  {
    let node = Node.make(kind, literal: literal.filter { $0 != Marks.byte })
    node.tag = tag
    node.pointee.start_line = cmark_inline_parser_get_line(parser)
    node.pointee.end_line = node.pointee.start_line
    node.pointee.start_column = cmark_inline_parser_get_column(parser)
    // Marks are taken off the columns of all other nodes when the tree is whole.
    if tag != nil { node.pointee.start_column -= Int32(marksBefore) }
    node.pointee.end_column = node.pointee.start_column + Int32(end - offset - 1)
    cmark_inline_parser_set_offset(parser, Int32(end))
    return node
  }

  /// How many marks stand before this place, within sight.
  private var marksBefore: Int {
    guard state.hasMarks else { return 0 }
    var count = 0
    for index in stride(from: offset - 1, through: max(0, offset - 1_000), by: -1) {
      if text[index] == UInt8(ascii: "\n") { break }
      if text[index] == Marks.byte { count += 1 }
    }
    return count
  }
}
