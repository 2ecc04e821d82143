internal import CMarkGFM
internal import CTreeMemory

/// A node of cmark's syntax tree.
typealias Node = UnsafeMutablePointer<cmark_node>

extension Node {
  /// Whether the node is of one of the core's kinds.
  func isKind(_ kind: cmark_node_type) -> Bool { UInt32(pointee.type) == kind.rawValue }

  /// The text of a text, code or HTML node, without copying it.
  var literal: UnsafeBufferPointer<UInt8> { pointee.as.literal.buffer }

  /// The address of a link or an image, as cmark has unescaped it.
  var url: UnsafeBufferPointer<UInt8> { pointee.as.link.url.buffer }

  /// The children of the node, which may be unlinked while they are walked.
  var children: NodeChildren { NodeChildren(upcoming: pointee.first_child) }

  /// The next node in document order below `root`, after this node and, unless it is skipped, its contents.
  func following(in root: Node, skippingContents: Bool = false) -> Node? {
    if !skippingContents, let child = pointee.first_child { return child }
    var node = self
    while node != root {
      if let next = node.pointee.next { return next }
      guard let parent = node.pointee.parent else { return nil }
      node = parent
    }
    return nil
  }

  /// Makes a node of a core kind.
  static func make(_ kind: cmark_node_type, literal: [UInt8]? = nil) -> Node {
    let node = tree_node_make(kind)
    if let literal { node.setLiteral(literal) }
    return node
  }

  /// Replaces the text of a text, code or HTML node.
  func setLiteral(_ literal: [UInt8]) {
    (literal + [0]).withUnsafeBytes { bytes in
      _ = cmark_node_set_literal(self, bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
    }
  }

  /// Takes the node out of the tree; its memory goes with the document's.
  func remove() {
    cmark_node_unlink(self)
  }

  /// Puts the node's children in its place.
  func unwrap() {
    for child in children { cmark_node_insert_before(self, child) }
    remove()
  }
}

/// The children of a node, each read before it is handed out.
struct NodeChildren: Sequence, IteratorProtocol {
  fileprivate var upcoming: Node?

  mutating func next() -> Node? {
    defer { upcoming = upcoming?.pointee.next }
    return upcoming
  }
}

extension cmark_chunk {
  /// The bytes, without copying them.
  var buffer: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: data, count: data == nil ? 0 : Int(len))
  }
}
