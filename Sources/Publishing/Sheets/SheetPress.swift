import Decks
import Diagnostics
import Sheets

/// Makes the study sheets of a site's decks.
struct SheetPress: Sendable {
  let settings: Settings

  /// The designs of a deck's sheets, and what is wrong with the options that it or the settings choose.
  func designs(of compiled: CompiledDeck, _ file: DeckFile) -> (designs: [SheetDesign], [Diagnostic]) {
    var designs: [SheetDesign] = []
    var diagnostics: [Diagnostic] = []
    let options = compiled.sheet?.over(settings.sheet) ?? settings.sheet
    for layout in settings.sheets {
      do throws(SheetError) {
        let design = try SheetDesign(layout, options)
        try design.check(compiled.deck)
        designs.append(design)
      } catch {
        // What the site chooses for all decks need not be there in each.
        guard compiled.sheet != nil || !error.isAboutDeck else { continue }
        let location = compiled.sheetLocation ?? settings.sheetLocation ?? Location(path: file.source)
        diagnostics.append(Diagnostic(error, at: location))
      }
    }
    return (designs, diagnostics)
  }

  /// The cards of a deck that are too long for a box, as warnings at their lines.
  static func warnings(
    _ continued: [(index: Int, parts: Int)], on layout: SheetLayout, of deck: Deck, source: String
  ) -> [Diagnostic] {
    continued.map { index, parts in
      let card = deck.cards[index]
      return Diagnostic(
        SheetProblem.continued(term: card.term, layout: layout, parts: parts),
        at: Location(path: source, line: card.line))
    }
  }

  /// Everything that the sheets of a deck give reason to say, without making them.
  func findings(of compiled: CompiledDeck, _ file: DeckFile) -> [Diagnostic] {
    var (designs, diagnostics) = designs(of: compiled, file)
    let boxed = designs.filter(\.layout.hasBoxes)
    guard !boxed.isEmpty else { return diagnostics }
    let html = compiled.html.finish()
    for design in boxed {
      guard let cards = try? sheetCards(compiled.deck, html, design.selection) else { continue }
      let sheet = BoxSheet(cards, design) { Array($0.utf8) }
      diagnostics += Self.warnings(
        sheet?.continued ?? [], on: design.layout, of: compiled.deck, source: file.source)
    }
    return diagnostics
  }
}

extension SheetDesign {
  /// Throws where a deck has nothing that the sheet could show.
  fileprivate func check(_ deck: Deck) throws(SheetError) {
    guard layout != .calibrate else { return }
    let indices = try selection.indices(in: deck)
    if layout == .quiz { try QuizSheet.check(indices, of: deck) }
  }
}

extension SheetError {
  /// Whether it is about what a deck holds, and not about paper.
  fileprivate var isAboutDeck: Bool {
    switch self {
    case .noRoom, .cardTooLarge, .cardTooSmall: false
    case .unknownSection, .unknownTag, .noCards, .tooFewForQuiz: true
    }
  }
}
