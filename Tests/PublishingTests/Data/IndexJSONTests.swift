import Testing

@testable import Publishing

@Suite("index.json")
struct IndexJSONTests {
  @Test("names every deck with relative addresses, a deck a line")
  func decks() {
    let json = indexJSON(.sample, title: "Decks", description: "All", language: "en-GB")
    #expect(
      String(decoding: json, as: UTF8.self) == """
        {"version":1,"title":"Decks","description":"All","language":"en-GB",
        "decks":[
        {"id":"git","title":"Title of git","address":"git/","dictionary":"git/dictionary.json",\
        "deck":"git/deck.json","count":2},
        {"id":"languages/日本 & co","title":"Title of languages/日本 & co","description":"Kana",\
        "address":"languages/日本%20%26%20co/","dictionary":"languages/日本%20%26%20co/dictionary.json",\
        "deck":"languages/日本%20%26%20co/deck.json","count":2,"language":"ja","definitionLanguage":"ja",\
        "tags":["kana"]}
        ]}

        """)
  }

  @Test("of a site without decks has an empty list")
  func empty() {
    let none = SiteContents(decks: [], folders: [], tags: [], tagIndex: [:], cardCount: 0)
    let json = indexJSON(none, title: "Decks", description: nil, language: "en")
    #expect(
      String(decoding: json, as: UTF8.self)
        == "{\"version\":1,\"title\":\"Decks\",\"language\":\"en\",\n\"decks\":[]}\n")
  }
}
