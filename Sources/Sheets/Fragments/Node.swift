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

  /// A piece of text.
  static func text(_ range: Range<Int32>) -> Node { Node(element: nil, range: range) }

  /// Whether it is text.
  var isText: Bool { element == nil }
}
