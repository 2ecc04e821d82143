/// How formulas are written.
public enum MathSyntax: String, CaseIterable, Sendable {
  /// `$…$` and `$$…$$`.
  case dollars
  /// Dollars, and `\(…\)` and `\[…\]`.
  case brackets
  /// Not at all: dollars are dollars.
  case off
}
