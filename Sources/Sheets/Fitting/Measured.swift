/// What text takes on paper, in em of its own size of type, apart from images, which do not change with it.
indirect enum Measured: Sendable {
  /// Lines of text.
  case lines(Lines)
  /// Blocks below each other, indented by some em.
  case blocks([Measured], indent: Float)
  /// A table: for each row its cells.
  case table([[Measured]])
  /// Something of a height of its own.
  case fixed(height: Float)
}

/// Text that flows: pieces between which a line may end.
struct Lines: Sendable {
  /// A piece.
  struct Piece: Sendable {
    /// What it takes of a line.
    var width: Float
    /// What it takes at least of the height of its line, and beyond it.
    var height: Float
    /// What stands before it where the line does not begin with it.
    var space: Float = 0
    /// Whether it may be cut anywhere.
    var isCuttable = true
    /// Whether a new line begins behind it.
    var endsLine = false
    /// An image: its size in millimetres.
    var image: Box?
  }

  var pieces: [Piece] = []
  /// Whether there are characters that fill a square, among which a line may have to end early.
  var hasWide = false
}

/// The height of a line in em.
let lineHeight: Float = 1.35
/// What lies between two blocks in em.
let blockGap: Float = 0.6

/// A size of type in a column: how to come from millimetres to em.
struct TypeInColumn {
  /// The width of the column in em.
  var width: Float
  /// An em in millimetres.
  let em: Float
  /// The height that an image has at most, in millimetres.
  let imageHeight: Float

  init(points: Double, width: Double, imageHeight: Double) {
    em = Float(points * 25.4 / 72)
    self.width = Float(width) / em
    self.imageHeight = Float(imageHeight)
  }

  /// A column that is narrower by some em.
  func narrower(by indent: Float) -> TypeInColumn {
    var column = self
    column.width = max(1, width - indent)
    return column
  }
}

extension Measured {
  /// The height in em; nil where something is wider than the column and cannot be cut.
  func height(in column: TypeInColumn) -> Float? {
    switch self {
    case .lines(let lines): return lines.height(in: column)
    case .fixed(let height): return height
    case .blocks(let blocks, let indent):
      var sum: Float = 0
      let inner = column.narrower(by: indent)
      for (index, block) in blocks.enumerated() {
        guard let height = block.height(in: inner) else { return nil }
        sum += height + (index > 0 ? blockGap : 0)
      }
      return sum
    case .table(let rows): return Self.height(of: rows, in: column)
    }
  }

  /// Columns share the width by what they hold, each with room for a few letters.
  private static func height(of rows: [[Measured]], in column: TypeInColumn) -> Float? {
    let count = rows.map(\.count).max() ?? 0
    guard count > 0 else { return 0 }
    let padding: Float = 0.8
    var wanted = [Float](repeating: 2, count: count)
    for row in rows {
      for (index, cell) in row.enumerated() { wanted[index] = max(wanted[index], cell.naturalWidth) }
    }
    let free = max(1, column.width - padding * Float(count))
    let sum = wanted.reduce(0, +)
    if sum > free {
      // What is narrow keeps its width, the others share the rest.
      let share = free / Float(count)
      let narrow = wanted.filter { $0 <= share }.reduce(0, +)
      let wide = sum - narrow
      wanted = wanted.map { $0 <= share ? $0 : max(1, $0 / max(wide, 1) * max(1, free - narrow)) }
    }
    var height: Float = 0
    for row in rows {
      var tallest = lineHeight
      for (index, cell) in row.enumerated() {
        var inner = column
        inner.width = wanted[index]
        guard let cellHeight = cell.height(in: inner) else { return nil }
        tallest = max(tallest, cellHeight)
      }
      height += tallest + 0.5
    }
    return height
  }

  /// The width where no line has to be broken.
  var naturalWidth: Float {
    switch self {
    case .lines(let lines): lines.naturalWidth
    case .fixed: 1
    case .blocks(let blocks, let indent): indent + (blocks.map(\.naturalWidth).max() ?? 0)
    case .table(let rows): rows.map { $0.reduce(0) { $0 + $1.naturalWidth + 0.8 } }.max() ?? 0
    }
  }
}

extension Lines {
  var naturalWidth: Float {
    var widest: Float = 0
    var width: Float = 0
    for piece in pieces {
      width += piece.width + piece.space
      widest = max(widest, width)
      if piece.endsLine { width = 0 }
    }
    return widest
  }

  /// The height in em; nil where a piece is wider than the column and cannot be cut.
  func height(in column: TypeInColumn) -> Float? {
    // Signs that must not begin a line take one with them to the next.
    let width = max(1, column.width - (hasWide ? 1 : 0))
    var height: Float = 0
    var used: Float = 0
    var tallest: Float = lineHeight
    var isEmpty = true
    func end() {
      height += tallest
      (used, tallest, isEmpty) = (0, lineHeight, true)
    }
    for piece in pieces {
      if let image = piece.image {
        let (imageWidth, imageHeight) = column.size(of: image)
        if !isEmpty, used + imageWidth > width { end() }
        used += imageWidth
        tallest = max(tallest, imageHeight + 0.4)
        isEmpty = false
      } else if used + (isEmpty ? 0 : piece.space) + piece.width <= width {
        used += (isEmpty ? 0 : piece.space) + piece.width
        tallest = max(tallest, piece.height)
        isEmpty = isEmpty && piece.width == 0
      } else if piece.width <= width {
        if !isEmpty { end() }
        used = piece.width
        tallest = max(lineHeight, piece.height)
        isEmpty = false
      } else {
        guard piece.isCuttable else { return nil }
        if !isEmpty { end() }
        // Letters do not fill a line to its end.
        let room = max(1, width - 1)
        let full = (piece.width / room).rounded(.down)
        height += full * max(lineHeight, piece.height)
        used = piece.width - full * room
        tallest = max(lineHeight, piece.height)
        isEmpty = false
      }
      if piece.endsLine { end() }
    }
    if !isEmpty { end() }
    return height
  }
}

extension TypeInColumn {
  /// The size of an image in em, no wider than the column and no higher than images may be.
  func size(of image: Box) -> (width: Float, height: Float) {
    let (imageWidth, imageHeight) = (Float(image.width), Float(image.height))
    let scale = min(1, width * em / max(imageWidth, 0.1), self.imageHeight / max(imageHeight, 0.1))
    return (imageWidth * scale / em, imageHeight * scale / em)
  }
}
