/// What stays free at the edges of a page, in millimetres.
public struct Margins: Equatable, Sendable {
  /// At each edge.
  public var top, right, bottom, left: Double

  /// Takes the four widths.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    (self.top, self.right, self.bottom, self.left) = (top, right, bottom, left)
  }

  /// Takes one width for all edges.
  public init(all width: Double) {
    self.init(top: width, right: width, bottom: width, left: width)
  }
}
