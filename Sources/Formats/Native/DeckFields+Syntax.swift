import Markdown

extension DeckFields {
  /// The syntax that the deck's Markdown has.
  ///
  /// - Parameters:
  ///   - math: How formulas are written where the deck does not say.
  ///   - typography: Whether quotes and dashes become typographic.
  public func syntax(math: MathSyntax = .dollars, typography: Bool = false) -> MarkdownExtensions {
    var syntax = MarkdownExtensions.deck
    switch self.math ?? math {
    case .dollars: syntax.insert(.dollarMath)
    case .brackets: syntax.formUnion([.dollarMath, .bracketMath])
    case .off: break
    }
    if ruby ?? hasReadings { syntax.insert(.ruby) }
    if typography { syntax.insert(.typography) }
    return syntax
  }

  /// Whether a language of the deck is one that is written with readings: Japanese, or a Chinese one.
  private var hasReadings: Bool {
    [language, definitionLanguage].contains { tag in
      guard let primary = tag?.split(separator: "-").first else { return false }
      return ["ja", "zh", "cmn", "yue", "wuu", "lzh", "hak", "nan"].contains(primary.lowercased())
    }
  }
}
