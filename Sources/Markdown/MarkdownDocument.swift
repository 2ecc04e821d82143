internal import CMarkGFM
internal import CTreeMemory
import Text

/// A Markdown text as a tree of blocks and inline text.
public struct MarkdownDocument: ~Copyable {
  let root: Node
  /// The nodes of the blocks.
  let nodes: [Node]
  /// Whether a code block in the language `math` is a formula.
  let hasFormulas: Bool
  /// The blocks that stand in no other block, in order; footnote definitions, which the library moves, left out.
  public let blocks: [Block]

  /// Takes over a tree; its draft is still open.
  init(root: Node, hasFormulas: Bool) {
    tree_memory_open()
    self.root = root
    self.hasFormulas = hasFormulas
    nodes = root.children.filter { !$0.isKind(CMARK_NODE_FOOTNOTE_DEFINITION) }
    blocks = nodes.map(Block.init)
  }

  /// Reads UTF-8 text without NUL.
  public init(_ text: ArraySlice<UInt8>, extensions: MarkdownExtensions = .deck) {
    self = MarkdownDraft(text, extensions: extensions).finish()
  }

  deinit {
    tree_memory_close()
  }

  /// A block that stands in no other block.
  public struct Block: Equatable, Sendable {
    /// What the block is, as far as a deck is divided by it.
    public var kind: Kind
    /// The line on which it begins, from 1.
    public var line: Int
    /// The line on which it ends as the library tells it, which is wrong for some kinds.
    var reportedEnd: Int

    init(_ node: Node) {
      line = Int(node.pointee.start_line)
      reportedEnd = Int(node.pointee.end_line)
      if node.isKind(CMARK_NODE_HEADING) {
        kind = .heading(level: Int(node.pointee.as.heading.level))
      } else {
        kind = node.isKind(CMARK_NODE_THEMATIC_BREAK) ? .thematicBreak : .other
      }
    }
  }

  /// The kinds of block that divide a deck.
  public enum Kind: Equatable, Sendable {
    /// A heading of a level from 1 to 6.
    case heading(level: Int)
    /// A line across the page.
    case thematicBreak
    /// Any other block.
    case other
  }
}

extension MarkdownDocument {
  /// The last line of an underlined heading, which is its underline.
  ///
  /// The library closes such a heading, and takes down its end, on the line after the underline; at the end of
  /// the text, where none follows, on the underline itself. `isUnderline` tells whether a line could be one.
  public func underline(ofHeading index: Int, isUnderline: (Int) -> Bool) -> Int {
    let end = blocks[index].reportedEnd
    let isBlockBelow = index + 1 < blocks.count && blocks[index + 1].line <= end
    return isUnderline(end) && !isBlockBelow ? end : end - 1
  }

  /// The whole text as cmark-gfm itself writes it, raw HTML and all, with nothing mended.
  public func trustedHTML(extensions: MarkdownExtensions = .deck) -> HTML {
    let parser = makeParser(extensions)
    let options = extensions.options | CMARK_OPT_UNSAFE
    defer { extendLifetime(self) }
    return HTML(trusting: rendered(root, options: options, extensions: parser.pointee.syntax_extensions))
  }
}

/// What cmark-gfm writes for a tree.
func rendered(
  _ node: Node, options: Int32, extensions: UnsafeMutablePointer<cmark_llist>? = nil
) -> [UInt8] {
  guard let text = cmark_render_html_with_mem(node, options, extensions, tree_memory()) else { return [] }
  return Array(UnsafeRawBufferPointer(start: text, count: cmark_text_length(text)))
}
