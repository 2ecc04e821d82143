internal import CMarkGFM
public import Text

/// A Markdown text as a tree of blocks and inline text.
public struct MarkdownDocument: ~Copyable {
  let root: Node
  /// The blocks that stand in no other block, in order; footnote definitions, which the library moves, left out.
  public let blocks: [Block]

  init(root: Node) {
    self.root = root
    blocks = root.children.lazy.filter { !$0.isKind(CMARK_NODE_FOOTNOTE_DEFINITION) }.map(Block.init)
  }

  /// Reads UTF-8 text without NUL.
  public init(_ text: UnsafeBufferPointer<UInt8>, extensions: MarkdownExtensions = .deck) {
    self = MarkdownDraft(text, extensions: extensions).finish()
  }

  deinit {
    cmark_node_free(root)
  }

  /// A block that stands in no other block.
  public struct Block {
    let node: Node

    init(_ node: Node) { self.node = node }

    /// What the block is, as far as a deck is divided by it.
    public var kind: Kind {
      if node.isKind(CMARK_NODE_HEADING) { return .heading(level: Int(node.pointee.as.heading.level)) }
      return node.isKind(CMARK_NODE_THEMATIC_BREAK) ? .thematicBreak : .other
    }

    /// The line on which it begins, from 1.
    public var line: Int { Int(node.pointee.start_line) }
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
  /// The whole text as cmark-gfm itself writes it, raw HTML and all, with nothing mended.
  public func trustedHTML(extensions: MarkdownExtensions = .deck) -> HTML {
    let parser = cmark_parser_new(extensions.options)!
    defer { cmark_parser_free(parser) }
    extensions.attach(to: parser)
    let options = extensions.options | CMARK_OPT_UNSAFE
    return HTML(trusting: rendered(root, options: options, extensions: parser.pointee.syntax_extensions))
  }
}

/// What cmark-gfm writes for a tree.
func rendered(
  _ node: Node, options: Int32, extensions: UnsafeMutablePointer<cmark_llist>? = nil
) -> [UInt8] {
  guard let text = cmark_render_html(node, options, extensions) else { return [] }
  defer { cmark_get_default_mem_allocator().pointee.free(text) }
  return Array(UnsafeRawBufferPointer(start: text, count: cmark_text_length(text)))
}
