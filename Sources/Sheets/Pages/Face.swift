/// One side of a card in its box, or what has room there of it.
public struct Face: Sendable {
  /// What stands in the box.
  public var text: FittedText
  /// Whether it is the term's side, and not the definition's.
  public var isTerm: Bool
  /// Whether it is so short that it looks best in the middle.
  public var isShort: Bool
}
