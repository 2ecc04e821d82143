internal import CGumbo

/// A tree that gumbo made of a fragment of HTML; it points into the markup, which must outlive it.
struct MarkupTree: ~Copyable {
  typealias Node = UnsafePointer<GumboNode>

  private let output: UnsafeMutablePointer<GumboOutput>

  /// Parses a fragment as the content of a `div`.
  init?(_ markup: UnsafeBufferPointer<UInt8>) {
    var options = kGumboDefaultOptions
    options.fragment_context = GUMBO_TAG_DIV
    options.max_errors = 0
    let parsed = markup.withMemoryRebound(to: CChar.self) {
      gumbo_parse_with_options(&options, $0.baseAddress, $0.count)
    }
    guard let parsed else { return nil }
    output = parsed
  }

  deinit {
    var options = kGumboDefaultOptions
    gumbo_destroy_output(&options, output)
  }

  /// The node that holds the fragment.
  var root: Node? { UnsafePointer(output.pointee.root) }
}

extension UnsafePointer<GumboNode> {
  var isElement: Bool { pointee.type == GUMBO_NODE_ELEMENT }

  /// The number of nodes in an element.
  var childCount: Int { isElement ? Int(pointee.v.element.children.length) : 0 }

  /// A node in an element, by its place among `childCount`.
  func child(_ index: Int) -> Self? {
    guard index < childCount, let child = pointee.v.element.children.data[index] else { return nil }
    return UnsafePointer(child.assumingMemoryBound(to: GumboNode.self))
  }

  /// The nodes in an element.
  var children: [Self] { (0..<childCount).compactMap(child) }

  /// The name of an element of HTML.
  var name: MarkupName? {
    guard isElement, pointee.v.element.tag_namespace == GUMBO_NAMESPACE_HTML else { return nil }
    if pointee.v.element.tag != GUMBO_TAG_UNKNOWN {
      let name = UnsafeRawPointer(gumbo_normalized_tagname(pointee.v.element.tag))
      return name.flatMap { MarkupName(bytes(of: $0)) }
    }
    var name = pointee.v.element.original_tag
    gumbo_tag_from_original_text(&name)
    return MarkupName(bytes(of: name))
  }

  /// The start tag as it is written; none where the parser put the element in.
  var tag: UnsafeBufferPointer<UInt8> { bytes(of: pointee.v.element.original_tag) }

  /// The text of a node that is text.
  var text: UnsafeBufferPointer<UInt8>? {
    guard pointee.type == GUMBO_NODE_TEXT || pointee.type == GUMBO_NODE_WHITESPACE else { return nil }
    return pointee.v.text.text.map { bytes(of: UnsafeRawPointer($0)) }
  }

  /// What an attribute of an element says, or nil where the element has none of this name.
  func value(of name: MarkupName) -> [UInt8]? {
    guard isElement else { return nil }
    let attributes = pointee.v.element.attributes
    for index in 0..<Int(attributes.length) {
      guard let attribute = attributes.data[index]?.assumingMemoryBound(to: GumboAttribute.self).pointee,
        attribute.attr_namespace == GUMBO_ATTR_NAMESPACE_NONE,
        let written = attribute.name, MarkupName(bytes(of: UnsafeRawPointer(written))) == name
      else { continue }
      return attribute.value.map { Array(bytes(of: UnsafeRawPointer($0))) }
    }
    return nil
  }
}

private func bytes(of text: UnsafeRawPointer) -> UnsafeBufferPointer<UInt8> {
  var count = 0
  while text.load(fromByteOffset: count, as: UInt8.self) != 0 { count += 1 }
  return UnsafeBufferPointer(start: text.assumingMemoryBound(to: UInt8.self), count: count)
}

private func bytes(of piece: GumboStringPiece) -> UnsafeBufferPointer<UInt8> {
  UnsafeBufferPointer(
    start: piece.data.map { UnsafeRawPointer($0).assumingMemoryBound(to: UInt8.self) }, count: piece.length)
}
