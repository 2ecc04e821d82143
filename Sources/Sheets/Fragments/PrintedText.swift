/// HTML of one side of a card, read for print.
///
/// Links become their text, since paper has none; ids go, since a card may be printed more than once; sound and film
/// become a mark; what is folded is open.
public struct PrintedText: Sendable {
  /// The HTML, and behind it the tags that were written anew.
  let bytes: [UInt8]
  let nodes: [Node]
  /// Whether there are formulas.
  let hasFormulas: Bool
  /// Whether there are images.
  let hasImages: Bool

  /// Reads HTML as Deckpress renders it: inline for terms, blocks for definitions.
  ///
  /// Whatever it is, it gives some tree. Linear in its length.
  ///
  /// - Parameter imageAddress: The address of an image as the page has it, both without escapes; nil for one that
  ///   the page cannot show, in whose place its alternative text stands.
  public init(_ html: [UInt8], imageAddress: (String) -> [UInt8]?) {
    self = withoutActuallyEscaping(imageAddress) { imageAddress in
      var reader = FragmentReader(html, imageAddress: imageAddress)
      let nodes = reader.read()
      return PrintedText(
        bytes: reader.bytes, nodes: nodes, hasFormulas: reader.hasFormulas, hasImages: reader.hasImages)
    }
  }

  init(bytes: [UInt8], nodes: [Node], hasFormulas: Bool, hasImages: Bool) {
    (self.bytes, self.nodes, self.hasFormulas, self.hasImages) = (bytes, nodes, hasFormulas, hasImages)
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { nodes.isEmpty }

  /// The HTML again.
  public func html() -> [UInt8] {
    var output: [UInt8] = []
    // A piece of a long text holds the bytes of all of it.
    output.reserveCapacity(min(bytes.count + 64, 4096))
    bytes.withUnsafeBufferPointer { bytes in
      for node in nodes { Self.write(node, bytes, into: &output) }
    }
    return output
  }

  private static func write(_ node: Node, _ bytes: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    output.append(contentsOf: bytes[Int(node.range.lowerBound)..<Int(node.range.upperBound)])
    guard let element = node.element, !element.isVoid else { return }
    for child in node.children { write(child, bytes, into: &output) }
    output += [UInt8(ascii: "<"), UInt8(ascii: "/")]
    output.append(contentsOf: bytes[Int(node.name.lowerBound)..<Int(node.name.upperBound)])
    output.append(UInt8(ascii: ">"))
  }
}
