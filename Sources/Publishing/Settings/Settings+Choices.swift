/// What a term that a deck gives twice is.
public enum Duplicates: String, CaseIterable, Sendable {
  /// A warning; both cards are kept.
  case keep
  /// An error.
  case error
}

/// A file that a deck can be downloaded as.
public enum Download: String, CaseIterable, Sendable {
  /// A table for spreadsheets (RFC 4180).
  case csv
  /// An Anki package.
  case anki
  /// The deck's Markdown.
  case markdown
}

/// How the cards of a deck are set out on paper.
public enum SheetLayout: String, CaseIterable, Sendable {
  /// Terms and definitions side by side.
  case list
  /// The terms, with room for the definitions.
  case terms
  /// The definitions, with room for the terms.
  case definitions
  /// Cards to cut out, printed on both sides.
  case cards
  /// Cards to fold.
  case fold
  /// Labels.
  case labels
  /// Questions with a key.
  case quiz
  /// A run-in glossary.
  case glossary
  /// Marks that show a printer's offset.
  case calibrate
}
