/// Definitions by term, in order, no term twice.
public struct TermDictionary: Sendable {
  /// A term and its definition, as plain text and as Markdown.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public let term: String
    /// The value.
    public internal(set) var definition: String
  }

  private var entries: [Entry] = []
  private var positions: [String: Int] = [:]

  /// What stands between the definitions of a term that is given more than once.
  static let separator = "\n\n---\n\n"

  /// Makes the dictionary of some cards: each key of each card with the card's definition.
  ///
  /// A term that is given more than once has the place of the first and the definitions of all, joined in order by a
  /// thematic break, empty ones left out and identical ones once. Linear in the length of all definitions.
  public init(_ cards: [Card]) {
    var joined: [Int: JoinedDefinitions] = [:]
    positions.reserveCapacity(cards.count)
    entries.reserveCapacity(cards.count)
    // Cards are looked at where they are: a copy of each would cost more than what is done with it.
    let cards = cards.span
    for index in cards.indices {
      let definition = Card.value(for: cards[index].definition)
      if cards[index].extras.hasKeys {
        for key in cards[index].keys { add(definition, for: key, &joined) }
      } else {
        add(definition, for: Card.key(for: cards[index].term), &joined)
      }
    }
    for (position, definitions) in joined { entries[position].definition = definitions.text }
  }

  private mutating func add(_ definition: String, for key: String, _ joined: inout [Int: JoinedDefinitions]) {
    let position = positions.value(for: key, orInserting: entries.count)
    if position < entries.count {
      joined[position, default: JoinedDefinitions(entries[position].definition)].add(definition)
    } else {
      entries.append(Entry(term: key, definition: definition))
    }
  }

  /// The definition of a term, found as the dictionary's keys are written: white space and Unicode form aside.
  public subscript(term: String) -> String? {
    positions[Card.key(for: term)].map { entries[$0].definition }
  }
}

/// The definitions of one term.
private struct JoinedDefinitions {
  private(set) var text: String
  private var seen: Set<[UInt8]>

  init(_ first: String) {
    text = first
    seen = [[], Array(first.utf8)]
  }

  mutating func add(_ definition: String) {
    guard seen.insert(Array(definition.utf8)).inserted else { return }
    if !text.isEmpty { text += TermDictionary.separator }
    text += definition
  }
}

extension TermDictionary: RandomAccessCollection {
  /// The position of the first entry.
  public var startIndex: Int { 0 }
  /// The position behind the last entry.
  public var endIndex: Int { entries.count }
  /// The entry at a position.
  public subscript(position: Int) -> Entry { entries[position] }
}

extension TermDictionary: Equatable {
  /// Compares terms, definitions and order.
  public static func == (left: Self, right: Self) -> Bool { left.entries == right.entries }
}
