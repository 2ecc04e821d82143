import Markdown
import Text

extension Formula {
  /// What KaTeX is asked, or nil where the formula is too long to be asked.
  var request: [UInt8]? {
    guard !isTooLong else { return nil }
    return [UInt8(ascii: isDisplay ? "d" : "i")] + Array(tex.utf8).replacingForbiddenControls()
  }

  private var isTooLong: Bool { tex.utf8.count > 10_000 }

  /// What an answer makes of the formula.
  func result(of answer: Answer?) -> TypesetFormula {
    if isTooLong { return .refused("it is longer than 10,000 bytes") }
    return switch answer {
    case .markup(let markup):
      if let math = mathElement(markup, showing: self) {
        .markup(math)
      } else {
        .refused("KaTeX makes something else than plain MathML of it")
      }
    case .refused(let reason): .refused(reason)
    case .plain, .late, nil: .unavailable
    }
  }
}
