import Decks
import Text

/// Which cards of a deck are printed, and in which order.
public struct CardSelection: Equatable, Sendable {
  /// The sections to take, by their ids or titles; nil for all.
  public var sections: [String]?
  /// The tags to take; nil for all.
  public var tags: [String]?
  /// Whether the cards come in a chance order.
  public var isShuffled: Bool
  /// What that order follows from.
  public var seed: Int

  /// Takes every card in its place, unless it is told otherwise.
  public init(sections: [String]? = nil, tags: [String]? = nil, isShuffled: Bool = false, seed: Int = 1) {
    (self.sections, self.tags, self.isShuffled, self.seed) = (sections, tags, isShuffled, seed)
  }

  /// The indexes of the cards of a deck, in the order of print.
  public func indices(in deck: Deck) throws(SheetError) -> [Int] {
    var indices = Array(deck.cards.indices)
    if let sections {
      let wanted = try ids(of: sections, in: deck)
      indices.removeAll { index in
        guard let section = deck.cards[index].section else { return true }
        return !wanted.contains(section)
      }
    }
    if let tags {
      let wanted = try slugs(of: tags, in: deck)
      indices.removeAll { index in
        !deck.cards[index].tags.contains { tag in wanted.contains { tag.isOrIsBelow($0) } }
      }
    }
    guard !indices.isEmpty else { throw .noCards }
    if isShuffled {
      var generator = SeededGenerator(seed: seed)
      indices.shuffle(with: &generator)
    }
    return indices
  }

  /// The ids of sections that are named by id or title, with those of the sections in them.
  private func ids(of names: [String], in deck: Deck) throws(SheetError) -> Set<String> {
    var ids: Set<String> = []
    for name in names {
      let places = deck.sections.indices.filter { index in
        deck.sections[index].id == name || lowercased(deck.sections[index].title) == lowercased(nfc(name))
      }
      guard !places.isEmpty else {
        let known = deck.sections.flatMap { [$0.title, $0.id] }
        throw .unknownSection(name, nearest: nearestName(to: name, among: known))
      }
      for place in places {
        ids.insert(deck.sections[place].id)
        for inner in deck.sections[(place + 1)...] {
          guard inner.level > deck.sections[place].level else { break }
          ids.insert(inner.id)
        }
      }
    }
    return ids
  }

  private func slugs(of names: [String], in deck: Deck) throws(SheetError) -> [String] {
    let known = deck.cards.lazy.flatMap(\.tags)
    var slugs: [String] = []
    for name in names {
      guard let slug = Tag(name)?.slugPath, known.contains(where: { $0.isOrIsBelow(slug) }) else {
        throw .unknownTag(name, nearest: nearestName(to: name, among: Array(known).unique().map(\.title)))
      }
      slugs.append(slug)
    }
    return slugs
  }
}

extension Tag {
  /// Whether the tag is the one of a slug path, or lies below it.
  fileprivate func isOrIsBelow(_ path: String) -> Bool {
    slugPath == path || slugPath.utf8.starts(with: (path + "/").utf8)
  }
}
