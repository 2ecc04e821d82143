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
  /// The size in points down to which long text reads well.
  private static let readable = 9.0
  /// The size in points below which a table's words are broken before they get smaller.
  private static let readableTable = 8.0

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
    let hasImages = text.features.contains(.images)
    var text = text
    if text.features.contains(.tables) {
      let size = scale.points.lastIndex { $0 >= Self.readableTable } ?? last
      text = text.markingNarrowTables(in: FittedBox(box, scale.points[size]).column)
    }
    let whole = hasImages ? scaled(text, Self.imageShare, box) : text
    let size = size(of: whole, in: box)
    if hasImages, size.map({ scale.points[$0] < Self.readable }) ?? true {
      let small = scaled(text, Self.smallImageShare, box)
      if let size = self.size(of: small, in: box, imageShare: Self.smallImageShare) {
        return [FittedText(html: small.html(), size: size, hasSmallImages: true)]
      }
    }
    if let size { return [FittedText(html: whole.html(), size: size)] }
    return pieces(of: simplified(whole, for: box), in: box)
  }

  private var last: Int { scale.points.count - 1 }

  private func scaled(_ text: PrintedText, _ share: Double, _ box: Box) -> PrintedText {
    text.scalingImages(to: Box(width: box.width, height: box.height * share))
  }

  /// The index of the largest size at which all of a text fits.
  private func size(of text: PrintedText, in box: Box, imageShare: Double = imageShare) -> Int? {
    let measured = text.measured
    let leading = text.leading
    return (largest...last).first {
      FittedBox(box, scale.points[$0], leading: leading, imageShare: imageShare).holds(measured)
    }
  }

  /// The text without what no box of this size can hold at the smallest size.
  private func simplified(_ text: PrintedText, for box: Box) -> PrintedText {
    let smallest = FittedBox(box, scale.points[last], leading: text.leading)
    var simplifier = Simplifier(text.bytes, rowHeight: smallest.height) { formula, column in
      formula.printedWidth > column.width || formula.printedHeight > smallest.height ? .source : .asItIs
    }
    let nodes = simplifier.simplified(text.nodes, in: smallest.column)
    return simplifier.hasChanged
      ? PrintedText(bytes: simplifier.bytes, nodes: nodes, features: text.features) : text
  }

  /// As few pieces as the smallest size allows, in the largest readable size that makes no more.
  private func pieces(of text: PrintedText, in box: Box) -> [FittedText] {
    if let size = size(of: text, in: box) { return [FittedText(html: text.html(), size: size)] }
    let leading = text.leading
    func pieces(_ size: Int, _ share: Double, limit: Int, isForced: Bool = false) -> [FittedText]? {
      var box = FittedBox(box, scale.points[size], leading: leading)
      box.height *= Float(share)
      return text.pieces(in: box, limit: limit, isForced: isForced)?.map { FittedText(html: $0, size: size) }
    }
    let fewest = pieces(last, 1, limit: .max, isForced: true) ?? []
    // Where there are more, larger type makes even more.
    guard fewest.count <= 6 else { return fewest }
    let sizes = (largest..<last).filter { scale.points[$0] <= Self.readable }
    let chosen = sizes.lazy.compactMap { pieces($0, 1, limit: fewest.count) }.first ?? fewest
    // The last piece is filled like the others where less height does for as many.
    guard let size = chosen.first?.size else { return chosen }
    return [0.6, 0.7, 0.8, 0.9].lazy.compactMap { pieces(size, $0, limit: chosen.count) }.first ?? chosen
  }
}

extension PrintedText {
  /// The height of a line in em: scripts that are written from right to left have more above and below it.
  fileprivate var leading: Float { features.contains(.rightToLeft) ? 1.6 : lineHeight }

  /// What the text takes on paper.
  var measured: Measured {
    Measurer(bytes, hasRightToLeft: features.contains(.rightToLeft)).measure(nodes)
  }
}
