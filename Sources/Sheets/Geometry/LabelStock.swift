/// Stock for printers that is cut already.
public enum LabelStock: String, CaseIterable, Sendable {
  /// Ten cards of 85 × 54 mm on A4, or of 3.5 × 2 in on Letter.
  case businessCard = "business-card"
  /// Three cards of 5 × 3 in.
  case indexCard = "index-card"
}

extension LabelStock {
  /// The size of a card, and the gap between two beside each other, on a paper.
  func cards(on paper: Paper) -> (size: Box, gap: Double) {
    switch (self, paper) {
    case (.businessCard, .letter): (Box(width: 88.9, height: 50.8), 0)
    case (.businessCard, _): (Box(width: 85, height: 54), paper == .a4 ? 10 : 0)
    case (.indexCard, _): (Box(width: 127, height: 76.2), 0)
    }
  }
}
