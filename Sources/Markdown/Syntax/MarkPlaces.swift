internal import CMarkGFM

/// Where marks stand in the texts of blocks, which are as much longer as there are marks.
struct MarkPlaces {
  /// For each block and each line of it, the offsets of its marks in the line.
  private var lines: [Node: [[Int]]] = [:]
  /// The block whose inline text is walked.
  private var block: Node?

  var isEmpty: Bool { lines.isEmpty }

  /// Takes the text of a block with its marks.
  mutating func add(_ marked: [UInt8], in block: Node) {
    lines[block] = marked.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      line.indices.filter { line[$0] == Marks.byte }.map { $0 - line.startIndex }
    }
  }

  /// Gives a node the column that it has without marks; nodes come in the order of the document.
  mutating func mendColumn(of node: Node) {
    guard !isEmpty else { return }
    if CMARK_NODE_BLOCK_P(node) {
      block = lines[node] == nil ? nil : node
      return
    }
    // Nodes of a deck's own syntax have the right column, but for those that were delimiters.
    guard let block, node.tag == nil || node.tag == .highlight, let lines = lines[block] else { return }
    let line = Int(node.pointee.start_line - block.pointee.start_line)
    guard lines.indices.contains(line) else { return }
    let offset = Int(node.pointee.start_column - block.pointee.start_column - block.pointee.internal_offset)
    node.pointee.start_column -= Int32(lines[line].countBelow(offset))
  }
}

extension [Int] {
  /// How many numbers of a sorted list are below one.
  fileprivate func countBelow(_ limit: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
