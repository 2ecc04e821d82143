/// What an author chooses of study sheets; what is nil is left to each layout.
///
/// Lengths are in millimetres.
public struct SheetOptions: Equatable, Sendable {
  /// The size of the paper.
  public var paper: Paper?
  /// How the paper is held.
  public var orientation: Orientation?
  /// The rows of cards on a page.
  public var rows: Int?
  /// The columns of cards on a page.
  public var columns: Int?
  /// The size of a card, in place of rows and columns.
  public var cardSize: Box?
  /// The stock that labels are printed on.
  public var stock: LabelStock?
  /// The edge that the paper is turned over.
  public var flip: Flip?
  /// The shift of the backs.
  public var offset: Offset?
  /// The size of the type in points: of lists, and the largest one of cards.
  public var fontSize: Double?
  /// Whether there are marks to cut by, in place of frames.
  public var cutMarks: Bool?
  /// The margins of the page.
  public var margins: Margins?
  /// The text on top of each page.
  public var header: String?
  /// The text at the foot of each page.
  public var footer: String?
  /// The sections to take, by their ids or titles, with those in them.
  public var sections: [String]?
  /// The tags to take, with those below them.
  public var tags: [String]?
  /// Whether the definition is the question.
  public var isReversed: Bool?
  /// Whether the cards come in a chance order.
  public var isShuffled: Bool?
  /// What the chance order and the choices of a quiz follow from.
  public var seed: Int?

  /// The options of an author who chooses none.
  public init() {}
}

extension SheetOptions {
  /// How the paper is held: the short edge on top, or the long one.
  public enum Orientation: String, CaseIterable, Sendable { case portrait, landscape }

  /// The edge that the paper is turned over for its back.
  public enum Flip: String, CaseIterable, Sendable {
    /// An edge of the sheet.
    case longEdge = "long-edge", shortEdge = "short-edge"
    /// Nothing is printed on the back: both sides of a card stand on its front.
    case singleSided = "single-sided"
  }

  /// The shift of the backs in millimetres.
  public struct Offset: Equatable, Sendable {
    /// To the right.
    public var x: Double
    /// Downwards.
    public var y: Double

    /// Takes a shift.
    public init(x: Double, y: Double) {
      (self.x, self.y) = (x, y)
    }
  }
}

extension SheetOptions {
  /// These options, where they choose nothing those of another.
  public func over(_ other: SheetOptions) -> SheetOptions {
    var merged = other
    merged.paper = paper ?? other.paper
    merged.orientation = orientation ?? other.orientation
    merged.takeGrid(of: self)
    merged.stock = stock ?? other.stock
    merged.flip = flip ?? other.flip
    merged.offset = offset ?? other.offset
    merged.fontSize = fontSize ?? other.fontSize
    merged.cutMarks = cutMarks ?? other.cutMarks
    merged.margins = margins ?? other.margins
    merged.header = header ?? other.header
    merged.footer = footer ?? other.footer
    merged.sections = sections ?? other.sections
    merged.tags = tags ?? other.tags
    merged.isReversed = isReversed ?? other.isReversed
    merged.isShuffled = isShuffled ?? other.isShuffled
    merged.seed = seed ?? other.seed
    return merged
  }

  /// Takes rows and columns or a card's size, of which each takes the other's place.
  private mutating func takeGrid(of options: SheetOptions) {
    if let size = options.cardSize {
      cardSize = size
      (rows, columns) = (nil, nil)
    } else if options.rows != nil || options.columns != nil {
      cardSize = nil
      rows = options.rows ?? rows
      columns = options.columns ?? columns
    }
  }
}
