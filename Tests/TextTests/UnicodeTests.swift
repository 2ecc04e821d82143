import Testing

@testable import Text

@Suite("Normal forms and lower case")
struct UnicodeTests {
  @Test(
    "text in Normalization Form C, to the byte",
    arguments: [
      ("plain", "plain"), ("", ""), ("nai\u{308}ve", "na\u{EF}ve"), ("na\u{EF}ve", "na\u{EF}ve"),
      ("\u{212B}", "\u{C5}"), ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"), ("\u{304B}\u{3099}", "\u{304C}"),
      ("a\u{301}\u{323}", "\u{1EA1}\u{301}"), ("\u{1E9B}\u{323}", "\u{1E9B}\u{323}"),
      ("\u{958}", "\u{915}\u{93C}"),
      ("\u{FB01}", "\u{FB01}"), ("\u{F73}\u{F71}", "\u{F71}\u{F71}\u{F72}"),
      ("\u{378}\u{301}", "\u{378}\u{301}"),
    ])
  func normalForm(text: String, expected: String) {
    #expect(Array(nfc(text).utf8) == Array(expected.utf8))
  }

  @Test("any text: the form is stable, and the text reads the same")
  func anyText() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<2_000 {
      let text = String.random(using: &generator)
      let normal = nfc(text)
      #expect(normal == text, "Swift compares strings by canonical equivalence")
      #expect(Array(nfc(normal).utf8) == Array(normal.utf8))
      var span = normal.utf8Span
      let isNormal = span.checkForNFC(quickCheck: false)
      #expect(isNormal, "\(text.debugDescription)")
    }
  }

  @Test("a pile of 100,000 marks takes no quadratic time", .timeLimit(.minutes(1)))
  func manyMarks() {
    let marks = "a" + String(repeating: "\u{301}\u{323}", count: 50_000)
    #expect(nfc(marks).unicodeScalars.prefix(3).elementsEqual("\u{1EA1}\u{323}\u{323}".unicodeScalars))
  }

  @Test(
    "lower case is the same everywhere",
    arguments: [
      ("ABCxyz-1", "abcxyz-1"), ("İSTANBUL", "istanbul"), ("I", "i"), ("ΟΔΟΣ", "οδοσ"),
      ("Straße ẞ", "straße ß"),
      ("ЖУК", "жук"), ("Ⅷ 日本", "ⅷ 日本"), ("\u{1E9E}", "ß"), ("Ǆ", "ǆ"), ("𐐀", "𐐨"), ("", ""), ("@[`{", "@[`{"),
    ])
  func lowerCase(text: String, expected: String) {
    #expect(Array(lowercased(text).utf8) == Array(expected.utf8))
  }
}
