import Decks

extension SiteNames {
  /// Gathers the decks of a planned site, and of their cards those that have a name which is wanted.
  static func gather(_ wanted: Set<String>, _ plan: SitePlan, _ work: SiteWork, jobs: Int) async -> SiteNames
  {
    let files = work.survey.files
    let fileByAddress = Dictionary(
      files.map { ($0.address, $0) }, uniquingKeysWith: { first, _ in first })
    let cards = await inParallel(plan.actions, jobs: jobs) { index, action -> [(String, CardNames.Place)] in
      guard case .write(let file) = action else { return [] }
      let deck = work.shelf.deck(file) ?? work.compiler.deck(of: files[file])
      return deck?.names(among: wanted, as: index) ?? []
    }
    var names = SiteNames()
    for (deck, action) in zip(plan.contents.decks, plan.actions) {
      var file = fileByAddress[deck.address]
      if case .write(let index) = action { file = files[index] }
      names.add(
        Deck(address: deck.address, source: deck.source), title: deck.title,
        sitePath: file?.sitePath ?? deck.address.text, relativePath: file?.relativePath ?? deck.address.text)
    }
    for (name, place) in cards.joined() { names.cards.add(name, place) }
    return names
  }
}

extension Deck {
  /// The names of the deck's cards that are wanted, each with its card; the deck has a place in the site's order.
  fileprivate func names(among wanted: Set<String>, as deck: Int) -> [(String, CardNames.Place)] {
    cards.indices.flatMap { index -> [(String, CardNames.Place)] in
      let names = cards[index].names.filter { wanted.contains(CardName.folded($0)) }
      guard !names.isEmpty else { return [] }
      let place = CardNames.Place(deck: deck, id: cards[index].id, line: cards[index].line)
      return names.map { ($0, place) }
    }
  }
}
