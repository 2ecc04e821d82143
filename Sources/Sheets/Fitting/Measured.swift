/// What text takes on paper, in em of its own size of type, apart from images, which do not change with it.
indirect enum Measured: Sendable {
  /// Lines of text.
  case lines(Lines)
  /// Blocks below each other, indented by some em.
  case blocks([Measured], indent: Float)
  case table(Table)
  /// Something of a height of its own.
  case fixed(height: Float)
}

/// The height of a line in em.
let lineHeight: Float = 1.35
/// What lies between two blocks in em.
let blockGap: Float = 0.6

extension Measured {
  /// The height in em; nil where something is wider than the column and cannot be cut.
  func height(in column: TypeInColumn) -> Float? {
    switch self {
    case .lines(let lines): return lines.height(in: column)
    case .fixed(let height): return height
    case .table(let table): return table.height(in: column)
    case .blocks(let blocks, let indent):
      var sum: Float = 0
      let inner = column.narrower(by: indent)
      for (index, block) in blocks.enumerated() {
        guard let height = block.height(in: inner) else { return nil }
        sum += height + (index > 0 ? blockGap : 0)
      }
      return sum
    }
  }

  /// The width in em at which no line has to be broken.
  var naturalWidth: Float { width(\.naturalWidth, \.naturalWidth) }

  /// The width in em at which no word has to be broken.
  var leastWidth: Float { width(\.leastWidth, \.leastWidth) }

  /// The width in em at which words are broken, but not what cannot be.
  var leastBrokenWidth: Float { width(\.leastBrokenWidth, \.leastWidth) }

  private func width(_ ofLines: (Lines) -> Float, _ ofTable: (Table) -> Float) -> Float {
    switch self {
    case .lines(let lines): ofLines(lines)
    case .fixed: 1
    case .blocks(let blocks, let indent):
      indent + blocks.reduce(0) { max($0, $1.width(ofLines, ofTable)) }
    case .table(let table): ofTable(table)
    }
  }
}
