import Decks
import Mustache
import Sheets
import Text

extension SheetContent {
  /// The rows of a section.
  func value(_ group: RowSheet.Group, _ imageAddress: (String) -> [UInt8]?) -> Value {
    let title = group.section.flatMap { $0 < html.sections.count ? html.sections[$0].title : nil }.map {
      HTML(trusting: PrintedText(Array($0.bytes), imageAddress: imageAddress).html())
    }
    return .record(
      Record(PageShapes.rowGroup, [.html(orAbsent: title), .list(group.rows.map(value))]))
  }

  private func value(_ row: RowSheet.Row) -> Value {
    let language = termLanguage(row.index)
    return .record(
      Record(
        PageShapes.row,
        [
          .number(row.number),
          .html(orAbsent: HTML(trusting: row.term)),
          .html(orAbsent: HTML(trusting: row.definition)),
          .text(orAbsent: language.tag),
          .text(language.direction.rawValue),
          .list((0..<row.lines).map { _ in .text("_") }),
        ]))
  }

  /// A question with its answers.
  func value(_ question: QuizSheet.Question) -> Value {
    let asked = design.isReversed ? definitionLanguage : termLanguage(question.index)
    let answered = design.isReversed ? termLanguage(question.index) : definitionLanguage
    let letters = ["A", "B", "C", "D"]
    let choices = zip(letters, question.choices).map { letter, choice in
      Value.record(
        Record(
          PageShapes.choice,
          [
            .text(letter), .html(orAbsent: HTML(trusting: choice)), .text(orAbsent: answered.tag),
            .text(answered.direction.rawValue),
          ]))
    }
    return .record(
      Record(
        PageShapes.question,
        [
          .number(question.number),
          .html(orAbsent: HTML(trusting: question.prompt)),
          .text(orAbsent: asked.tag),
          .text(asked.direction.rawValue),
          .list(choices),
          .text(letters[min(max(0, question.answer), letters.count - 1)]),
        ]))
  }

  /// The entries of a letter.
  func value(_ group: GlossarySheet.Group) -> Value {
    .record(
      Record(
        PageShapes.entryGroup,
        [
          group.letter.map { .text(String(Character($0))) } ?? .absent,
          .list(group.entries.map(value)),
        ]))
  }

  private func value(_ entry: GlossarySheet.Entry) -> Value {
    let language = termLanguage(entry.index)
    return .record(
      Record(
        PageShapes.entry,
        [
          .html(orAbsent: HTML(trusting: entry.term)),
          .html(orAbsent: HTML(trusting: entry.question)),
          .html(orAbsent: HTML(trusting: entry.definition)),
          .text(orAbsent: language.tag),
          .text(language.direction.rawValue),
        ]))
  }
}

extension SheetContent {
  /// The language and the direction of the term of a card.
  func termLanguage(_ index: Int) -> (tag: String?, direction: Direction) {
    let card = deck.cards[index]
    return (
      card.language ?? deck.language,
      termDirection(card.direction, language: card.language, ofDeck: deck.direction)
    )
  }

  /// The language and the direction of all definitions.
  var definitionLanguage: (tag: String?, direction: Direction) {
    (deck.definitionLanguage, deck.definitionDirection)
  }
}
