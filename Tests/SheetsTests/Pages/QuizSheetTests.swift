import Decks
import Testing

@testable import Sheets

@Suite("A quiz")
struct QuizSheetTests {
  private func quiz(_ deck: Deck, seed: Int = 1, isReversed: Bool = false) throws -> QuizSheet {
    var options = SheetOptions()
    (options.seed, options.isReversed) = (seed, isReversed)
    return try QuizSheet(deck.sheetCards, of: deck, SheetDesign(.quiz, options)) { _ in nil }
  }

  @Test("asks each card once, with four different answers of which one is right", arguments: [false, true])
  func choices(isReversed: Bool) throws {
    let deck = Deck.numbers(40)
    let quiz = try quiz(deck, isReversed: isReversed)
    #expect(quiz.questions.map(\.index) == Array(0..<40))
    for question in quiz.questions {
      #expect(question.choices.count == 4 && Set(question.choices).count == 4)
      let right = isReversed ? "term \(question.index)" : "<p>definition \(question.index)</p>"
      #expect(question.choices[question.answer].text == right)
    }
    #expect(Set(quiz.questions.map(\.answer)) == [0, 1, 2, 3])
  }

  @Test("is the same for the same seed, and another for another")
  func seeds() throws {
    let deck = Deck.numbers(30)
    let choices = try [1, 1, 2].map { try quiz(deck, seed: $0).questions.map(\.choices) }
    #expect(choices[0] == choices[1])
    #expect(choices[0] != choices[2])
  }

  @Test("has no wrong answer that is right too, and fewer answers where the deck has no more")
  func equals() throws {
    let deck = Deck.sample([
      ("a", "one"), ("b", "one"), ("a", "two"), ("c", "three"), ("d", ""), ("e", "three"),
    ])
    let quiz = try quiz(deck)
    #expect(quiz.questions.map(\.index) == [0, 1, 2, 3, 5])
    for question in quiz.questions { #expect(Set(question.choices).count == question.choices.count) }
    let first = quiz.questions[0].choices.map(\.text)
    #expect(!first.contains("<p>two</p>") && first.count == 2)
  }

  @Test("takes wrong answers from the same section where it has enough")
  func sections() throws {
    let deck = Deck.sample((0..<40).map { ("\($0 < 20 ? "first" : "second"): t\($0)", "d\($0)") })
    for question in try quiz(deck).questions {
      let numbers = question.choices.compactMap { Int($0.text.dropFirst(4).dropLast(4)) }
      #expect(numbers.count == 4 && numbers.allSatisfy { ($0 < 20) == (question.index < 20) })
    }
  }

  @Test(
    "needs two cards that differ",
    arguments: [[("a", "b")], [("a", "b"), ("a", "c")], [("a", "b"), ("c", "b")]])
  func tooFew(cards: [(String, String)]) {
    #expect(throws: SheetError.tooFewForQuiz) { try quiz(Deck.sample(cards.map { ($0.0, $0.1) })) }
  }
}
