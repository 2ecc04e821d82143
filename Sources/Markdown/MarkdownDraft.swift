internal import CMarkGFM
internal import CTreeMemory
import Synchronization

/// A Markdown text whose blocks are known and whose inline text has not been read.
///
/// It is the moment at which a heading's own text can still be changed.
public struct MarkdownDraft: ~Copyable {
  let parser: UnsafeMutablePointer<cmark_parser>
  private let syntax: SyntaxState
  private let mayHaveComments: Bool

  /// Finds the blocks of UTF-8 text without NUL.
  public init(_ text: ArraySlice<UInt8>, extensions: MarkdownExtensions = .deck) {
    tree_memory_open()
    let parser = tree_parser_make(extensions.options)
    let syntax = SyntaxState(extensions)
    text.withUnsafeBufferPointer { bytes in
      // That of tables takes a line below a paragraph for itself, so it must come last.
      syntax.attach(to: parser, for: bytes)
      extensions.attach(to: parser)
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    if let last = text.last, last != UInt8(ascii: "\n"), last != UInt8(ascii: "\r") {
      // A line is a block only once it is ended.
      cmark_parser_feed(parser, "\n", 1)
    }
    self.parser = parser
    self.syntax = syntax
    mayHaveComments =
      extensions.contains(.cardSyntax) && text.withUnsafeBufferPointer(HTMLComments.mayBe)
  }

  deinit {
    tree_memory_close()
  }

  /// The headings that stand in no other block, in order.
  public var headings: [HeadingDraft] { headingNodes.map(HeadingDraft.init) }

  /// Replaces the Markdown of a heading's text; `index` counts the headings that stand in no other block.
  public mutating func replaceText(ofHeadings texts: [Int: String]) {
    guard !texts.isEmpty else { return }
    for (index, node) in headingNodes.enumerated() {
      if let text = texts[index] { _ = cmark_node_set_string_content(node, text) }
    }
  }

  private var headingNodes: [Node] {
    guard let root = parser.pointee.root else { return [] }
    return root.children.filter { $0.isKind(CMARK_NODE_HEADING) }
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
    defer { extendLifetime(self) }
    if mayHaveComments, let root = parser.pointee.root { HTMLComments.rewrite(in: root) }
    if syntax.needsMarks, let root = parser.pointee.root {
      syntax.marks = Marks.put(into: root, syntax.extensions)
    }
    let root = inlineTables.withLock { _ in UncheckedNode(node: cmark_parser_finish(parser)) }
    root.node?.pointee.user_data = nil
    if syntax.hasMarks || syntax.mayBeMarked, let root = root.node { Marks.remove(from: root, syntax.marks) }
    return MarkdownDocument(
      root: root.node ?? Node.make(CMARK_NODE_DOCUMENT), hasFormulas: syntax.extensions.contains(.dollarMath))
  }
}

/// Makes a parser that knows some extensions.
func makeParser(_ extensions: MarkdownExtensions) -> UnsafeMutablePointer<cmark_parser> {
  let parser = tree_parser_make(extensions.options)
  extensions.attach(to: parser)
  return parser
}

private let inlineTables = Mutex(())

/// Carries a node out of the lock, in which nothing keeps it.
private struct UncheckedNode: @unchecked Sendable {
  let node: Node?
}

/// A heading whose inline text has not been read.
public struct HeadingDraft: Sendable {
  /// From 1 to 6.
  public var level: Int
  /// Whether it is underlined, where others begin with `#`.
  public var isSetext: Bool
  /// The line on which it begins, from 1; for an underlined heading, a line at or before that.
  public var line: Int
  /// The Markdown of its text, without the marks that make it a heading; of more than one line where an
  /// underlined heading has them.
  public var text: String

  init(_ node: Node) {
    level = Int(node.pointee.as.heading.level)
    isSetext = node.pointee.as.heading.setext
    line = Int(node.pointee.start_line)
    let content = node.pointee.content
    var bytes = UnsafeBufferPointer(start: content.ptr, count: Int(content.size))[...]
    while let last = bytes.last, last == 0x20 || last == 0x09 || last == 0x0A { bytes.removeLast() }
    text = String(decoding: bytes, as: UTF8.self)
  }
}
