import Decks
import Formats
import Mustache
import Sheets
import Text

/// What a sheet shows, as values for its template.
struct SheetContent {
  let design: SheetDesign
  let deck: Deck
  let html: DeckHTML
  let strings: InterfaceStrings
  let facts: DeckFacts
  /// The cards that are too long for one box.
  private(set) var continued: [(index: Int, parts: Int)] = []
  /// About how many bytes the page will be.
  private(set) var byteCount = 0
  private var pages: [Value] = []
  private var groups: [Value] = []
  private var questions: [Value] = []
  private var letters: [Value] = []

  init(
    _ design: SheetDesign, _ deck: Deck, _ html: DeckHTML, _ strings: InterfaceStrings, _ facts: DeckFacts
  ) {
    (self.design, self.deck, self.html, self.strings, self.facts) = (design, deck, html, strings, facts)
  }

  /// Chooses the cards and sets them.
  mutating func fill(imageAddress: @escaping (String) -> [UInt8]?) throws(SheetError) {
    if design.layout == .calibrate { return }
    let cards = try sheetCards(deck, html, design.selection)
    byteCount = cards.reduce(0) { $0 + 400 + 2 * ($1.term.count + $1.question.count + $1.definition.count) }
    if let sheet = BoxSheet(cards, design, imageAddress: imageAddress) {
      continued = sheet.continued
      pages = values(of: sheet)
    } else if design.layout == .quiz {
      let sheet = try QuizSheet(cards, of: deck, design, imageAddress: imageAddress)
      questions = sheet.questions.map(value)
    } else if design.layout == .glossary {
      letters = GlossarySheet(cards, of: deck, design, imageAddress: imageAddress).groups.map(value)
    } else {
      groups = RowSheet(cards, of: deck, design, imageAddress: imageAddress).groups.map {
        value($0, imageAddress)
      }
    }
  }

  /// All values, with what stands in the head of the page.
  func record(_ head: SheetHead) -> Record {
    let layout = design.layout
    let isTable = layout == .list || layout == .terms || layout == .definitions
    return Record(
      PageShapes.sheet,
      [
        .text(orAbsent: deck.definitionLanguage),
        .text(deck.definitionDirection.rawValue),
        .flag(design.isReversed),
        .text(layout.rawValue),
        .text(strings[layout.titleKey]),
        .text(deck.title),
        .text(orAbsent: head.deckURL),
        .text(orAbsent: facts.author),
        .text(head.policy),
        .text(orAbsent: head.styleURL),
        .html(orAbsent: head.style.map { HTML(trusting: $0) }),
        .list(advice),
        .text(orAbsent: layout.handlingKey(design).map { strings[$0] }),
        .flag(layout == .fold),
        .flag(!design.hasCutMarks && layout != .labels),
        .list(pages),
        .flag(isTable),
        .flag(layout == .terms || layout == .definitions),
        .flag(layout == .definitions),
        .flag(layout == .terms),
        .flag(layout == .definitions || layout == .list && design.isReversed),
        .list(groups),
        .flag(layout == .quiz),
        .list(questions),
        .flag(layout == .glossary),
        .list(letters),
        .flag(layout == .calibrate),
        .text(design.shiftText),
      ])
  }
}

/// The cards of a deck that a selection takes, as they go to print.
func sheetCards(
  _ deck: Deck, _ html: DeckHTML, _ selection: CardSelection
) throws(SheetError) -> [SheetCard] {
  try selection.indices(in: deck).map { index in
    guard index < html.cards.count else { return SheetCard(index: index, term: [], definition: []) }
    let card = html.cards[index]
    return SheetCard(
      index: index, term: Array(card.term.bytes), question: card.front.map { Array($0.bytes) } ?? [],
      definition: Array(card.definition.bytes))
  }
}

extension SheetLayout {
  /// The key of the words that name the layout.
  var titleKey: String {
    switch self {
    case .list: "sheetList"
    case .terms: "sheetTerms"
    case .definitions: "sheetDefinitions"
    case .cards: "sheetCards"
    case .fold: "sheetFold"
    case .labels: "sheetLabels"
    case .quiz: "sheetQuiz"
    case .glossary: "sheetGlossary"
    case .calibrate: "sheetCalibrate"
    }
  }

  /// The key of the words that say what to do with the printed paper.
  fileprivate func handlingKey(_ design: SheetDesign) -> String? {
    switch self {
    case .cards: "cutAdvice"
    case .fold: "foldAdvice"
    case .calibrate: "calibrateAdvice"
    default: nil
    }
  }
}
