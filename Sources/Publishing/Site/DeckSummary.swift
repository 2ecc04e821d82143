import Decks
import YAML

/// What the rest of the site needs to know of a deck: all that is held of it while other decks are written.
public struct DeckSummary: Sendable {
  /// A card that has tags of its own.
  public struct TaggedCard: Sendable {
    /// The card's id, which is its anchor on the deck's page.
    public var id: String
    /// The term as it reads.
    public var term: String
    /// The language of the term, where the card names one.
    public var language: String?
    /// The direction of the term, where the card names one.
    public var direction: Direction?
    /// The card's own tags.
    public var tags: [Tag]
  }

  /// The file as messages name it.
  public var source: String
  /// Where the deck's page is.
  public var address: SitePath
  /// The identity of the deck for readers' progress.
  public var id: String
  /// The deck's title.
  public var title: String
  /// One sentence about the deck.
  public var description: String?
  /// The language of the terms.
  public var language: String?
  /// The language of the definitions.
  public var definitionLanguage: String?
  /// The direction of the terms.
  public var direction: Direction
  /// The tags of the deck.
  public var tags: [Tag]
  /// The day that the deck bears, as `YYYY-MM-DD`.
  public var date: String?
  /// How many cards it has.
  public var cardCount: Int
  /// The place that the author gave it among its neighbours.
  public var order: Int?
  /// The cards that have tags of their own, in order.
  public var taggedCards: [TaggedCard]
}
