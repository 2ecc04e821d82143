import Text

/// What a deck's Markdown became: the same order as the deck's own sections and cards.
public struct DeckHTML: Sendable {
  /// A section, rendered.
  public struct Section: Sendable {
    /// The inline text of its heading.
    public var title: HTML
    /// What stands before its first card.
    public var introduction: HTML
  }

  /// A card, rendered.
  public struct Card: Sendable {
    /// The inline text of its heading.
    public var term: HTML
    /// A longer question, where the card has one.
    public var front: HTML?
    /// The definition with its footnotes.
    public var definition: HTML
  }

  /// What stands before the first card and section.
  public var introduction: HTML
  /// As many as the deck has sections.
  public var sections: [Section]
  /// As many as the deck has cards.
  public var cards: [Card]

  /// Makes what a deck became.
  public init(introduction: HTML = HTML(trusting: ""), sections: [Section] = [], cards: [Card] = []) {
    self.introduction = introduction
    self.sections = sections
    self.cards = cards
  }
}
