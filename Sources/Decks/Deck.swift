/// An ordered list of cards, with what is said of all of them.
public struct Deck: Sendable {
  /// The deck's id, unique on its site.
  public var id: String
  /// Former ids.
  public var aliases: [String]
  /// The title as plain text.
  public var title: String
  /// What the deck is about, as plain text.
  public var description: String?
  /// The language of the terms (BCP 47).
  public var language: String?
  /// The language of the definitions (BCP 47).
  public var definitionLanguage: String?
  /// The direction of the terms.
  public var direction: Direction
  /// The direction of the definitions.
  public var definitionDirection: Direction
  /// The tags of the deck as a whole.
  public var tags: [Tag]
  /// Who wrote it.
  public var author: String?
  /// The licence under which it may be used.
  public var licence: String?
  /// The day that it bears, as `YYYY-MM-DD`.
  public var date: String?
  /// What stands before the first card or section, as Markdown.
  public var introduction: String
  /// The sections in the order of their headings.
  public var sections: [Section]
  /// The cards in order; the operations of ``CardHandler`` change them.
  public internal(set) var cards: [Card]
  /// The ids that a new card cannot have, gathered when one is first needed; those of removed cards stay.
  var identifiers: IdentifierPool?

  /// Makes a deck; the definitions have the language of the terms where no other is given.
  public init(
    id: String, aliases: [String] = [], title: String, description: String? = nil, language: String? = nil,
    definitionLanguage: String? = nil, direction: Direction = .auto, definitionDirection: Direction = .auto,
    tags: [Tag] = [], author: String? = nil, licence: String? = nil, date: String? = nil,
    introduction: String = "",
    sections: [Section] = [], cards: [Card] = []
  ) {
    self.id = id
    self.aliases = aliases
    self.title = title
    self.description = description
    self.language = language
    self.definitionLanguage = definitionLanguage ?? language
    self.direction = direction
    self.definitionDirection = definitionDirection
    self.tags = tags
    self.author = author
    self.licence = licence
    self.date = date
    self.introduction = introduction
    self.sections = sections
    self.cards = cards
  }
}
