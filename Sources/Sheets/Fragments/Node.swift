/// A piece of text or an element, as it is written in a buffer of HTML.
struct Node: Sendable {
  /// What it is; nil for text.
  var element: Element?
  /// The text, or the start tag.
  var range: Range<Int32>
  /// The name in the start tag, for the end tag.
  var name: Range<Int32> = 0..<0
  /// What stands in the element.
  var children: [Node] = []
  /// The size of an image.
  var image: ImageSize?

  /// A piece of text.
  static func text(_ range: Range<Int32>) -> Node { Node(element: nil, range: range) }

  /// Whether it is text.
  var isText: Bool { element == nil }

  /// An element that is written anew, behind the HTML that is there.
  static func made(
    _ element: Element, _ name: String, class style: String? = nil, _ children: [Node],
    in bytes: inout [UInt8]
  ) -> Node {
    let attributes = style.map { " class=\"\($0)\"" } ?? ""
    let range = bytes.appendMarkup("<\(name)\(attributes)>")
    let start = range.lowerBound + 1
    return Node(
      element: element, range: range, name: start..<start + Int32(name.utf8.count), children: children)
  }
}

extension [UInt8] {
  /// Puts markup behind what is there, and gives its place.
  mutating func appendMarkup(_ text: String) -> Range<Int32> {
    let start = Int32(count)
    self += text.utf8
    return start..<Int32(count)
  }
}

extension [Node] {
  /// Adds a node; text that stands behind other text in the buffer becomes one with it.
  mutating func append(joining node: Node) {
    if node.isText, let last = indices.last, self[last].isText,
      self[last].range.upperBound == node.range.lowerBound
    {
      self[last].range = self[last].range.lowerBound..<node.range.upperBound
    } else {
      append(node)
    }
  }
}
