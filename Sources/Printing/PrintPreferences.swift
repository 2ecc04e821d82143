/// How a viewer proposes to print a document; whoever prints may choose otherwise.
public struct PrintPreferences: Equatable, Sendable {
  /// The sides of a sheet that are printed on.
  public enum Sides: Sendable {
    /// The front alone.
    case front
    /// Both, the sheet turned over its long edge as the page of a book.
    case longEdge
    /// Both, the sheet turned over its short edge as the sheet of a calendar.
    case shortEdge
  }

  /// Whether pages are printed in their own size, not fitted to what a printer can reach.
  public var keepsSize: Bool
  /// The sides, or nil where the document does not mind.
  public var sides: Sides?

  /// Takes what is preferred.
  public init(keepsSize: Bool = true, sides: Sides? = nil) {
    (self.keepsSize, self.sides) = (keepsSize, sides)
  }
}
