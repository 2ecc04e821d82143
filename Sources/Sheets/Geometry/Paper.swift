/// A size of paper.
public enum Paper: String, CaseIterable, Sendable {
  /// ISO 216.
  case a4 = "A4", a5 = "A5", a6 = "A6"
  /// North American paper (ANSI/ASME Y14.1, size A).
  case letter = "Letter"
  /// Index cards, in inches.
  case threeByFive = "3x5", fourBySix = "4x6"
}

extension Paper {
  /// The sheet in millimetres, its short edge on top.
  public var size: Box {
    switch self {
    case .a4: Box(width: 210, height: 297)
    case .a5: Box(width: 148, height: 210)
    case .a6: Box(width: 105, height: 148)
    case .letter: Box(width: 215.9, height: 279.4)
    case .threeByFive: Box(width: 76.2, height: 127)
    case .fourBySix: Box(width: 101.6, height: 152.4)
    }
  }

  /// The name as people write it.
  public var title: String {
    switch self {
    case .threeByFive: "3 × 5 in"
    case .fourBySix: "4 × 6 in"
    default: rawValue
    }
  }

  /// Whether one sheet is about one card.
  var isSmall: Bool { size.width < 110 }

  /// How it is held where nobody says: an index card lies on its long edge.
  var usualOrientation: SheetOptions.Orientation {
    self == .threeByFive || self == .fourBySix ? .landscape : .portrait
  }
}
