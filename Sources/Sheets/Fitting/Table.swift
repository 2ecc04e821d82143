/// A table, by what its cells take.
struct Table: Sendable {
  /// A cell: what it holds, and the columns in which it stands.
  struct Cell: Sendable {
    var content: Measured
    var columns: Range<Int>
    /// Whether words in it are broken so that it gets narrower.
    var isNarrow = false

    fileprivate var leastWidth: Float { isNarrow ? content.leastBrokenWidth : content.leastWidth }
  }

  /// A row.
  struct Row: Sendable {
    var cells: [Cell]
    /// Whether it stands over each part of the table.
    var isHead: Bool
  }

  var caption: [Measured] = []
  var rows: [Row] = []

  /// The class of a cell whose words are broken.
  static let narrowClass = "dp-narrow"
  /// What lies beside the text of a cell, in em.
  static let padding: Float = 0.8
  /// What lies above and below it, with the line between rows.
  private static let rowGap: Float = 0.5
  /// A broken word has at least a letter in each line.
  private static let letter: Float = 1.05

  private var columnCount: Int { rows.reduce(0) { $1.cells.reduce($0) { max($0, $1.columns.upperBound) } } }

  /// The width in em without which it cannot be.
  var leastWidth: Float { leastWidths.reduce(0) { $0 + $1 + Self.padding } }

  /// The width in em that a column has where all have the same.
  func share(of width: Float) -> Float { width / Float(max(1, columnCount)) - Self.padding }

  /// The width in em at which no line is broken.
  var naturalWidth: Float { naturalWidths.reduce(0) { $0 + $1 + Self.padding } }

  private var naturalWidths: [Float] { widths(\.content.naturalWidth) }

  private var leastWidths: [Float] { widths(\.leastWidth) }

  private func widths(_ width: (Cell) -> Float) -> [Float] {
    var widths = [Float](repeating: Self.letter, count: columnCount)
    for row in rows {
      for cell in row.cells {
        // What several columns have too little room for together, the last of them makes up for.
        let others = widths[cell.columns.dropLast()].reduce(0) { $0 + $1 + Self.padding }
        let last = cell.columns.upperBound - 1
        widths[last] = max(widths[last], width(cell) - others)
      }
    }
    return widths
  }

  /// The widths of the columns, as CSS 2.1, 17.5.2.2 suggests and browsers do; nil where there is too little room.
  private func columns(in width: Float) -> [Float]? {
    let (least, natural) = (leastWidths, naturalWidths)
    let free = width - Self.padding * Float(least.count)
    let (leastSum, naturalSum) = (least.reduce(0, +), natural.reduce(0, +))
    guard leastSum <= free else { return nil }
    if naturalSum <= free { return natural }
    let share = (free - leastSum) / max(naturalSum - leastSum, 0.01)
    return zip(least, natural).map { $0 + max(0, $1 - $0) * share }
  }

  /// The height in em; nil where the column is too narrow.
  func height(in column: TypeInColumn) -> Float? {
    guard let heights = rowHeights(in: column) else { return nil }
    return captionHeight(in: column).map { $0 + heights.reduce(0, +) }
  }

  /// The height in em of its highest row, with all that stands over each part of it; nil where the column is too
  /// narrow.
  func tallestPart(in column: TypeInColumn) -> Float? {
    guard let heights = rowHeights(in: column), let caption = captionHeight(in: column) else { return nil }
    var (head, tallest): (Float, Float) = (caption, 0)
    for (row, height) in zip(rows, heights) {
      if row.isHead { head += height } else { tallest = max(tallest, height) }
    }
    return head + tallest
  }

  private func captionHeight(in column: TypeInColumn) -> Float? {
    caption.isEmpty ? 0 : Measured.blocks(caption, indent: 0).height(in: column)
  }

  private func rowHeights(in column: TypeInColumn) -> [Float]? {
    guard let widths = columns(in: column.width) else { return nil }
    var heights: [Float] = []
    for row in rows {
      var tallest = lineHeight
      for cell in row.cells {
        var inner = column
        inner.width = widths[cell.columns].reduce(-Self.padding) { $0 + $1 + Self.padding } * 1.001
        guard let height = cell.content.height(in: inner) else { return nil }
        tallest = max(tallest, height)
      }
      heights.append(tallest + Self.rowGap)
    }
    return heights
  }
}
