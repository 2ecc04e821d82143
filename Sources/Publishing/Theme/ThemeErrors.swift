import Diagnostics

/// All that is wrong with a site's theme; never empty.
public struct ThemeErrors: Error, Sendable {
  /// The errors, sorted by place.
  public let diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}
