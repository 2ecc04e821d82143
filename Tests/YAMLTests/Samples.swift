import Diagnostics
import Testing
import YAML

/// A YAML text in which `▸` stands before the place that a problem is about.
struct MarkedText {
  let text: String
  let line: Int?
  let column: Int?

  init(_ marked: String) {
    var bytes = Array(marked.utf8)
    let mark = Array("▸".utf8)
    guard let offset = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }) else {
      (text, line, column) = (marked, nil, nil)
      return
    }
    bytes.removeSubrange(offset..<offset + mark.count)
    let before = bytes[..<offset]
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = offset - ((before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1) + 1
    text = String(decoding: bytes, as: UTF8.self)
  }
}

/// Reads a text that a test knows to be good.
func parse(_ text: String, firstLine: Int = 1) throws -> YAMLNode {
  try YAMLNode(parsing: Array(text.utf8)[...], path: "a.yaml", firstLine: firstLine)
}

/// What is wrong with a text.
func failure(of bytes: [UInt8], firstLine: Int = 1) -> Diagnostic? {
  do throws(Diagnostic) {
    _ = try YAMLNode(parsing: bytes[...], path: "a.yaml", firstLine: firstLine)
    return nil
  } catch {
    return error
  }
}

extension YAMLNode {
  /// The tree on one line: plain scalars as they are, all others in quotes.
  var outline: String {
    switch value {
    case .null: "null"
    case .scalar(let scalar): scalar.isPlain ? scalar.text : scalar.text.debugDescription
    case .sequence(let items): "[" + items.map(\.outline).joined(separator: ", ") + "]"
    case .mapping(let mapping):
      "{" + mapping.entries.map { "\($0.key): \($0.value.outline)" }.joined(separator: ", ") + "}"
    }
  }
}
