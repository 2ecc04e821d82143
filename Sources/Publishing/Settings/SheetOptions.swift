import YAML

/// How study sheets are laid out; what is nil is left to each layout.
public struct SheetOptions: Equatable, Sendable {
  /// The size of the paper.
  public enum Paper: String, CaseIterable, Sendable {
    /// ISO 216.
    case a4 = "A4", a5 = "A5", a6 = "A6"
    /// North American paper.
    case letter = "Letter"
    /// Index cards, in inches.
    case threeByFive = "3x5", fourBySix = "4x6"
  }

  /// How the paper is held.
  public enum Orientation: String, CaseIterable, Sendable {
    /// The short edge on top, or the long one.
    case portrait, landscape
  }

  /// The edge that the paper is turned over for its back.
  public enum Flip: String, CaseIterable, Sendable {
    /// An edge of the sheet.
    case longEdge = "long-edge", shortEdge = "short-edge"
    /// No back is printed.
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

  /// The size of the paper.
  public var paper = Paper.a4
  /// How the paper is held.
  public var orientation: Orientation?
  /// The edge that the paper is turned over.
  public var flip: Flip?
  /// The rows of cards on a page.
  public var rows: Int?
  /// The columns of cards on a page.
  public var columns: Int?
  /// The size of the type in points.
  public var fontSize: Double?
  /// The shift of the backs.
  public var offset: Offset?
  /// Whether there are marks to cut by.
  public var cutMarks: Bool?
  /// The page's margin in millimetres.
  public var margin: Double?
  /// The text on top of each page.
  public var header: String?
  /// The text at the foot of each page.
  public var footer: String?

  /// The options of a site that chooses none.
  public init() {}
}

extension SheetOptions {
  /// The keys there are.
  static let keys = [
    "paper", "orientation", "flip", "rows", "columns", "font-size", "offset", "cut-marks", "margin", "header",
    "footer",
  ]

  /// Reads the options, and reports every other key.
  init(_ fields: inout YAMLFields) {
    paper = fields.choice("paper") ?? .a4
    orientation = fields.choice("orientation")
    flip = fields.choice("flip")
    rows = fields.integer("rows", in: 1...50)
    columns = fields.integer("columns", in: 1...50)
    fontSize = fields.number("font-size", in: 4...144)
    offset = fields.numbers("offset", count: 2, in: -50...50).map { Offset(x: $0[0], y: $0[1]) }
    cutMarks = fields.flag("cut-marks")
    margin = fields.number("margin", in: 0...100)
    header = fields.text("header")
    footer = fields.text("footer")
    fields.reportUnread(known: Self.keys)
  }
}
