import Diagnostics

/// Says which reader takes the decks whose paths match a pattern.
public struct FormatRule: Sendable {
  /// The paths, relative to the settings; `*.csv`, without a slash, is a name in any folder.
  public var pattern: GlobPattern
  /// The reader's name, which only the formats know to be right.
  public var reader: String
  /// Where the reader is named.
  public var location: Location

  /// Takes a rule, or gives nil where the pattern is none.
  init?(pattern: String, reader: String, location: Location) {
    let isName = !pattern.utf8.contains(UInt8(ascii: "/"))
    guard !pattern.isEmpty, let pattern = GlobPattern(isName ? "**/" + pattern : pattern) else { return nil }
    self.pattern = pattern
    self.reader = reader
    self.location = location
  }
}

extension Settings {
  /// The rule that says how the deck at a path is read: the last one that matches, or nil for the native format.
  public func formatRule(for path: String) -> FormatRule? {
    formats.last { $0.pattern.matches(path) }
  }
}
