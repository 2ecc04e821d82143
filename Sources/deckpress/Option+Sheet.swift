import Sheets

extension Option {
  static let sheetFile = Option(
    name: "output", letter: "o", value: .file("FILE", ["pdf", "html"]),
    help: "the file to write; it says the format",
    isRequired: true)
  static let layout = Option(
    name: "layout", letter: "l", value: .choice(SheetLayout.allCases.map(\.rawValue)),
    help: "how the cards are set out, a list by default")
  static let paper = Option(
    name: "paper", value: .choice(Paper.allCases.map(\.rawValue)),
    help: "the size of the paper, A4 by default")
  static let orientation = Option(
    name: "orientation", value: .choice(SheetOptions.Orientation.allCases.map(\.rawValue)),
    help: "how the paper is held")
  static let rows = Option(
    name: "rows", value: .number("N", SheetOptions.counts), help: "rows of cards on a page")
  static let columns = Option(
    name: "columns", value: .number("N", SheetOptions.counts), help: "columns of cards on a page")
  static let cardSize = Option(
    name: "card-size", value: .decimals("WIDTHxHEIGHT", [2], SheetOptions.lengths),
    help: "the size of a card in millimetres, in place of rows and columns")
  static let stock = Option(
    name: "stock", value: .choice(LabelStock.allCases.map(\.rawValue)), help: "what labels are printed on")
  static let flip = Option(
    name: "flip", value: .choice(SheetOptions.Flip.allCases.map(\.rawValue)),
    help: "the edge that the printer turns the paper over, the long one by default")
  static let offset = Option(
    name: "offset", value: .decimals("X,Y", [2], SheetOptions.shifts),
    help: "shift the backs to the right and down, in millimetres")
  static let fontSize = Option(
    name: "font-size", value: .decimals("POINTS", [1], SheetOptions.fontSizes),
    help: "the size of the type; the largest one of cards")
  static let cutMarks = Option(name: "cut-marks", help: "marks to cut by, in place of frames")
  static let margin = Option(
    name: "margin", value: .decimals("MM", [1, 4], SheetOptions.margins),
    help: "the margins in millimetres: one width, or four from the top clockwise")
  static let header = Option(
    name: "header", value: .words("TEXT"), help: "the text on top of each page")
  static let footer = Option(
    name: "footer", value: .words("TEXT"),
    help:
      "the text at the foot of each page, where {title}, {cards}, {page}, {pages}, {author} and {date} may stand"
  )
  static let section = Option(
    name: "section", value: .text("NAME"), help: "only the cards of this section; may be given again",
    repeats: true)
  static let tag = Option(
    name: "tag", value: .text("TAG"), help: "only the cards with this tag; may be given again", repeats: true)
  static let reversed = Option(name: "reversed", help: "ask by the definition")
  static let shuffle = Option(name: "shuffle", help: "put the cards into a chance order")
  static let seed = Option(
    name: "seed", value: .number("N", SheetOptions.seeds),
    help: "another chance order, and other choices of a quiz")
  static let browser = Option(
    name: "browser", value: .text("PATH"),
    help: "the Chromium that makes the PDF; found by its name by default")

  /// The options of a study sheet.
  static let ofSheet: [Option] = [
    .sheetFile, .layout, .paper, .orientation, .rows, .columns, .cardSize, .stock, .flip, .offset, .fontSize,
    .cutMarks, .margin, .header, .footer, .section, .tag, .reversed, .shuffle, .seed, .browser,
  ]
}
