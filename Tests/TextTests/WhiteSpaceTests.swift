import Testing

@testable import Text

@Suite("White space")
struct WhiteSpaceTests {
  @Test(
    "outer white space goes, inner runs become one space",
    arguments: [
      ("", ""), (" ", ""), ("a", "a"), ("a b", "a b"), (" a", "a"), ("a ", "a"), ("a  b", "a b"),
      ("a\r\n\tb", "a b"),
      ("\u{A0}a\u{3000}b\u{2028}c\u{85}", "a b c"), ("日本 語é", "日本 語é"), ("a\u{200B}b", "a\u{200B}b"),
      ("\u{1680}a\u{205F}", "a"),
    ])
  func collapsing(text: String, expected: String) {
    #expect(collapsingWhiteSpace(text) == expected)
    #expect(isBlank(text) == expected.isEmpty)
  }
}
