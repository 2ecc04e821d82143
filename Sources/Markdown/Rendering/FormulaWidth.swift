import Text

/// Estimates how wide MathML is in em of its own size, rather too wide than too narrow.
struct FormulaWidth {
  /// The elements that are open, around all of which stands one that the markup does not have.
  private var open = [FormulaPart()]

  /// The width of a `math` element; it takes time in proportion to its length.
  static func ems(of markup: [UInt8]) -> Double {
    markup.withUnsafeBufferPointer { markup in
      var width = FormulaWidth()
      var offset = 0
      while offset < markup.count {
        if markup[offset] == UInt8(ascii: "<") {
          let end = markup.firstOffset(of: UInt8(ascii: ">"), from: offset)
          width.read(tag: UnsafeBufferPointer(rebasing: markup[offset + 1..<max(offset + 1, end)]))
          offset = end + 1
        } else {
          let end = markup.firstOffset(of: UInt8(ascii: "<"), from: offset)
          width.read(text: UnsafeBufferPointer(rebasing: markup[offset..<end]))
          offset = end
        }
      }
      while width.open.count > 1 { width.close() }
      return width.open.first?.width ?? 0
    }
  }

  private mutating func read(tag: UnsafeBufferPointer<UInt8>) {
    if tag.first == UInt8(ascii: "/") {
      close()
    } else if let parent = open.last {
      open.append(FormulaPart(tag: tag, in: parent))
    }
  }

  private mutating func read(text: UnsafeBufferPointer<UInt8>) {
    guard let last = open.indices.last else { return }
    open[last].add(text: text)
  }

  private mutating func close() {
    guard open.count > 1, let part = open.popLast(), let parent = open.indices.last else { return }
    open[parent].add(part)
  }
}
