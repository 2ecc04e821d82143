/// HTML of one side of a card, read for print.
///
/// Links become their text, since paper has none; ids go, since a card may be printed more than once; sound and film
/// become a mark with their name; what is folded is open; what is never seen goes.
public struct PrintedText: Sendable {
  /// The HTML, and behind it the tags that were written anew.
  var bytes: [UInt8]
  var nodes: [Node]
  let features: Features

  /// What a text may hold that is looked at again.
  struct Features: OptionSet {
    let rawValue: UInt8
    static let formulas = Self(rawValue: 1)
    static let tables = Self(rawValue: 2)
    static let images = Self(rawValue: 4)
    static let rightToLeft = Self(rawValue: 8)
  }

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
      return PrintedText(bytes: reader.bytes, nodes: nodes, features: reader.features)
    }
  }

  init(bytes: [UInt8], nodes: [Node], features: Features) {
    (self.bytes, self.nodes, self.features) = (bytes, nodes, features)
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { nodes.allSatisfy(isBlank) }

  private func isBlank(_ node: Node) -> Bool {
    guard let element = node.element else {
      return bytes[Int(node.range.lowerBound)..<Int(node.range.upperBound)].allSatisfy(\.isSpace)
    }
    guard !element.isAtom || element == .br || element == .wbr else { return false }
    return node.children.allSatisfy(isBlank)
  }

  /// The HTML again.
  public func html() -> [UInt8] { bytes.html(of: nodes[...]) }
}

extension [UInt8] {
  /// The HTML of nodes.
  func html(of nodes: ArraySlice<Node>) -> [UInt8] {
    var output: [UInt8] = []
    withUnsafeBufferPointer { bytes in
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
