import Decks
import Mustache
import Sheets
import Text

extension SheetContent {
  /// The pages of a layout with boxes.
  func values(of sheet: BoxSheet) -> [Value] {
    let grid = design.grid
    let marks = design.hasCutMarks
    let columnMarks = Value.list(marks ? (0..<(grid?.columns ?? 0)).map { _ in .text("|") } : [])
    let rowMarks = Value.list(marks ? (0..<(grid?.rows ?? 0)).map { _ in .text("|") } : [])
    return sheet.pages.map { page in
      func text(_ text: PageText) -> Value {
        let words = text.text(facts, cards: page.cardRange, page: page.number, pages: sheet.pages.count)
        return words.isEmpty ? .absent : .text(words)
      }
      return .record(
        Record(
          PageShapes.sheetPage,
          [
            .number(page.number),
            .flag(page.side == .back),
            text(design.header),
            text(design.footer),
            .list(page.cells.map(value)),
            .flag(marks),
            columnMarks,
            rowMarks,
          ]))
    }
  }

  private func value(_ cell: BoxCell?) -> Value {
    guard let cell else {
      return .record(Record(PageShapes.box, [.list([]), .absent, .absent, .flag(false)]))
    }
    let faces = cell.faces.map { face in value(face, of: cell.index) }
    return .record(
      Record(
        PageShapes.box,
        [
          .list(faces), .text(String(cell.number)),
          cell.parts > 1 ? .text("\(cell.part)/\(cell.parts)") : .absent, .flag(cell.part < cell.parts),
        ]))
  }

  private func value(_ face: Face?, of index: Int) -> Value {
    let language = face.map { $0.isTerm ? termLanguage(index) : definitionLanguage }
    return .record(
      Record(
        PageShapes.face,
        [
          .html(orAbsent: face.map { HTML(trusting: $0.text.html) }),
          .number(face?.text.size ?? 0),
          .flag(face?.text.hasSmallImages ?? false),
          .flag(face?.isTerm ?? false),
          .flag(face?.isShort ?? false),
          .text(orAbsent: language?.tag),
          .text((language?.direction ?? .auto).rawValue),
        ]))
  }
}
