import Mustache

extension PageShapes {
  static let face = Shape(
    "face",
    [
      Field("html", .html, "What the face shows."),
      Field("size", .number, "The number of the size of its type, from 0, the largest."),
      Field("hasSmallImages", .flag, "Whether its images are smaller than usual."),
      Field("isTerm", .flag, "Whether it is the term's side."),
      Field("isShort", .flag, "Whether it stands in the middle."),
      Field("language", .text, "Its language (BCP 47)."),
      Field("direction", .text, "Its direction: `ltr`, `rtl` or `auto`."),
    ])

  static let box = Shape(
    "box",
    [
      Field("faces", .list(of: face), "One face, or front and back; none where the box is empty."),
      Field("number", .text, "The number of the card; none where the box is empty."),
      Field("part", .text, "Which part of how many, where a card has more than one."),
      Field("isContinued", .flag, "Whether the card goes on in the next box."),
    ])

  static let sheetPage = Shape(
    "paper",
    [
      Field("number", .number, "The page's number, from 1."),
      Field("isBack", .flag, "Whether it shows the backs of the page before."),
      Field("header", .text, "The text on top."),
      Field("footer", .text, "The text at the foot."),
      Field("boxes", .list(of: box), "The boxes, row by row."),
      Field("hasMarks", .flag, "Whether there are marks to cut by."),
      Field("columnMarks", .texts, "A text for each column, where there are marks to cut by."),
      Field("rowMarks", .texts, "A text for each row, where there are marks to cut by."),
    ])

  static let row = Shape(
    "row",
    [
      Field("number", .number, "The number of the card."),
      Field("termHTML", .html, "The term."),
      Field("definitionHTML", .html, "The definition."),
      Field("language", .text, "The language of the term (BCP 47)."),
      Field("direction", .text, "The direction of the term: `ltr`, `rtl` or `auto`."),
      Field("lines", .texts, "A text for each ruled line of an answer by hand."),
    ])

  static let rowGroup = Shape(
    "rows",
    [
      Field("titleHTML", .html, "The title of the section."),
      Field("rows", .list(of: row), "The cards of the section."),
    ])

  static let choice = Shape(
    "choice",
    [
      Field("letter", .text, "The letter that stands for the answer."),
      Field("html", .html, "The answer."),
      Field("language", .text, "Its language (BCP 47)."),
      Field("direction", .text, "Its direction: `ltr`, `rtl` or `auto`."),
    ])

  static let question = Shape(
    "question",
    [
      Field("number", .number, "The number of the question."),
      Field("html", .html, "What is asked."),
      Field("language", .text, "Its language (BCP 47)."),
      Field("direction", .text, "Its direction: `ltr`, `rtl` or `auto`."),
      Field("choices", .list(of: choice), "The answers to choose from."),
      Field("answer", .text, "The letter of the right one."),
    ])

  static let entry = Shape(
    "entry",
    [
      Field("termHTML", .html, "The term."),
      Field("frontHTML", .html, "A longer question."),
      Field("definitionHTML", .html, "The definition."),
      Field("language", .text, "The language of the term (BCP 47)."),
      Field("direction", .text, "The direction of the term: `ltr`, `rtl` or `auto`."),
    ])

  static let entryGroup = Shape(
    "entries",
    [
      Field("letter", .text, "The letter that the terms begin with."),
      Field("entries", .list(of: entry), "The entries."),
    ])

  static let fact = Shape(
    "fact",
    [Field("title", .text, "What is to be chosen."), Field("text", .text, "What to choose.")])

  static let sheet = Shape(
    "sheet",
    [
      Field("language", .text, "The language of the definitions (BCP 47)."),
      Field("direction", .text, "The direction of the definitions: `ltr`, `rtl` or `auto`."),
      Field("isReversed", .flag, "Whether the definition is the question."),
      Field("layout", .text, "The layout as the settings name it."),
      Field("title", .text, "The layout in words."),
      Field("deckTitle", .text, "The deck's title."),
      Field("deckURL", .text, "The deck's page, where there is one."),
      Field("author", .text, "Who wrote the deck."),
      Field("policy", .text, "The Content-Security-Policy."),
      Field("styleURL", .text, "The style sheet, where it is a file of its own."),
      Field("style", .html, "The style sheet, where it stands in the page."),
      Field("advice", .list(of: fact), "What to choose in the dialogue that prints."),
      Field("handling", .text, "What to do with the paper then."),
      Field("isFold", .flag, "Whether each box has a fold between two faces."),
      Field("hasFrames", .flag, "Whether boxes have frames."),
      Field("pages", .list(of: sheetPage), "The pages of a layout with boxes."),
      Field("isTable", .flag, "Whether the layout has rows."),
      Field("isTest", .flag, "Whether a column is to be filled by hand."),
      Field("asksTerms", .flag, "Whether the terms are to be written by hand."),
      Field("asksDefinitions", .flag, "Whether the definitions are to be written by hand."),
      Field("definitionsFirst", .flag, "Whether the definitions stand before the terms."),
      Field("groups", .list(of: rowGroup), "The rows by section."),
      Field("isQuiz", .flag, "Whether the layout has questions."),
      Field("questions", .list(of: question), "The questions of a quiz."),
      Field("isGlossary", .flag, "Whether the layout has entries."),
      Field("letters", .list(of: entryGroup), "The entries of a glossary by letter."),
      Field("isCalibration", .flag, "Whether the sheet shows how a printer's backs lie."),
      Field("shiftText", .text, "The shift of backs that is set, in millimetres."),
    ])
}
