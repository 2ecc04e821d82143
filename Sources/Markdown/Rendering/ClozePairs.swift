internal import CMarkGFM

/// Which end belongs to which start among the clozes of one text; they may nest, but not deeply.
struct ClozePairs {
  private static let deepest = 16

  /// The nodes whose clozes are paired.
  private var parents: Set<Node> = []
  private var ends: [Node: Node] = [:]

  /// The end of the cloze that begins with a node, where both have the same parent.
  ///
  /// All that have the same parent are paired at once, so the work is linear in their number.
  mutating func end(of start: Node) -> Node? {
    if let parent = start.pointee.parent, parents.insert(parent).inserted { pair(start) }
    return ends[start]
  }

  private mutating func pair(_ first: Node) {
    var open: [Node] = []
    var node: Node? = first
    while let next = node {
      node = next.pointee.next
      switch next.tag {
      case .clozeStart: open.append(next)
      case .clozeEnd:
        guard let start = open.popLast(), open.count < Self.deepest else { continue }
        ends[start] = next
      default: break
      }
    }
  }
}
