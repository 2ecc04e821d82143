internal import CMarkGFM
internal import Synchronization

/// A Markdown text whose blocks are known and whose inline text has not been read.
///
/// It is the moment at which a heading's own text can still be changed.
public struct MarkdownDraft: ~Copyable {
  let parser: UnsafeMutablePointer<cmark_parser>

  /// Finds the blocks of UTF-8 text without NUL.
  public init(_ text: UnsafeBufferPointer<UInt8>, extensions: MarkdownExtensions = .deck) {
    // The allocator of the library ends the process when memory is out, and so gives a parser always.
    parser = cmark_parser_new(extensions.options)!
    extensions.attach(to: parser)
    text.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    if let last = text.last, last != UInt8(ascii: "\n"), last != UInt8(ascii: "\r") {
      // A line is a block only once it is ended.
      cmark_parser_feed(parser, "\n", 1)
    }
  }

  deinit {
    cmark_parser_free(parser)
  }

  /// The headings that stand in no other block, in order.
  public var headings: [HeadingDraft] {
    guard let root = parser.pointee.root else { return [] }
    return root.children.filter { $0.isKind(CMARK_NODE_HEADING) }.map(HeadingDraft.init)
  }

  /// The label of every footnote definition with the line where it stands, in order.
  public var footnoteLabels: [(label: String, line: Int)] {
    guard let root = parser.pointee.root else { return [] }
    var labels: [(label: String, line: Int)] = []
    var next: Node? = root
    while let node = next {
      next = node.following(in: root)
      guard node.isKind(CMARK_NODE_FOOTNOTE_DEFINITION) else { continue }
      labels.append((String(decoding: node.literal, as: UTF8.self), Int(node.pointee.start_line)))
    }
    return labels
  }

  /// Reads the inline text and gives the whole tree.
  ///
  /// The library keeps the characters of its inline extensions in process-wide tables that each parse fills
  /// and, at its end, empties: two parses at once would lose strikethrough and autolinks. One lock guards them.
  public consuming func finish() -> MarkdownDocument {
    let root = inlineTables.withLock { _ in UncheckedNode(node: cmark_parser_finish(parser)) }
    return MarkdownDocument(root: root.node ?? Node.make(CMARK_NODE_DOCUMENT))
  }
}

private let inlineTables = Mutex(())

/// Carries a node out of the lock, in which nothing keeps it.
private struct UncheckedNode: @unchecked Sendable {
  let node: Node?
}

/// A heading whose inline text has not been read.
public struct HeadingDraft {
  private let node: Node

  init(_ node: Node) { self.node = node }

  /// From 1 to 6.
  public var level: Int { Int(node.pointee.as.heading.level) }

  /// Whether it is underlined, where others begin with `#`.
  public var isSetext: Bool { node.pointee.as.heading.setext }

  /// The line on which it begins, from 1; for an underlined heading, a line at or before that.
  public var line: Int { Int(node.pointee.start_line) }

  /// The Markdown of its text, without the marks that make it a heading.
  public var text: String {
    let content = node.pointee.content
    return String(decoding: UnsafeBufferPointer(start: content.ptr, count: Int(content.size)), as: UTF8.self)
  }

  /// Replaces the Markdown of its text.
  public func replaceText(by text: String) {
    _ = cmark_node_set_string_content(node, text)
  }
}
