import Testing

@testable import Text

@Suite("Lines")
struct LineIndexTests {
  @Test(
    "line ends are LF, CRLF and CR, and nothing else",
    arguments: [
      ("", [""]), ("one", ["one"]), ("one\n", ["one", ""]), ("one\ntwo", ["one", "two"]),
      ("one\r\ntwo\r\n", ["one", "two", ""]), ("one\rtwo", ["one", "two"]), ("\n\r\n\r", ["", "", "", ""]),
      ("a\n\rb", ["a", "", "b"]), ("a\u{2028}b\u{85}c\u{B}d", ["a\u{2028}b\u{85}c\u{B}d"]),
      (String(repeating: "x", count: 40) + "\r\n" + "y", [String(repeating: "x", count: 40), "y"]),
    ])
  func lines(text: String, expected: [String]) {
    let index = LineIndex(Array(text.utf8))
    #expect(index.count == expected.count)
    let lines = (1...index.count).map { String(decoding: index.bytes[index.content(of: $0)], as: UTF8.self) }
    #expect(lines.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test(
    "a byte's line and column, counted from 1",
    arguments: [
      (0, 1, 1), (2, 1, 3), (3, 1, 4), (4, 2, 1), (6, 2, 3), (7, 2, 4), (8, 3, 1), (9, 3, 2), (99, 3, 2),
      (-1, 1, 1),
    ])
  func places(offset: Int, line: Int, column: Int) {
    let index = LineIndex(Array("one\ntw\r\nx".utf8))
    #expect(index.line(containing: offset) == line)
    #expect(index.column(of: offset) == column)
  }

  @Test("lines that are not there are empty", arguments: [(0, 0), (-5, 0), (3, 4), (.max, 4)])
  func outside(line: Int, place: Int) {
    let index = LineIndex(Array("one\n".utf8))
    #expect(index.range(of: line) == place..<place)
    #expect(index.content(of: line) == place..<place)
  }

  @Test("any text: the lines make up the text")
  func anyText() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      let bytes =
        (0..<80).map { _ in [0x0A, 0x0D, 0x61, 0x62, 0x63].randomElement(using: &generator) ?? 0x61 }
        as [UInt8]
      let index = LineIndex(bytes)
      let lines = (1...index.count).map(index.range)
      #expect(lines.flatMap { bytes[$0] } == bytes)
      for (number, range) in lines.enumerated() {
        for offset in range { #expect(index.line(containing: offset) == number + 1) }
      }
    }
  }
}
