/// Why an operation on a deck's cards was refused.
public enum DeckError: Error, Hashable, Sendable {
  /// There is no card at the index; the deck has `total`.
  case noCard(index: Int, total: Int)
  /// The last card, at the index, is still unfinished, so that no other can follow it.
  case unfinishedCard(index: Int, lacks: Part)

  /// What a card cannot do without.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    case term
    case definition
    case termAndDefinition = "term and definition"
  }
}

extension DeckError: CustomStringConvertible {
  /// The error as one sentence without a full stop, with cards counted from 1.
  public var description: String {
    switch self {
    case .noCard(let index, 0): "there is no card \(number(index)): the deck has none yet"
    case .noCard(let index, 1): "there is no card \(number(index)): the deck has one card"
    case .noCard(let index, let total): "there is no card \(number(index)): the deck has cards 1 to \(total)"
    case .unfinishedCard(let index, .termAndDefinition):
      "card \(number(index)) has neither a term nor a definition yet: write them before adding another card"
    case .unfinishedCard(let index, let part):
      "card \(number(index)) has no \(part.rawValue) yet: write it before adding another card"
    }
  }

  private func number(_ index: Int) -> Int { index == .max ? index : index + 1 }
}
