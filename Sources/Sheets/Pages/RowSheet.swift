import Decks

/// The rows of a list of terms and definitions.
public struct RowSheet: Sendable {
  /// A card in a row.
  public struct Row: Sendable {
    /// Where the card stands in its deck.
    public var index: Int
    /// Its number on the sheet, from 1.
    public var number: Int
    /// The term's side.
    public var term: [UInt8]
    /// The definition's side.
    public var definition: [UInt8]
    /// How many ruled lines an answer by hand needs.
    public var lines: Int
  }

  /// The rows of a section.
  public struct Group: Sendable {
    /// The section, by its place in the deck; nil for cards in none, or where the order is not the deck's.
    public var section: Int?
    /// Its cards.
    public var rows: [Row]
  }

  /// The rows by section.
  public private(set) var groups: [Group] = []

  /// Sets the cards, in their order, into the columns of a layout.
  public init(
    _ cards: [SheetCard], of deck: Deck, _ design: SheetDesign, imageAddress: (String) -> [UInt8]?
  ) {
    let columns = design.columns
    let fitter = Fitter(scale: design.scale)
    func fit(_ html: [UInt8], _ width: Double) -> [UInt8] {
      fitter.fitWidth(
        PrintedText(html, imageAddress: imageAddress), width: width, points: design.textSize)
    }
    let places = Dictionary(
      deck.sections.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    for (position, card) in cards.enumerated() {
      let row = Row(
        index: card.index, number: position + 1, term: fit(card.rowTerm, columns.term),
        definition: fit(card.definition, columns.definition), lines: design.lines(for: card))
      let section = design.selection.isShuffled ? nil : deck.cards[card.index].section.flatMap { places[$0] }
      if groups.isEmpty || groups[groups.count - 1].section != section {
        groups.append(Group(section: section, rows: []))
      }
      groups[groups.count - 1].rows.append(row)
    }
  }
}

extension SheetCard {
  /// The term in a row: alone, or over its longer question.
  var rowTerm: [UInt8] { question.isEmpty ? term : termSide }
}

extension SheetDesign {
  /// The size of type of running text, in points.
  public var textSize: Double { scale.points.first ?? 10.5 }

  /// The widths of the two columns' text in millimetres; the layouts without columns have the page's in both.
  public var columns: (term: Double, definition: Double) {
    let width = page.width - margins.left - margins.right
    switch layout {
    case .list, .terms, .definitions:
      let free = width - Self.numberWidth
      // Between a column's edge and its text.
      let padding = 4.0
      return (free * termShare - padding, free * (1 - termShare) - padding)
    case .glossary: return ((width - 8) / 2, (width - 8) / 2)
    default: return (width - 8, width - 16)
    }
  }

  /// The part of the width that the terms have.
  var termShare: Double {
    switch layout {
    case .terms: 0.32
    case .definitions: 0.36
    default: 0.34
    }
  }

  /// The width of the column of numbers in millimetres.
  static let numberWidth = 9.0

  /// The height that an image has at most, in millimetres.
  public var imageHeight: Double { min(60, page.height / 5) }

  /// The number of ruled lines for what is written by hand, some 3 mm a letter.
  fileprivate func lines(for card: SheetCard) -> Int {
    guard layout == .terms || layout == .definitions else { return 0 }
    let isTerm = layout == .definitions
    let letters = textLength(isTerm ? card.term : card.definition)
    let width = isTerm ? columns.term : columns.definition
    return min(3, max(1, Int((Double(letters) * 3 / width).rounded(.up))))
  }
}

/// About how many letters HTML shows.
func textLength(_ html: [UInt8]) -> Int {
  var count = 0
  var isTag = false
  for byte in html {
    switch byte {
    case UInt8(ascii: "<"): isTag = true
    case UInt8(ascii: ">") where isTag: isTag = false
    // A byte of a scalar that is not its first.
    case 0x80..<0xC0: break
    default: if !isTag { count += 1 }
    }
  }
  return count
}
