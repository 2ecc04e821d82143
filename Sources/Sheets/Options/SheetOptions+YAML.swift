import YAML

extension SheetOptions {
  /// The keys there are.
  static let keys = [
    "paper", "orientation", "rows", "columns", "card-size", "stock", "flip", "offset", "font-size",
    "cut-marks", "margin", "header", "footer", "sections", "tags", "reversed", "shuffle", "seed",
  ]

  /// Reads the options under a key of settings or front matter; nil where it is absent.
  public init?(_ key: String, in yaml: inout YAMLFields) {
    guard var fields = yaml.fields(key) else { return nil }
    self.init(&fields)
    yaml.report(fields.diagnostics)
  }

  /// Reads the options, and reports every other key.
  private init(_ fields: inout YAMLFields) {
    paper = fields.choice("paper")
    orientation = fields.choice("orientation")
    rows = fields.integer("rows", in: Self.counts)
    columns = fields.integer("columns", in: Self.counts)
    cardSize = fields.numbers("card-size", count: 2, in: Self.lengths).map {
      Box(width: $0[0], height: $0[1])
    }
    stock = fields.choice("stock")
    flip = fields.choice("flip")
    offset = fields.numbers("offset", count: 2, in: Self.shifts).map { Offset(x: $0[0], y: $0[1]) }
    fontSize = fields.number("font-size", in: Self.fontSizes)
    cutMarks = fields.flag("cut-marks")
    margins = fields.margins("margin")
    header = fields.text("header")
    footer = fields.text("footer")
    sections = fields.texts("sections")
    tags = fields.texts("tags")
    isReversed = fields.flag("reversed")
    isShuffled = fields.flag("shuffle")
    seed = fields.integer("seed", in: Self.seeds)
    fields.reportUnread(known: Self.keys)
  }

  /// The numbers of rows or columns that are taken.
  public static let counts = 1...50
  /// The sides of a card that are taken, in millimetres.
  public static let lengths = 10.0...500.0
  /// The shifts of backs that are taken, in millimetres.
  public static let shifts = -50.0...50.0
  /// The sizes of type that are taken, in points.
  public static let fontSizes = 6.0...96.0
  /// The widths of margins that are taken, in millimetres.
  public static let margins = 0.0...100.0
  /// The seeds that are taken.
  public static let seeds = 0...1_000_000_000
}

extension YAMLFields {
  /// One width for all edges, or four from the top clockwise as in a style sheet.
  fileprivate mutating func margins(_ key: String) -> Margins? {
    guard mapping[key]?.items != nil else {
      return number(key, in: SheetOptions.margins).map(Margins.init(all:))
    }
    return numbers(key, count: 4, in: SheetOptions.margins).map {
      Margins(top: $0[0], right: $0[1], bottom: $0[2], left: $0[3])
    }
  }
}
