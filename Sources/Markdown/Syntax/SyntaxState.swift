internal import CMarkGFM

/// What the parse of one text needs to know while the library calls back.
///
/// It hangs on the document's node, so that no two parses share anything.
final class SyntaxState {
  let extensions: MarkdownExtensions
  /// The last line of each formula that takes whole lines, by its first.
  var displayedBlocks: [Int: Int] = [:]
  /// Whether something in the text begins with a character at which the library asks no extension.
  private(set) var needsMarks = false
  /// Where marks stand.
  var marks = MarkPlaces()
  /// Whether the text of a block holds marks.
  var hasMarks: Bool { !marks.isEmpty }
  /// Whether bytes may be in the tree that UTF-8 does not have.
  private(set) var mayBeMarked = false

  /// The inline text for which the rest is kept: where it begins in memory.
  private var text: UnsafePointer<UInt8>?
  /// For each cloze that is open, how many braces are open in it.
  var openClozes: [Int] = []
  /// The kinds of formula that nothing ends in the rest of the text.
  var endless: Set<FormulaKind> = []
  /// Where code, HTML and addresses stand.
  var spans: OpaqueSpans?

  init(_ extensions: MarkdownExtensions) { self.extensions = extensions }

  /// Attaches what a text needs of a deck's own syntax to its parser.
  func attach(to parser: UnsafeMutablePointer<cmark_parser>, for text: UnsafeBufferPointer<UInt8>) {
    mayBeMarked = Marks.mayBeForged(in: text)
    guard !extensions.isDisjoint(with: [.dollarMath, .bracketMath, .cardSyntax, .ruby]) else { return }
    func has(_ character: Unicode.Scalar) -> Bool {
      text.firstOffset(of: UInt8(ascii: character)) < text.count
    }
    needsMarks = Marks.areNeeded(in: text, extensions)
    let hasDollars = extensions.contains(.dollarMath) && has("$")
    guard needsMarks || hasDollars || has("=") || has("{") else { return }
    parser.pointee.root?.pointee.user_data = Unmanaged.passUnretained(self).toOpaque()
    cmark_parser_attach_syntax_extension(parser, DeckSyntax.inline.pointer)
    if needsMarks { cmark_parser_attach_syntax_extension(parser, DeckSyntax.marks.pointer) }
    if hasDollars { displayedBlocks = Markdown.displayedBlocks(in: text) }
    if !displayedBlocks.isEmpty { cmark_parser_attach_syntax_extension(parser, DeckSyntax.blocks.pointer) }
  }

  /// Forgets what belongs to another inline text.
  func enter(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.baseAddress != self.text else { return }
    self.text = text.baseAddress
    spans = OpaqueSpans(text, extensions)
    openClozes = []
    endless = []
  }
}

extension UnsafeMutablePointer<cmark_parser> {
  /// The state that hangs on the document.
  var syntaxState: SyntaxState? {
    pointee.root?.pointee.user_data.map { Unmanaged<SyntaxState>.fromOpaque($0).takeUnretainedValue() }
  }
}
