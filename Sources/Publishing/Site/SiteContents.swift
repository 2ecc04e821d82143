import Decks
import Text

/// All that lists and pages need to know of a site: every deck in short, in order, with folders and tags.
public struct SiteContents: Sendable {
  /// A folder of decks.
  public struct Folder: Sendable {
    /// Where its page is; the first folder is the site's root.
    public var address: SitePath
    /// Its name, or the title that its introduction gives.
    public var title: String
    /// What its `index.md` or `README.md` says.
    public var introduction: HTML
    /// The folders in it, as indexes of `folders`, in order.
    public var folders: [Int]
    /// The decks in it, as indexes of `decks`, in order.
    public var decks: [Int]
    /// How many decks are in it and in all folders below.
    public var deckCount: Int
  }

  /// A tag of decks or cards.
  public struct TagPage: Sendable {
    /// The tag, as it is first written.
    public var tag: Tag
    /// Where its page is.
    public var address: SitePath
    /// The decks that have it, as indexes of `decks`, in order.
    public var decks: [Int]
    /// The cards that have it themselves: an index of `decks`, and indexes of that deck's `taggedCards`.
    public var cards: [(deck: Int, cards: [Int])]
    /// The tag above it, as an index of `tags`.
    public var parent: Int?
    /// The tags directly below it, as indexes of `tags`, in order.
    public var children: [Int]
    /// How many cards have it themselves.
    public var cardCount: Int
  }

  /// Every deck that has a page, in the order of the site.
  public var decks: [DeckSummary]
  /// Every folder with decks, each before those in it; the site's root is first.
  public var folders: [Folder]
  /// Every tag, in order of titles; a tag above another is there even where nothing has it.
  public var tags: [TagPage]
  /// Where each tag is in `tags`, by its slug path.
  public var tagIndex: [String: Int]
  /// How many cards all decks have.
  public var cardCount: Int
}
