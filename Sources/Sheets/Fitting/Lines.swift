/// Text that flows: pieces between which a line may end.
struct Lines: Sendable {
  /// A piece.
  struct Piece: Sendable {
    /// What it takes of a line; of a run of letters, what each of them takes.
    var width: Float
    /// How many letters there are in a run, between which lines may end.
    var count: Float = 1
    /// What it takes at least of the height of its line, and beyond it.
    var height: Float
    /// What stands before it where the line does not begin with it.
    var space: Float = 0
    /// Whether it may be cut anywhere.
    var isCuttable = true
    /// Whether a new line begins behind it.
    var endsLine = false
    var image: ImageSize?
  }

  var pieces: [Piece] = []
  /// Whether there are characters that fill a square, among which a line may have to end early.
  var hasWide = false

  var naturalWidth: Float {
    var widest: Float = 0
    var width: Float = 0
    for piece in pieces {
      width += piece.width * piece.count + piece.space
      widest = max(widest, width)
      if piece.endsLine { width = 0 }
    }
    return widest
  }

  var leastWidth: Float { pieces.reduce(0) { max($0, $1.width) } + (hasWide ? 1 : 0) }

  var leastBrokenWidth: Float {
    pieces.reduce(0) { max($0, $1.isCuttable ? min($1.width, 1) : $1.width) } + (hasWide ? 1 : 0)
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
        if !isEmpty, used + piece.space + imageWidth > width { end() }
        used += piece.space + imageWidth
        tallest = max(tallest, imageHeight + 0.4)
        isEmpty = false
      } else if piece.count > 1 {
        let space = isEmpty ? 0 : piece.space
        let first = min(piece.count, max(0, ((width - used - space) / piece.width).rounded(.down)))
        if first > 0 {
          used += space + first * piece.width
          tallest = max(tallest, piece.height)
          isEmpty = false
        }
        let left = piece.count - first
        if left > 0 {
          if !isEmpty { end() }
          let lineful = max(1, (width / piece.width).rounded(.down))
          let full = ((left - 1) / lineful).rounded(.down)
          height += full * max(lineHeight, piece.height)
          used = (left - full * lineful) * piece.width
          tallest = max(lineHeight, piece.height)
          isEmpty = false
        }
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
