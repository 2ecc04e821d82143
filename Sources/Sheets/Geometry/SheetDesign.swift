/// A layout with everything chosen: what the author left open has the values that print well.
public struct SheetDesign: Equatable, Sendable {
  /// How the cards are set out.
  public let layout: SheetLayout
  /// The paper.
  public let paper: Paper
  /// How it is held.
  public let orientation: SheetOptions.Orientation
  /// The page as it is held.
  public let page: Box
  /// What stays free at its edges.
  public let margins: Margins
  /// The boxes of cards, in the layouts that have them.
  public let grid: Grid?
  /// The edge that the paper is turned over.
  public let flip: SheetOptions.Flip
  /// The shift of the backs.
  public let offset: SheetOptions.Offset
  /// The sizes of type of cards; the first one is that of lists.
  public let scale: TypeScale
  /// Whether there are marks to cut by, in place of frames.
  public let hasCutMarks: Bool
  /// The text on top of each page.
  public let header: PageText
  /// The text at the foot of each page.
  public let footer: PageText
  /// Whether the definition is the question.
  public let isReversed: Bool
  /// Which cards are taken, and in which order.
  public let selection: CardSelection

  /// Decides what options leave open.
  public init(_ layout: SheetLayout, _ options: SheetOptions = SheetOptions()) throws(SheetError) {
    self.layout = layout
    paper = options.paper ?? .a4
    orientation = options.orientation ?? (layout.hasBoxes ? paper.usualOrientation : .portrait)
    let size = paper.size
    page = orientation == .portrait ? size : Box(width: size.height, height: size.width)
    margins = options.margins ?? Margins(all: layout.usualMargin(on: paper))
    guard page.width - margins.left - margins.right >= 30, page.height - margins.top - margins.bottom >= 30
    else { throw .noRoom(margins: margins, page: page) }
    grid = try layout.grid(options, on: paper, orientation, page: page, margins: margins)
    flip = options.flip ?? .longEdge
    offset = options.offset ?? SheetOptions.Offset(x: 0, y: 0)
    scale = TypeScale(largest: options.fontSize ?? (layout.hasBoxes ? 24 : paper.isSmall ? 9 : 10.5))
    hasCutMarks = options.cutMarks ?? false
    let room = layout.hasBoxes ? min(margins.bottom, grid.map { $0.top } ?? 0) : margins.bottom
    header = PageText(options.header ?? "")
    footer = PageText(options.footer ?? (room < 7 ? "" : layout.usualFooter))
    isReversed = options.isReversed ?? false
    selection = CardSelection(
      sections: options.sections, tags: options.tags, isShuffled: options.isShuffled ?? false,
      seed: options.seed ?? 1)
  }

  /// Whether cards have a page of their own for their backs.
  public var hasBacks: Bool { (layout == .cards || layout == .labels) && flip != .singleSided }

  /// Whether a back is printed upside down, so that the paper's turn over a level edge sets it right.
  ///
  /// Backs are set for paper that is turned like the page of a book. Where a printer turns it over the top edge
  /// instead, the same sheet comes out when the back is turned by half a circle.
  public var turnsBacks: Bool { (flip == .shortEdge) == (orientation == .portrait) && flip != .singleSided }

  /// The place of the grid on the back of a page, its shift left out.
  public var backOrigin: (left: Double, top: Double)? {
    guard let grid else { return nil }
    guard turnsBacks else { return (page.width - grid.left - grid.size.width, grid.top) }
    return (grid.left, page.height - grid.top - grid.size.height)
  }
}

extension SheetLayout {
  /// The margin where nobody says, in millimetres.
  fileprivate func usualMargin(on paper: Paper) -> Double {
    switch self {
    case .labels: 0
    case .cards, .fold: paper.isSmall ? 5 : 10
    case .calibrate: 10
    default: paper.isSmall ? 8 : paper == .a5 ? 12 : 16
    }
  }

  /// The foot of a page where nobody says.
  fileprivate var usualFooter: String {
    switch self {
    case .labels, .calibrate: ""
    case .cards, .fold: "{title} · {cards} · {page}/{pages}"
    default: "{page} / {pages}"
    }
  }

  fileprivate func grid(
    _ options: SheetOptions, on paper: Paper, _ orientation: SheetOptions.Orientation, page: Box,
    margins: Margins
  ) throws(SheetError) -> Grid? {
    guard hasBoxes else { return nil }
    let grid: Grid
    if self == .labels, options.stock != nil || options.cardSize == nil {
      // Stock is cut already: rows and columns that are chosen for cards are none of its.
      let stock = (options.stock ?? .businessCard).cards(on: paper)
      grid = Grid(of: stock.size, gap: stock.gap, on: page, margins: margins)
    } else if let size = options.cardSize {
      grid = Grid(of: size, on: page, margins: margins)
    } else {
      let usual = usualGrid(on: paper, orientation)
      grid = Grid(
        rows: options.rows ?? usual.rows, columns: options.columns ?? usual.columns, on: page,
        margins: margins)
    }
    guard grid.capacity > 0 else { throw .cardTooLarge(grid.cell, page: page, margins: margins) }
    let face = self == .fold ? grid.cell.width / 2 : grid.cell.width
    guard face >= 20, grid.cell.height >= 15 else {
      throw .cardTooSmall(Box(width: face, height: grid.cell.height))
    }
    return grid
  }

  /// The rows and columns where nobody says.
  private func usualGrid(
    on paper: Paper, _ orientation: SheetOptions.Orientation
  ) -> (rows: Int, columns: Int) {
    let isPortrait = orientation == .portrait
    switch (self, paper) {
    case (.fold, .a4), (.fold, .letter): return isPortrait ? (4, 1) : (3, 1)
    case (.fold, .a5): return isPortrait ? (4, 1) : (2, 1)
    case (.fold, _): return isPortrait ? (3, 1) : (1, 1)
    case (_, .a4), (_, .letter): return isPortrait ? (4, 2) : (3, 3)
    case (_, .a5): return isPortrait ? (3, 1) : (2, 2)
    default: return (1, 1)
    }
  }
}
