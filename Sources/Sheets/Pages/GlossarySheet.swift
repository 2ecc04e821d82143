import Decks
import Text

/// The entries of a glossary from A to Z.
public struct GlossarySheet: Sendable {
  /// A card as an entry.
  public struct Entry: Sendable {
    /// Where the card stands in its deck.
    public var index: Int
    /// The term.
    public var term: [UInt8]
    /// A longer question; empty where there is none.
    public var question: [UInt8]
    /// The definition.
    public var definition: [UInt8]
  }

  /// The entries of a letter.
  public struct Group: Sendable {
    /// The letter; nil where letters would not help, and for terms that begin with none.
    public var letter: Unicode.Scalar?
    /// Its entries.
    public var entries: [Entry]
  }

  /// The entries by letter.
  public private(set) var groups: [Group] = []

  /// Sorts the cards by their terms.
  public init(
    _ cards: [SheetCard], of deck: Deck, _ design: SheetDesign, imageAddress: (String) -> [UInt8]?
  ) {
    let fitter = Fitter(scale: design.scale)
    let width = design.columns.definition
    func fit(_ html: [UInt8]) -> [UInt8] {
      fitter.fitWidth(
        PrintedText(html, imageAddress: imageAddress), width: width, points: design.textSize)
    }
    let sorted = cards.map { (key: Key(deck.cards[$0.index].term), card: $0) }.sorted { $0.key < $1.key }
    let letters = Set(sorted.map(\.key.letter)).count
    // Of Chinese characters, each would head an entry of its own.
    let hasLetters = letters * 2 <= cards.count
    for (key, card) in sorted {
      let letter = hasLetters ? key.letter : nil
      if groups.isEmpty || groups[groups.count - 1].letter != letter {
        groups.append(Group(letter: letter, entries: []))
      }
      groups[groups.count - 1].entries.append(
        Entry(
          index: card.index, term: fit(card.term), question: fit(card.question),
          definition: fit(card.definition)))
    }
  }

  /// What terms are sorted by: their first letters, without accents, then the terms; those without a letter first.
  private struct Key: Comparable {
    let letter: Unicode.Scalar?
    let term: String

    init(_ term: String) {
      self.term = term
      letter = initialLetter(term)
    }

    static func < (left: Key, right: Key) -> Bool {
      guard left.letter == right.letter else {
        return (left.letter?.value ?? 0) < (right.letter?.value ?? 0)
      }
      return naturalOrder(left.term, right.term)
    }
  }
}
