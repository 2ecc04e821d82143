import Markdown
import Text

/// Writes a `math` element piece by piece; each step says whether the piece may stand there.
struct MathWriter {
  private struct Open {
    var name: String
    var role: MathVocabulary.Role
    var alphabet: MathAlphabet?
    /// Where its start tag begins in the output.
    var start: Int
    var hasText = false
    /// Whether it is written as an `mrow`.
    var isRow = false
  }

  private let formula: Formula
  private var output: [UInt8] = []
  private var open: [Open] = []
  private var isBegun = false

  init(_ formula: Formula) {
    self.formula = formula
  }

  /// The element, or nil where it is not whole.
  func finished() -> [UInt8]? { isBegun && open.isEmpty ? spacingFunctions(output) : nil }

  mutating func start(_ name: String, _ attributes: [(name: String, value: String)]) -> Bool {
    guard let role = MathVocabulary.role(of: name), open.count < 200 else { return false }
    if role != .wrapper && role != .source { turnTextIntoRow() }
    guard mayStand(role) else { return false }
    open.append(Open(name: name, role: role, start: output.count))
    switch role {
    case .root:
      isBegun = true
      writeRoot()
    case .container, .text, .empty: return writeStart(attributes)
    case .wrapper, .source: break
    }
    return true
  }

  mutating func end(_ name: String) -> Bool {
    guard let last = open.popLast(), last.name == name else { return false }
    switch last.role {
    case .root, .container, .text, .empty: output += Array("</\(last.isRow ? "mrow" : name)>".utf8)
    case .wrapper, .source: break
    }
    return true
  }

  mutating func text(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = open.indices.last else { return false }
    switch open[last].role {
    case .text:
      open[last].hasText = true
      if let alphabet = open[last].alphabet {
        output += alphabet.applied(to: text)
      } else {
        output += text
      }
      return true
    case .source: return true
    default: return false
    }
  }

  /// Writes an element of text in which another one begins as an `mrow`, which is what KaTeX means.
  ///
  /// A browser would take what is in it for HTML.
  private mutating func turnTextIntoRow() {
    guard let last = open.indices.last, open[last].role == .text, !open[last].hasText else { return }
    output.removeSubrange(open[last].start...)
    output.append("<mrow>")
    open[last].role = .container
    open[last].isRow = true
  }

  /// Whether an element of a role may stand where the writer is.
  private func mayStand(_ role: MathVocabulary.Role) -> Bool {
    switch open.last?.role {
    case nil: role == .wrapper || role == .root && !isBegun
    case .wrapper: isBegun ? role != .root : role == .wrapper || role == .root
    case .root, .container: role != .root
    case .text, .empty, .source: false
    }
  }

  private mutating func writeRoot() {
    output.append("<math alttext=\"")
    output.appendEscapingHTML(formula.tex)
    output.append(formula.isDisplay ? "\" display=\"block\">" : "\">")
  }

  private mutating func writeStart(_ attributes: [(name: String, value: String)]) -> Bool {
    guard let last = open.indices.last else { return false }
    let name = open[last].name
    output += Array("<\(name)".utf8)
    for (attribute, value) in attributes {
      switch MathVocabulary.fate(of: attribute, on: name, value: value) {
      case .kept: output += Array(" \(attribute)=\"\(value)\"".utf8)
      case .alphabet(let alphabet): open[last].alphabet = alphabet
      case .dropped: break
      case .refused: return false
      }
    }
    output.append(UInt8(ascii: ">"))
    return true
  }
}
