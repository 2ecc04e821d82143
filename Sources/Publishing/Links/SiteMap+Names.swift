extension SiteMap {
  /// What a name means on the site.
  struct NamedTarget {
    /// Where the deck's page is.
    var address: SitePath
    /// The id of the card, or nil where the deck itself is meant.
    var id: String?
    /// Where another thing with the same name is, as messages say it.
    var other: String?
  }

  /// Finds what a name means, from the page at an address: a card with the whole name, a card of a deck by its id or
  /// by its term, or a deck.
  func target(named name: CardName, from here: SitePath) -> NamedTarget? {
    if let found = first(of: names.cards.places(of: name.whole).prefix(2).map { (.path, $0.deck, $0) }) {
      return found
    }
    let here = names.index(of: here)
    if let anchor = name.anchor {
      let number = fingerprint(anchor.id)
      let decks = names.decks(named: anchor.deck, here: here).filter { candidate in
        decksByAddress[names.decks[candidate.deck].address]?.anchors?.contains(number) ?? true
      }
      if let found = first(
        of: decks.map { ($0.rank, $0.deck, CardNames.Place(deck: $0.deck, id: anchor.id, line: nil)) })
      {
        return found
      }
    }
    for division in name.divisions {
      let cards = names.decks(named: division.deck, here: here).flatMap { candidate in
        names.cards.places(of: division.term, in: candidate.deck).prefix(2).map {
          (candidate.rank, candidate.deck, $0)
        }
      }
      if let found = first(of: cards) { return found }
    }
    return first(of: names.decks(named: name.whole, here: here).map { ($0.rank, $0.deck, nil) })
  }

  /// The first of some decks or cards, and the second where it has the name in the same way.
  private func first(of found: [(rank: SiteNames.Rank, deck: Int, card: CardNames.Place?)]) -> NamedTarget? {
    guard let first = found.first else { return nil }
    let second = found.dropFirst().first { $0.rank == first.rank }
    return NamedTarget(
      address: names.decks[first.deck].address, id: first.card?.id,
      other: second.map { second in
        names.decks[second.deck].source + (second.card?.line.map { ":\($0)" } ?? "")
      })
  }
}
