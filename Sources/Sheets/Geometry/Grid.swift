/// Where cards lie on a page: boxes of one size in rows and columns.
///
/// Lengths are in millimetres.
public struct Grid: Equatable, Sendable {
  /// The number of rows.
  public var rows: Int
  /// The number of columns.
  public var columns: Int
  /// The size of a card.
  public var cell: Box
  /// What lies between two cards beside each other.
  public var gap: Double
  /// The distance from the page's left edge.
  public var left: Double
  /// The distance from the page's top edge.
  public var top: Double

  /// How many cards lie on a page.
  public var capacity: Int { rows * columns }

  /// The box around all cards.
  public var size: Box {
    Box(
      width: Double(columns) * cell.width + Double(columns - 1) * gap, height: Double(rows) * cell.height)
  }

  /// Fills the page inside its margins.
  init(rows: Int, columns: Int, on page: Box, margins: Margins) {
    self.init(
      rows: rows, columns: columns,
      cell: Box(
        width: wholePixels((page.width - margins.left - margins.right) / Double(columns)),
        height: wholePixels((page.height - margins.top - margins.bottom) / Double(rows))),
      gap: 0, left: wholePixels(margins.left), top: wholePixels(margins.top))
  }

  /// Lays as many cards of a size as there is room for into the middle of what the margins leave.
  init(of card: Box, gap: Double = 0, on page: Box, margins: Margins) {
    let width = page.width - margins.left - margins.right
    let height = page.height - margins.top - margins.bottom
    // A hundredth of a millimetre is no reason to leave out a row.
    let columns = Int(max(0, (width + gap + 0.01) / (card.width + gap)))
    let rows = Int(max(0, (height + 0.01) / card.height))
    self.init(rows: rows, columns: columns, cell: card, gap: gap, left: 0, top: 0)
    left = wholePixels(margins.left + (width - size.width) / 2)
    top = wholePixels(margins.top + (height - size.height) / 2)
  }

  private init(rows: Int, columns: Int, cell: Box, gap: Double, left: Double, top: Double) {
    (self.rows, self.columns, self.cell, self.gap) = (rows, columns, cell, gap)
    (self.left, self.top) = (left, top)
  }

  /// The cards of a page as they lie on the back of it, where the paper is turned like the page of a book.
  ///
  /// Both have as many places as there are, of which the last ones may be empty.
  public func mirrored<Card>(_ cards: [Card?]) -> [Card?] {
    let padding = [Card?](repeating: nil, count: max(0, capacity - cards.count))
    let places = cards + padding
    return (0..<rows).flatMap { row in
      places[row * columns..<(row + 1) * columns].reversed()
    }
  }
}

/// A length in millimetres, cut to whole pixels of a 96th of an inch.
///
/// Browsers draw lines on whole pixels; where boxes lie on them, none is moved, and backs meet their fronts.
private func wholePixels(_ length: Double) -> Double {
  let pixel = 25.4 / 96
  return (length / pixel + 0.001).rounded(.down) * pixel
}
