/// A box on paper, in millimetres.
public struct Box: Equatable, Sendable {
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// Takes both sides.
  public init(width: Double, height: Double) {
    (self.width, self.height) = (width, height)
  }
}
