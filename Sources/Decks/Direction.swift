/// The direction in which text runs, as HTML's `dir` names it.
public enum Direction: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
  /// As the text's first strong character says.
  case auto
}
