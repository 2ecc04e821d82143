import Diagnostics
import Files
import Printing
import Publishing
import Sheets

/// `deckpress sheet`: makes one study sheet of a deck.
struct SheetCommand {
  let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run(_ console: Console) async -> ExitStatus {
    let output = Path(arguments.text(.sheetFile) ?? "")
    let layout = arguments.text(.layout).flatMap(SheetLayout.init(rawValue:)) ?? .list
    let maker = SheetMaker(
      deck: Path(arguments.operands.first ?? ""), layout: layout, options: SheetOptions(arguments))
    let sheet = await maker.make()
    console.report(sheet.diagnostics)
    guard let html = sheet.html else { return .errors }
    do throws(CommandProblem) {
      try write(try isPDF(output) ? pdf(of: html, sheet) : html, to: output)
    } catch {
      return console.fail(error, at: output)
    }
    let count = sheet.cardCount == 1 ? "1 card" : "\(sheet.cardCount) cards"
    return console.say("Wrote \(code(output.string)): \(count)")
  }

  private func isPDF(_ file: Path) -> Bool { file.fileExtension?.lowercased() == "pdf" }

  private func pdf(of html: [UInt8], _ sheet: SheetMaker.Result) throws(CommandProblem) -> [UInt8] {
    let information = DocumentInformation(
      title: sheet.title, author: sheet.author, subject: sheet.subject, keywords: sheet.keywords,
      creator: "Deckpress")
    do throws(PrintingError) {
      let printer = try PDFPrinter(browser: arguments.text(.browser).map { Path($0) })
      return try printer.pdf(of: html, information, PrintPreferences(sides: sheet.sides))
    } catch {
      throw .printing(error)
    }
  }

  private func write(_ bytes: [UInt8], to file: Path) throws(CommandProblem) {
    do throws(SystemError) {
      try writeAtomically(bytes, to: file)
    } catch {
      throw .system(error)
    }
  }
}

extension SheetMaker.Result {
  /// How a printer should lay the sheet out on paper.
  fileprivate var sides: PrintPreferences.Sides? {
    switch flip {
    case .longEdge: .longEdge
    case .shortEdge: .shortEdge
    case .singleSided: .front
    case nil: nil
    }
  }
}
