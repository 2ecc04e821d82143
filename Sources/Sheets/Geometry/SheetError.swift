import Diagnostics

/// Why a sheet cannot be laid out as its options want it.
public enum SheetError: Error, Equatable, Sendable {
  /// The margins leave too little of the page.
  case noRoom(margins: Margins, page: Box)
  /// Not even one card lies between the margins.
  case cardTooLarge(Box, page: Box, margins: Margins)
  /// So small a card holds no text.
  case cardTooSmall(Box)
  /// There is no section of this id or title.
  case unknownSection(String, nearest: String?)
  /// No card has this tag.
  case unknownTag(String, nearest: String?)
  /// Nothing is left to print.
  case noCards
  /// There are no two cards that differ in term and definition.
  case tooFewForQuiz
}

extension SheetError: Problem {
  /// All are errors.
  public var severity: Severity { .error }

  /// The short name.
  public var code: String {
    switch self {
    case .noRoom: "no-room"
    case .cardTooLarge: "card-too-large"
    case .cardTooSmall: "card-too-small"
    case .unknownSection: "unknown-section"
    case .unknownTag: "unknown-tag"
    case .noCards: "no-cards"
    case .tooFewForQuiz: "too-few-for-a-quiz"
    }
  }

  /// What is wrong, as a sentence without a full stop.
  public var message: String {
    switch self {
    case .noRoom(_, let page): "the margins leave too little room on a page of \(page)"
    case .cardTooLarge(let card, let page, _): "a card of \(card) is too large for a page of \(page)"
    case .cardTooSmall(let card): "cards of \(card) are too small for text"
    case .unknownSection(let name, _): "there is no section \(quoted(name))"
    case .unknownTag(let name, _): "no card has the tag \(quoted(name))"
    case .noCards: "no card is left to print"
    case .tooFewForQuiz: "a quiz needs two cards with different terms and definitions"
    }
  }

  /// What to do about it.
  public var advice: String? {
    switch self {
    case .noRoom: "take narrower margins or larger paper"
    case .cardTooLarge: "take a smaller card, narrower margins or larger paper"
    case .cardTooSmall:
      "take fewer rows or columns, narrower margins or larger paper: 20 × 15 mm is the least"
    case .unknownSection(_, let nearest):
      nearest.map { "did you mean \(quoted($0))?" } ?? "name one by its title or its id"
    case .unknownTag(_, let nearest): nearest.map { "did you mean \(quoted($0))?" }
    case .noCards: "take more sections or tags"
    case .tooFewForQuiz: "take more cards or another layout"
    }
  }
}

extension Box: CustomStringConvertible {
  /// The box as people write it, such as `85 × 54 mm`.
  public var description: String { "\(decimal(width)) × \(decimal(height)) mm" }
}
