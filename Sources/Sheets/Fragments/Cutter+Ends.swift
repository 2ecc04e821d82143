import Text

extension Cutter {
  /// A place where a tree can be cut.
  struct End {
    enum Kind {
      /// In a word.
      case inside
      case word
      /// A block, an item, a row or a line of code ends.
      case block
      /// A heading ends, which must not stand alone before the cut.
      case heading
    }

    /// How many units stand before it.
    var units: Int
    var kind: Kind
    /// How many units stand before the block that ends.
    var start = 0
  }

  /// The best place up to a number of units: the end of a block where there is one not far before it, else of a word.
  func bestEnd(_ nodes: ArraySlice<Node>, upTo most: Int) -> Int {
    let ends = ends(nodes, upTo: most)
    var limit = most
    while let heading = ends.last(where: { $0.units == limit && $0.kind == .heading }), heading.start > 0 {
      limit = heading.start
    }
    func last(_ kind: End.Kind) -> Int? { ends.last { $0.units <= limit && $0.kind == kind }?.units }
    if let block = last(.block), block * 10 >= most * 6 { return block }
    if let word = last(.word), word * 2 >= most || limit < most { return max(word, last(.block) ?? 0) }
    return last(.block).flatMap { $0 * 2 >= most ? $0 : nil } ?? limit
  }

  /// The places up to a number of units, in order.
  func ends(_ nodes: ArraySlice<Node>, upTo most: Int) -> [End] {
    var finder = EndFinder(bytes, most: most)
    finder.walk(nodes, isCode: false)
    return finder.ends.filter { $0.units <= most }
  }
}

private struct EndFinder {
  private let bytes: [UInt8]
  private let most: Int
  private var count = 0
  private(set) var ends: [Cutter.End] = []

  init(_ bytes: [UInt8], most: Int) { (self.bytes, self.most) = (bytes, most) }

  mutating func walk(_ nodes: ArraySlice<Node>, isCode: Bool) {
    for node in nodes {
      guard count <= most else { return }
      let start = count
      if node.isText {
        read(node, isCode: isCode)
      } else if node.isWhole {
        count += node.units
        if node.units > 0 { note(node.element == .br ? .word : .inside) }
      } else {
        walk(node.children[...], isCode: isCode || node.element == .pre)
      }
      if let element = node.element, element.isBlock, count > 0 {
        note(element.isHeading && count > start ? .heading : .block, start: start)
      }
    }
  }

  private mutating func read(_ node: Node, isCode: Bool) {
    bytes.withUnsafeBufferPointer { bytes in
      var words = Words(bytes, node.range)
      let start = Int(node.range.lowerBound)
      if start < Int(node.range.upperBound), bytes[start].isSpace || begins(bytes, at: start) { closeWord() }
      while count <= most, words.next() {
        count += 1
        let isLine = isCode && bytes[words.offset - 1] == 0x0A
        note(isLine ? .block : words.isOpen ? .inside : .word)
      }
    }
  }

  private func begins(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    let scalar = bytes.decodedScalar(at: offset).scalar
    return LineBreaking.standsAlone(scalar) && !LineBreaking.mustNotBegin(scalar)
  }

  /// What follows begins a word, so that what came before has ended.
  private mutating func closeWord() {
    guard let last = ends.indices.last, ends[last].kind == .inside else { return }
    ends[last].kind = .word
  }

  private mutating func note(_ kind: Cutter.End.Kind, start: Int = 0) {
    // Of blocks that end at one place, a heading counts.
    if let last = ends.indices.last, ends[last].units == count {
      if kind == .block || kind == .heading, ends[last].kind != .heading {
        ends[last] = Cutter.End(units: count, kind: kind, start: start)
      }
      return
    }
    ends.append(Cutter.End(units: count, kind: kind, start: start))
  }
}
