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
