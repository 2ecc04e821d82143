/// Why a deck cannot be written as Markdown that reads back as the same deck.
public enum NativeWritingError: Error, Hashable, Sendable {
  /// A card, with its index from 0 and its term.
  case card(Int, term: String, Reason)
  /// A section, with its title.
  case section(title: String, Reason)
  /// The deck as a whole.
  case deck(Reason)

  /// What is in the way.
  public enum Reason: Hashable, Sendable {
    /// Its text would end, or go on, at another place.
    case readsDifferently
    /// It is in a section that stands before the section of a card before it, or in none after one.
    case sectionOrder
    /// It alone is asked from its definition, or it alone is not.
    case reversed
    /// It has keys that its term does not give.
    case keys
    /// It has a tag that no heading can hold.
    case tag(String)
    /// Sections are so deep that no heading is left for cards.
    case tooDeep
  }
}

extension NativeWritingError: CustomStringConvertible {
  /// The error as one sentence without a full stop, with cards counted from 1.
  public var description: String {
    switch self {
    case .card(let index, let term, let reason):
      "card \(index.addingReportingOverflow(1).partialValue) (`\(term)`) cannot be written as Markdown: \(reason)"
    case .section(let title, let reason): "the section `\(title)` cannot be written as Markdown: \(reason)"
    case .deck(let reason): "the deck cannot be written as Markdown: \(reason)"
    }
  }
}

extension NativeWritingError.Reason: CustomStringConvertible {
  /// The reason as a clause.
  public var description: String {
    switch self {
    case .readsDifferently: "it would not read back as the same text"
    case .sectionOrder: "the cards of its section do not stand together, in the order of the sections"
    case .reversed: "either all cards are asked in both directions or none is"
    case .keys: "its keys are not those that its term gives"
    case .tag(let tag): "a heading cannot hold the tag `\(tag)`"
    case .tooDeep: "its sections are more than five levels deep"
    }
  }
}
