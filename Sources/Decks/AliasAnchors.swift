import Text

/// Which aliases lead to their cards on the deck's page, beside the cards' own ids.
///
/// An alias is such an anchor where it can be an id: without white space or `/`, no id of a card or section of the
/// deck, no alias of an earlier card, and none of the theme's ids, which begin with `dp-`.
public struct AliasAnchors: Hashable, Sendable {
  /// An alias that would be an anchor but for another thing that has the id.
  public struct Refusal: Hashable, Sendable {
    /// The index of the card.
    public let card: Int
    /// The alias.
    public let alias: String
    /// What has the id.
    public let owner: Owner

    /// Makes a refusal.
    public init(card: Int, alias: String, owner: Owner) {
      self.card = card
      self.alias = alias
      self.owner = owner
    }
  }

  /// What has an id.
  public enum Owner: Hashable, Sendable {
    /// A card, by its index.
    case card(Int)
    /// A section.
    case section
    /// The theme.
    case theme
  }

  /// The anchors of the cards that have some, by the cards' indexes.
  public private(set) var byCard: [Int: [String]] = [:]
  /// The aliases that are no anchors, in the order of the cards.
  public private(set) var refused: [Refusal] = []

  /// Finds the anchors of a deck; linear in its cards, and nearly nothing where no card has an alias.
  public init(_ deck: Deck) {
    let cards = deck.cards.indices.filter { deck.cards[$0].hasAliases }
    guard !cards.isEmpty else { return }
    var owners: [String: Owner] = [:]
    for section in deck.sections { owners[section.id] = .section }
    for index in deck.cards.indices { owners[deck.cards[index].id] = .card(index) }
    for card in cards {
      for alias in deck.cards[card].aliases where alias.canBeID {
        switch alias.isTheThemes ? .theme : owners[alias] {
        case nil:
          owners[alias] = .card(card)
          byCard[card, default: []].append(alias)
        case .card(card): continue
        case let owner?: refused.append(Refusal(card: card, alias: alias, owner: owner))
        }
      }
    }
  }
}

extension String {
  /// Whether an alias is such that an element can have it as its id.
  fileprivate var canBeID: Bool {
    isName
      && unicodeScalars.allSatisfy { !$0.properties.isWhitespace && $0.value >= 0x20 && $0.value != 0x7F }
  }
}
