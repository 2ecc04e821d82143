/// How the cards of a deck are set out on paper.
public enum SheetLayout: String, CaseIterable, Sendable {
  /// Terms and definitions side by side.
  case list
  /// The terms, with room for the definitions, and a key.
  case terms
  /// The definitions, with room for the terms, and a key.
  case definitions
  /// Cards to cut out, printed on both sides.
  case cards
  /// Cards to fold, front and back side by side.
  case fold
  /// Cards on stock that is cut already.
  case labels
  /// Questions with answers to choose from, and a key.
  case quiz
  /// A run-in glossary from A to Z.
  case glossary
  /// Marks that show how far a printer's backs are off its fronts.
  case calibrate
}

extension SheetLayout {
  /// Whether cards lie in boxes of a fixed size, which makes pages of a fixed number of cards.
  public var hasBoxes: Bool { self == .cards || self == .fold || self == .labels }

  /// Whether the layout makes its own pages; those of the others are made by the browser.
  public var hasFixedPages: Bool { hasBoxes || self == .calibrate }
}
