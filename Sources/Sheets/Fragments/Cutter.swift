import Text

/// Cuts a tree of HTML in two, between words, lines, items, rows or blocks.
///
/// It counts in units: a word or a part of a long one, a character that fills a square, a row of a table, or whatever
/// else stays whole.
struct Cutter {
  /// The HTML, and behind it the tags that were written anew.
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// After how many letters a word may be cut.
  private static let longest = 12

  /// The first units; `units` becomes what is left of them.
  func prefix(_ nodes: [Node], _ units: inout Int) -> [Node] {
    var taken: [Node] = []
    for node in nodes {
      guard units > 0 else { break }
      if node.isWhole {
        units -= node.units
        taken.append(node)
        continue
      }
      var part = node
      if node.isText {
        part.range = node.range.lowerBound..<textEnd(node, &units)
      } else {
        part.children = prefix(node.children, &units)
      }
      taken.append(part)
    }
    return taken
  }

  /// What follows the first units; `units` becomes what is still to be left out.
  mutating func suffix(_ nodes: [Node], _ units: inout Int) -> [Node] {
    var rest: [Node] = []
    for (index, node) in nodes.enumerated() {
      guard units > 0 else { return rest + nodes[index...] }
      if node.isWhole {
        units -= node.units
        // The head of a table stands over each part of it.
        if node.units == 0 { rest.append(node) }
        continue
      }
      if node.isText {
        let end = textEnd(node, &units)
        if end < node.range.upperBound { rest.append(.text(end..<node.range.upperBound)) }
        continue
      }
      let before = units
      let children = suffix(node.children, &units)
      guard units <= 0, children.contains(where: { $0.units > 0 || !$0.isWhole }) else { continue }
      rest.append(continued(node, children, dropped: node.children.count - children.count, isCut: before > 0))
    }
    return rest
  }

  /// An element that goes on in another piece: an ordered list with the right number, an item without its mark.
  private mutating func continued(_ node: Node, _ children: [Node], dropped: Int, isCut: Bool) -> Node {
    var node = node
    node.children = children
    guard isCut else { return node }
    switch node.element {
    case .ol:
      let items = node.children.count { $0.element == .li }
      let all = items + dropped
      let first = (startNumber(node) ?? 1) + max(0, all - items)
      node.range = write("<ol start=\"\(first)\">")
    case .li: node.range = write("<li class=\"dp-continued\">")
    default: break
    }
    return node
  }

  private func startNumber(_ node: Node) -> Int? {
    HTMLTag(bytes, at: Int(node.range.lowerBound), end: Int(node.range.upperBound)).attribute(
      "start", in: bytes
    )
    .flatMap { Int($0) }
  }

  /// Puts a tag behind what is there.
  mutating func write(_ text: String) -> Range<Int32> {
    let start = Int32(bytes.count)
    bytes += text.utf8
    return start..<Int32(bytes.count)
  }

  /// Where the first units of a text end.
  private func textEnd(_ node: Node, _ units: inout Int) -> Int32 {
    bytes.withUnsafeBufferPointer { bytes in
      var words = Words(bytes, node.range)
      while units > 0, words.next() { units -= 1 }
      return Int32(words.offset)
    }
  }

  /// The places up to a number of units where a block, an item, a row or a line of code ends, and whether what ends
  /// there is a heading.
  func blockEnds(_ nodes: [Node], upTo limit: Int) -> [(units: Int, isHeading: Bool)] {
    var ends: [(units: Int, isHeading: Bool)] = []
    var count = 0
    func walk(_ nodes: [Node], isCode: Bool) {
      for node in nodes {
        guard count <= limit else { return }
        if node.isWhole {
          count += node.units
        } else if node.isText {
          bytes.withUnsafeBufferPointer { bytes in
            var words = Words(bytes, node.range)
            while count <= limit, words.next() {
              count += 1
              if isCode, bytes[words.offset - 1] == 0x0A { ends.append((count, false)) }
            }
          }
        } else {
          walk(node.children, isCode: isCode || node.element == .pre)
        }
        if let element = node.element, element.isBlock, count > 0 { ends.append((count, element.isHeading)) }
      }
    }
    walk(nodes, isCode: false)
    return ends.filter { $0.units <= limit }
  }

  /// The words of a text, each with the space behind it.
  private struct Words {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let end: Int
    /// Behind the last word.
    private(set) var offset: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int32>) {
      self.bytes = bytes
      offset = Int(range.lowerBound)
      end = Int(range.upperBound)
    }

    /// Goes on by a word; false at the end.
    mutating func next() -> Bool {
      guard offset < end else { return false }
      var letters = 0
      while offset < end, !bytes[offset].isSpace {
        if bytes[offset] == UInt8(ascii: "&") {
          skipReference()
        } else {
          let (scalar, length) = bytes.decodedScalar(at: offset)
          if CharacterWidths.isWide(scalar), letters > 0 { return true }
          offset = min(end, offset + max(1, length))
          if CharacterWidths.isWide(scalar) { break }
        }
        letters += 1
        if letters >= Cutter.longest, !isMark(at: offset) { break }
      }
      while offset < end, bytes[offset].isSpace {
        offset += 1
        if bytes[offset - 1] == 0x0A { break }
      }
      return true
    }

    /// Whether a mark follows, which belongs to the letter before it.
    private func isMark(at offset: Int) -> Bool {
      offset < end && bytes[offset] >= 0x80
        && bytes.decodedScalar(at: offset).scalar.properties.isGraphemeExtend
    }

    private mutating func skipReference() {
      var next = offset + 1
      while next < end, next - offset < 12, bytes[next] != UInt8(ascii: ";"), !bytes[next].isSpace {
        next += 1
      }
      offset = next < end && bytes[next] == UInt8(ascii: ";") ? next + 1 : offset + 1
    }
  }
}

extension Node {
  /// Whether it stays on one piece.
  fileprivate var isWhole: Bool {
    guard let element else { return false }
    return element.isAtom || element == .tr || element == .thead || element == .colgroup
      || element == .caption
  }

  /// What a whole node counts for; the head of a table for nothing, since each part of the table has it.
  fileprivate var units: Int {
    switch element {
    case .thead, .colgroup, .caption: 0
    default: isWhole ? 1 : 0
    }
  }
}
