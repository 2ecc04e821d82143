import Testing
import Text

@Suite("The letter of an index")
struct InitialLetterTests {
  @Test(
    "is the first one, without marks and in upper case",
    arguments: [
      ("apple", "A"), ("Élan", "E"), ("e\u{301}lan", "E"), ("«(¿qué?)»", "Q"), ("1066", "#"), ("жук", "Ж"),
      ("שָׁלוֹם", "ש"), ("が", "か"), ("가", "\u{1100}"), ("ß", "ẞ"), ("漢字", "漢"), ("", nil), ("🙂 …", nil),
    ])
  func letter(_ text: String, _ letter: Unicode.Scalar?) {
    #expect(initialLetter(text) == letter)
  }
}
