import Decks
import Testing

@testable import Formats

@Suite("CSV")
struct CSVTests {
  @Test(
    "quotes a field only where it must",
    arguments: [
      ("", ""), ("plain", "plain"), ("two words", "two words"), ("a;b", "a;b"), ("=1+1", "=1+1"),
      ("naïve", "naïve"),
      ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("\"", "\"\"\"\""), ("a\nb", "\"a\nb\""),
      ("a\rb", "\"a\rb\""), ("a\r\nb", "\"a\r\nb\""), (" a", "\" a\""), ("a ", "\"a \""), ("\ta", "\"\ta\""),
      ("# a", "\"# a\""), ("a#", "a#"),
    ])
  func fields(text: String, written: String) {
    var writer = CSVWriter()
    writer.field(text)
    writer.endRow()
    #expect(writer.bytes == [0xEF, 0xBB, 0xBF] + Array((written + "\r\n").utf8))
  }

  @Test("quotes a number sign only where the row would be a comment")
  func comments() {
    var writer = CSVWriter()
    for text in ["a", "#b", "#c"] { writer.field(text) }
    writer.endRow()
    writer.field("#d")
    writer.endRow()
    #expect(writer.bytes.dropFirst(3).elementsEqual("a,#b,#c\r\n\"#d\"\r\n".utf8))
  }

  @Test("of a deck has a row for each card, with the section's title and Anki's tags")
  func deck() {
    let deck = Deck(
      id: "deck", title: "Deck",
      sections: [
        Section(id: "s", title: "Unit 1", titleMarkdown: "*Unit* 1", level: 1),
        Section(id: "t", title: "A, B", titleMarkdown: "A, B", level: 2),
      ],
      cards: [
        Card(id: "a", term: "C++", termMarkdown: "C++", definition: "A language,\n\nold", section: "s"),
        Card(
          id: "b", term: "", termMarkdown: "", definition: "",
          tags: ["x", "irregular verbs", "grammar/past tense"].compactMap(DeckTag.init), section: "t"),
        Card(id: "c", term: "{{x}}", termMarkdown: "{{x}}", definition: "\"", section: "none"),
      ])
    let lines = [
      "\u{FEFF}term,definition,section,tags,id", "C++,\"A language,\n\nold\",Unit 1,,a",
      ",,\"A, B\",x irregular_verbs grammar::past_tense,b", "{{x}},\"\"\"\",,,c", "",
    ]
    #expect(
      String(decoding: deck.csv(), as: UTF8.self).utf8.elementsEqual(lines.joined(separator: "\r\n").utf8))
  }

  @Test(
    "keeps a tag the same tag", arguments: ["verbs", "irregular verbs", "a b/c d", "a::b", "C++", "日本 語"])
  func tags(text: String) throws {
    let tag = try #require(DeckTag(text))
    let deck = Deck(
      id: "d", title: "D", cards: [Card(id: "a", term: "a", termMarkdown: "a", definition: "b", tags: [tag])])
    let row = try #require(String(decoding: deck.csv(), as: UTF8.self).split(separator: "\r\n").last)
    #expect(DeckTag(String(row.split(separator: ",", omittingEmptySubsequences: false)[3])) == tag)
  }
}

/// A tag of the model, which has a namesake in the testing library.
private typealias DeckTag = Decks.Tag
