/// HTML that fits its box, and the index of its size in the scale.
public struct FittedText: Sendable {
  /// What stands in the box.
  public var html: [UInt8]
  /// The index of the size of its type.
  public var size: Int
  /// Whether its images are to be smaller than usual.
  public var hasSmallImages = false
}

/// Finds the size of type at which text fits a box.
///
/// No style sheet does that, and a browser is none of a build's tools; so the layout is estimated, with so much to
/// spare that no usual font exceeds it.
public struct Fitter: Sendable {
  let scale: TypeScale
  let largest: Int

  /// By how much the height that is estimated may be exceeded.
  static let safety: Float = 1.15
  /// The part of a box's height that an image may take.
  static let imageShare = 0.55
  /// The part that it may take where it leaves too little for the text.
  static let smallImageShare = 0.33

  /// Takes the sizes; `largest` is the index of the first one that is tried.
  public init(scale: TypeScale, largest: Int = 0) {
    self.scale = scale
    self.largest = min(max(0, largest), scale.points.count - 1)
  }

  /// The text at the largest size at which it fits; where no size is small enough, pieces of it that each fit, in
  /// order.
  ///
  /// There is at least one piece, and nothing is left out: what cannot be as wide as it is becomes its source.
  public func fit(_ text: PrintedText, in box: Box) -> [FittedText] {
    if let whole = whole(text, in: box) { return [whole] }
    var text = text
    if text.hasFormulas, let narrower = text.replacingFormulas(wider: column(scale.points.count - 1, box)) {
      text = narrower
      if let whole = whole(text, in: box) { return [whole] }
    }
    return pieces(of: text, in: box)
  }

  /// All of the text at the largest size at which it fits.
  private func whole(_ text: PrintedText, in box: Box) -> FittedText? {
    let measured = Measurer(text.bytes).measure(text.nodes)
    let leading = leading(of: text.bytes)
    func largestSize(_ share: Double) -> Int? {
      (largest..<scale.points.count).first { size in
        fits(measured, column(size, box, imageShare: share), box, leading: leading)
      }
    }
    let size = largestSize(Self.imageShare)
    if text.hasImages, size.map({ scale.points[$0] < 9 }) ?? true,
      let small = largestSize(Self.smallImageShare)
    {
      return FittedText(html: text.html(), size: small, hasSmallImages: true)
    }
    return size.map { FittedText(html: text.html(), size: $0) }
  }

  private func fits(
    _ measured: Measured, _ column: TypeInColumn, _ box: Box, leading: Float
  ) -> Bool {
    guard let height = measured.height(in: column) else { return false }
    return height * column.em * leading / lineHeight * Self.safety <= Float(box.height)
  }

  private func column(_ size: Int, _ box: Box, imageShare: Double = imageShare) -> TypeInColumn {
    TypeInColumn(points: scale.points[size], width: box.width, imageHeight: box.height * imageShare)
  }

  /// As few pieces as the smallest size allows, in the largest size up to 9 points that makes no more.
  private func pieces(of text: PrintedText, in box: Box) -> [FittedText] {
    let last = scale.points.count - 1
    let fewest = cut(text, last, box, limit: .max) ?? []
    let sizes = (largest..<last).filter { scale.points[$0] <= 9 }
    for size in sizes {
      if let pieces = cut(text, size, box, limit: fewest.count) { return pieces }
    }
    return fewest
  }

  /// Cuts text into pieces of a size; nil where it takes more than so many.
  private func cut(_ text: PrintedText, _ size: Int, _ box: Box, limit: Int) -> [FittedText]? {
    var cutter = Cutter(text.bytes)
    var rest = text.nodes
    var pieces: [FittedText] = []
    let column = column(size, box)
    let leading = leading(of: text.bytes)
    func fits(_ units: Int) -> (Bool, isAll: Bool) {
      var left = units
      let nodes = cutter.prefix(rest, &left)
      let measured = Measurer(cutter.bytes).measure(nodes)
      return (self.fits(measured, column, box, leading: leading), left > 0)
    }
    while !rest.isEmpty {
      guard pieces.count < limit else { return nil }
      // Doubling first, so that no more is measured than about twice what fits.
      var (low, high) = (0, 16)
      var isAll = false
      while true {
        let (isFitting, reachesEnd) = fits(high)
        if !isFitting { break }
        low = high
        if reachesEnd {
          isAll = true
          break
        }
        high *= 2
      }
      if !isAll {
        while high - low > 1 {
          let middle = (low + high) / 2
          if fits(middle).0 { low = middle } else { high = middle }
        }
        if low == 0, let flat = cutter.flattened(rest) {
          // A row of a table that is higher than the box.
          rest = flat
          continue
        }
        low = bestEnd(cutter.blockEnds(rest, upTo: max(low, 1)), upTo: max(low, 1))
      }
      var left = low
      let piece = isAll ? rest : cutter.prefix(rest, &left)
      let printed = PrintedText(
        bytes: cutter.bytes, nodes: piece, hasFormulas: text.hasFormulas, hasImages: text.hasImages)
      pieces.append(FittedText(html: printed.html(), size: size))
      if isAll { break }
      var dropped = low
      rest = cutter.suffix(rest, &dropped)
    }
    return pieces
  }

  /// The end of a block where there is one not far before the limit; no heading is left alone at the end.
  private func bestEnd(_ ends: [(units: Int, isHeading: Bool)], upTo limit: Int) -> Int {
    var ends = ends
    while let last = ends.last {
      if !last.isHeading, last.units * 10 >= limit * 6 { return last.units }
      if !last.isHeading { return limit }
      // The end before the heading, or the heading alone where it is all there is.
      let heading = ends.removeLast()
      if heading.units < limit { return limit }
      while let before = ends.last, before.units >= heading.units { ends.removeLast() }
    }
    return limit
  }
}

/// The height of a line in em: scripts that are written from right to left have more above and below it.
private func leading(of text: [UInt8]) -> Float {
  // The first bytes of U+0580 to U+07FF in UTF-8.
  text.contains { (0xD6...0xDF).contains($0) } ? 1.6 : lineHeight
}
