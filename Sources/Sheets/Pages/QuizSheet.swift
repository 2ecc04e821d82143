import Decks

/// Questions, each with up to four answers of which one is right.
public struct QuizSheet: Sendable {
  /// A question.
  public struct Question: Sendable {
    /// Where its card stands in the deck.
    public var index: Int
    /// Its number, from 1.
    public var number: Int
    /// What is asked.
    public var prompt: [UInt8]
    /// The answers to choose from.
    public var choices: [[UInt8]]
    /// Which of them is right, from 0.
    public var answer: Int
  }

  /// The questions in their order; cards without a definition, of which nothing can be asked, are left out.
  public private(set) var questions: [Question] = []

  /// Makes a question of each card; wrong answers are other cards' right ones, of the same section where it has
  /// enough.
  ///
  /// No wrong answer is the right one in other words of the deck: cards with the same term or the same definition
  /// never stand in for each other. The same seed gives the same quiz.
  public init(
    _ cards: [SheetCard], of deck: Deck, _ design: SheetDesign, imageAddress: (String) -> [UInt8]?
  ) throws(SheetError) {
    let cards = cards.filter { Self.canAsk(deck.cards[$0.index]) }
    try Self.check(cards.map(\.index), of: deck)
    var maker = ChoiceMaker(cards, of: deck, seed: design.selection.seed)
    let fitter = Fitter(scale: design.scale)
    func fit(_ html: [UInt8], _ width: Double) -> [UInt8] {
      fitter.fitWidth(
        PrintedText(html, imageAddress: imageAddress), width: width, points: design.textSize)
    }
    let columns = design.columns
    for (position, card) in cards.enumerated() {
      let (choices, answer) = maker.choices(for: position)
      questions.append(
        Question(
          index: card.index, number: position + 1,
          prompt: fit(design.isReversed ? card.definition : card.rowTerm, columns.term),
          choices: choices.map { choice in
            fit(design.isReversed ? cards[choice].term : cards[choice].definition, columns.definition)
          }, answer: answer))
    }
  }
}

extension QuizSheet {
  /// Throws where there are no two of these cards that can stand in for each other as question and wrong answer.
  public static func check(_ indices: [Int], of deck: Deck) throws(SheetError) {
    let cards = indices.lazy.map { deck.cards[$0] }.filter(canAsk)
    guard let first = cards.first,
      cards.contains(where: { $0.term != first.term }),
      cards.contains(where: { $0.definition != first.definition })
    else { throw .tooFewForQuiz }
  }

  private static func canAsk(_ card: Card) -> Bool { !card.term.isEmpty && !card.definition.isEmpty }
}

/// Chooses wrong answers.
private struct ChoiceMaker {
  private var generator: SeededGenerator
  /// What tells one term or definition from another.
  private let terms: [Int]
  private let definitions: [Int]
  /// The cards of the same section, by section, and all of them.
  private let sections: [[Int]]
  private let sectionOfCard: [Int]
  private let everyone: [Int]

  init(_ cards: [SheetCard], of deck: Deck, seed: Int) {
    generator = SeededGenerator(seed: seed)
    terms = Self.classes(cards.map { Array(deck.cards[$0.index].term.utf8) })
    definitions = Self.classes(cards.map(\.definition))
    sectionOfCard = Self.classes(cards.map { deck.cards[$0.index].section.map { Array($0.utf8) } ?? [] })
    everyone = Array(cards.indices)
    var sections = [[Int]](repeating: [], count: (sectionOfCard.max() ?? -1) + 1)
    for (card, section) in sectionOfCard.enumerated() { sections[section].append(card) }
    self.sections = sections
  }

  /// Equal things get equal numbers, from 0 on.
  private static func classes(_ things: [[UInt8]]) -> [Int] {
    var numbers: [[UInt8]: Int] = [:]
    return things.map { thing in
      if let number = numbers[thing] { return number }
      numbers[thing] = numbers.count
      return numbers.count - 1
    }
  }

  /// The answers for a card, in a chance order, and the place of the right one.
  mutating func choices(for card: Int) -> (choices: [Int], answer: Int) {
    var chosen = [card]
    take(from: sections[sectionOfCard[card]], into: &chosen)
    take(from: everyone, into: &chosen)
    chosen.shuffle(with: &generator)
    return (chosen, chosen.firstIndex(of: card) ?? 0)
  }

  /// Adds wrong answers up to three: by chance at first, then each in turn from a place found by chance.
  private mutating func take(from pool: [Int], into chosen: inout [Int]) {
    for _ in 0..<24 where chosen.count < 4 {
      add(pool[generator.next(below: pool.count)], to: &chosen)
    }
    guard chosen.count < 4 else { return }
    let start = generator.next(below: pool.count)
    // So long a search finds what there is, or there is next to nothing.
    for step in 0..<min(pool.count, 500) where chosen.count < 4 {
      add(pool[(start + step) % pool.count], to: &chosen)
    }
  }

  private func add(_ candidate: Int, to chosen: inout [Int]) {
    let isLike = chosen.contains { other in
      terms[other] == terms[candidate] || definitions[other] == definitions[candidate]
    }
    if !isLike { chosen.append(candidate) }
  }
}
