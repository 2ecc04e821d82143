import Diagnostics
import Markdown
import Text

extension SiteLinkResolver {
  /// Follows a name to a card of the same deck, else to one of another deck, else to a deck.
  mutating func card(named text: String, at position: SourcePosition) -> LinkTarget {
    let name = CardName(text)
    let own = ownNames.places(of: name.whole)
    if let first = own.first {
      if own.count > 1 {
        reportOther(than: name, at: own[1].line.map { "on line \($0)" } ?? "in the same deck", position)
      }
      return .address(PagePlace.fragment(first.id))
    }
    if let anchor = name.anchor, anchor.deck.isEmpty {
      if ownAnchors.contains(fingerprint(anchor.id)) { return .address(PagePlace.fragment(anchor.id)) }
      // Obsidian writes a heading's text behind the sign.
      if let first = ownNames.places(of: anchor.id).first { return .address(PagePlace.fragment(first.id)) }
      reportUnknown(name, position)
      return .text
    }
    guard let map else {
      needsMap = true
      wantedNames.formUnion(name.wanted)
      return .text
    }
    guard let target = map.target(named: name, from: page) else {
      reportUnknown(name, position)
      return .text
    }
    if let other = target.other { reportOther(than: name, at: "at " + code(other), position) }
    let fragment = target.id.map(PagePlace.fragment)
    if let fragment, target.address == page { return .address(fragment) }
    return .address(page.url(toFolder: target.address) + (fragment ?? ""))
  }

  private mutating func reportOther(than name: CardName, at place: String, _ position: SourcePosition) {
    report(.sharedName(name.whole, other: place), position)
  }

  private mutating func reportUnknown(_ name: CardName, _ position: SourcePosition) {
    let cards = ownNames.all
    let decks = map?.names.titles ?? []
    var nearest: String?
    if cards.count + decks.count <= namesToCompare {
      namesToCompare -= cards.count + decks.count
      let wanted = if let anchor = name.anchor, anchor.deck.isEmpty { anchor.id } else { name.whole }
      nearest = nearestName(to: wanted, among: cards + decks)
    }
    report(.unknownName(name.whole, nearest: nearest), position)
  }
}
