/// Which cards are in which section, and how sections stand in one another.
public struct SectionTree: Sendable {
  /// The indexes of cards by section: first those in none, then each section's own.
  public private(set) var groups: [(section: Int?, cards: [Int])]
  /// How deep each section is, from 1.
  public private(set) var levels: [Int] = []
  /// How many cards each section has, with those of the sections in it.
  public private(set) var counts: [Int]

  /// Linear in cards and sections.
  public init(_ deck: Deck) {
    groups = [(nil, [])] + deck.sections.indices.map { ($0, []) }
    counts = []
    let places = Dictionary(
      deck.sections.enumerated().map { ($0.element.id, $0.offset + 1) },
      uniquingKeysWith: { first, _ in first })
    var current: (id: String?, place: Int) = (nil, 0)
    let cards = deck.cards.span
    for index in cards.indices {
      let section = cards[index].section
      if section != current.id { current = (section, section.flatMap { places[$0] } ?? 0) }
      groups[current.place].cards.append(index)
    }
    counts = groups.dropFirst().map(\.cards.count)
    nest(deck.sections)
  }

  /// A section stands in the nearest one before it whose heading is of a lower level.
  private mutating func nest(_ sections: [Section]) {
    var open: [Int] = []
    for (index, section) in sections.enumerated() {
      while let last = open.last, sections[last].level >= section.level { open.removeLast() }
      for outer in open { counts[outer] += groups[index + 1].cards.count }
      open.append(index)
      levels.append(open.count)
    }
  }
}
