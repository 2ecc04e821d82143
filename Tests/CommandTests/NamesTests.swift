import Testing

@testable import deckpress

@Suite("Names")
struct NamesTests {
  @Test(
    "give a title",
    arguments: [
      ("spanish-a1", "Spanish a1"), ("my_cards", "My cards"), ("a--b", "A b"), ("C++", "C++"), ("été", "Été"),
      ("İ", "İ"), ("🙂", "🙂"), ("1066", "1066"), ("-", "-"), ("", ""),
    ])
  func titles(name: String, title: String) {
    #expect(Title(ofName: name).text == title)
  }

  @Test(
    "are quoted for a shell where it would not read them as one word",
    arguments: [
      ("decks/a.md", "decks/a.md"), ("größe", "größe"), ("my cards", "'my cards'"), ("it's", #"'it'\''s'"#),
      ("a$b", "'a$b'"), ("-x", "./-x"), ("- x", "'./- x'"), ("~x", "'~x'"), ("", "''"), ("a\nb", "'a\nb'"),
    ])
  func words(text: String, word: String) {
    #expect(ShellWord(text).description == word)
  }
}
