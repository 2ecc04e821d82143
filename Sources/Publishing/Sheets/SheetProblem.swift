import Diagnostics
import Sheets

/// What is worth knowing of a deck's study sheets.
enum SheetProblem {
  /// A card is too long for one box.
  case continued(term: String, layout: SheetLayout, parts: Int)
}

extension SheetProblem: Problem {
  var severity: Severity { .warning }

  var code: String { "long-card" }

  var message: String {
    switch self {
    case .continued(let term, let layout, let parts):
      "\(quoted(term)) is too long for one card of the sheet \(Diagnostics.code(layout.rawValue)) and takes \(parts)"
    }
  }

  var advice: String? { "shorten it, or print fewer cards on a page by `rows` and `columns` under `sheet`" }
}
