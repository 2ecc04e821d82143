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

  /// How many bytes the HTML of all cards has, with that of introductions.
  public var length: Int {
    let ofSections = sections.reduce(introduction.count) { $0 + $1.introduction.count }
    return cards.indices.reduce(ofSections) { sum, index in
      sum + cards[index].term.count + (cards[index].front?.count ?? 0) + cards[index].definition.count
    }
  }

  /// Makes what a deck became.
  public init(introduction: HTML = HTML(trusting: ""), sections: [Section] = [], cards: [Card] = []) {
    self.introduction = introduction
    self.sections = sections
    self.cards = cards
  }
}
