/// A program that turns source text into HTML, and that a machine may lack.
public enum TypesettingTool: Hashable, Sendable, CaseIterable {
  /// KaTeX, run by Node, for formulas.
  case katex
  /// Pygments, run by Python, for code.
  case pygments
}
