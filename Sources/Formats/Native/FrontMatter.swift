import Diagnostics
import Text
import YAML

/// The settings at the head of a deck's file, and where its text begins.
public struct FrontMatter: Sendable {
  /// What the settings say.
  public var fields: DeckFields
  /// The first byte after them, and after a byte-order mark.
  public var bodyStart: Int
  /// The line of that byte, from 1.
  public var bodyLine: Int
  /// What is wrong with them.
  public var diagnostics: [Diagnostic]

  /// Reads the settings between two `---` lines at the very start; a file without them has none.
  ///
  /// The bytes are UTF-8 without NUL.
  public init(_ bytes: [UInt8], path: String) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    self.init(fields: DeckFields(), bodyStart: start, bodyLine: 1, diagnostics: [])
    guard let (opening, closing) = Self.fences(in: bytes, from: start) else { return }
    guard let closing else {
      // The text is taken to begin at the start, so that the rest of the file is checked too.
      diagnostics = [
        Diagnostic(NativeProblem.frontMatterNotClosed, at: Location(path: path, line: 1, column: 1))
      ]
      return
    }
    bodyStart = closing.end
    bodyLine = closing.number + 1
    read(bytes[opening.end..<closing.content.lowerBound], path: path)
  }

  /// What the settings say of the deck's place on its site, where they say something.
  ///
  /// Most decks leave it to their path, and are then not parsed for this; what is wrong is not said.
  public static func placing(_ bytes: [UInt8], path: String) -> DeckFields {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let end = fences(in: bytes, from: start)?.closing?.end, textProblem(in: Array(bytes[..<end])) == nil
    else {
      return DeckFields()
    }
    let head = String(decoding: bytes[..<end], as: UTF8.self)
    guard head.contains("slug") || head.contains("order") else { return DeckFields() }
    return FrontMatter(bytes, path: path).fields
  }

  /// The lines between which settings stand; the second is nil where they have no end.
  private static func fences(
    in bytes: [UInt8], from start: Int
  ) -> (opening: LineWalker.Line, closing: LineWalker.Line?)? {
    var lines = LineWalker(bytes, from: start)
    guard let opening = lines.next(), isFence(bytes[opening.content]) else { return nil }
    while let line = lines.next() {
      if isFence(bytes[line.content]) { return (opening, line) }
    }
    return (opening, nil)
  }

  private init(fields: DeckFields, bodyStart: Int, bodyLine: Int, diagnostics: [Diagnostic]) {
    self.fields = fields
    self.bodyStart = bodyStart
    self.bodyLine = bodyLine
    self.diagnostics = diagnostics
  }

  private mutating func read(_ text: ArraySlice<UInt8>, path: String) {
    do throws(Diagnostic) {
      var yaml = YAMLFields(try YAMLNode(parsing: text, path: path, firstLine: 2), path: path)
      fields = DeckFields(&yaml)
      diagnostics = yaml.diagnostics
    } catch {
      diagnostics = [error]
    }
  }

  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "---".utf8) && line.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}

/// Walks the first lines of a text without looking at the rest.
private struct LineWalker {
  struct Line {
    var number: Int
    var content: Range<Int>
    var end: Int
  }

  private let bytes: [UInt8]
  private var position: Int
  private var number = 0

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    position = start
  }

  mutating func next() -> Line? {
    guard position < bytes.count else { return nil }
    let start = position
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
    let content = start..<position
    if position < bytes.count {
      position += bytes[position...].starts(with: [0x0D, 0x0A]) ? 2 : 1
    }
    number += 1
    return Line(number: number, content: content, end: position)
  }
}
