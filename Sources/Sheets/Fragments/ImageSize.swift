/// The size of an image by its attributes, in pixels of a 96th of an inch; nil where they do not say.
struct ImageSize: Sendable {
  var width: Double?
  var height: Double?
  /// Where the rest of its tag begins, which says nothing of its size.
  var rest: Int32 = 0

  /// How many pixels a millimetre has.
  static let pixels = 96 / 25.4

  /// The size as attributes.
  var attributes: String {
    let width = self.width.map { " width=\"\(Int($0))\"" } ?? ""
    return width + (height.map { " height=\"\(Int($0))\"" } ?? "")
  }
}

extension PrintedText {
  /// The text with images that are no larger than a size in millimetres, in their own proportions.
  func scalingImages(to largest: Box) -> PrintedText {
    var text = self
    text.nodes = Self.shrunk(nodes, largest, in: &text.bytes)
    return text
  }

  private static func shrunk(_ nodes: [Node], _ largest: Box, in bytes: inout [UInt8]) -> [Node] {
    var result: [Node] = []
    for var node in nodes {
      if node.element == .img {
        node.shrink(to: largest, in: &bytes)
      } else if !node.children.isEmpty {
        node.children = shrunk(node.children, largest, in: &bytes)
      }
      result.append(node)
    }
    return result
  }
}

extension Node {
  fileprivate mutating func shrink(to largest: Box, in bytes: inout [UInt8]) {
    guard let size = image, let width = size.width, let height = size.height else { return }
    let factor = min(largest.width * ImageSize.pixels / width, largest.height * ImageSize.pixels / height)
    guard factor < 1 else { return }
    var smaller = ImageSize(width: max(1, width * factor), height: max(1, height * factor))
    let rest = Array(bytes[Int(size.rest)..<Int(range.upperBound)])
    let start = bytes.appendMarkup("<img" + smaller.attributes).lowerBound
    smaller.rest = Int32(bytes.count)
    bytes += rest
    range = start..<Int32(bytes.count)
    image = smaller
  }
}
