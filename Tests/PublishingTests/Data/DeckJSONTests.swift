import Decks
import Foundation
import Testing
import Text

@testable import Formats
@testable import Publishing

@Suite("deck.json")
struct DeckJSONTests {
  @Test("has everything that a deck has, in the order of the contract, a card a line")
  func everything() {
    #expect(
      text(.everything, .everything) == """
        {"version":1,"id":"spanish","aliases":["es"],"title":"Spanish \\"A1\\"","description":"Words",\
        "language":"es","definitionLanguage":"en","direction":"ltr","definitionDirection":"auto",\
        "tags":["languages/spanish"],"author":"Ana","licence":"CC0","date":"2026-01-02",\
        "introductionHTML":"<p>Hi</p>",
        "sections":[
        {"id":"greetings","title":"Greetings","level":1,"introductionHTML":"<p>Say</p>"},
        {"id":"more","title":"More","level":2}
        ],
        "cards":[
        {"id":"hola","aliases":["deck/hi"],"term":"hola","termMarkdown":"*hola*","termHTML":"<em>hola</em>",\
        "keys":["hola","buenas"],"front":"Where?","frontHTML":"<p>Where?</p>","definition":"Hello\\n\\\\o/",\
        "definitionHTML":"<p>Hello</p>","tags":["informal"],"section":"greetings","lang":"es-AR","dir":"rtl",\
        "reversed":true,"line":3,"endLine":9},
        {"id":"adios","term":"adios","termMarkdown":"adios","termHTML":"adios","keys":["adios"],"definition":"",\
        "definitionHTML":"","section":null}
        ]}

        """)
  }

  @Test("of a deck that has nothing has empty lists")
  func nothing() {
    let html = DeckHTML(introduction: HTML(trusting: ""), sections: [], cards: [])
    #expect(
      text(Deck(id: "a", title: "A"), html) == """
        {"version":1,"id":"a","title":"A","direction":"auto","definitionDirection":"auto",
        "sections":[],
        "cards":[]}

        """)
  }

  @Test(
    "keeps every text to the byte",
    arguments: [
      "C++", "List<Int>", "a & b", "\"quoted\"", "</script>", "nai\u{308}ve", "हिन्दी", "🙂", "{{x}}",
      "\u{1}\r\n\u{2028}",
    ])
  func hostile(term: String) throws {
    let card = Card(id: "x", term: term, termMarkdown: term + "\\", definition: term + "\n")
    let html = HTML(escaping: term)
    let deck = Deck(id: "a", title: term, cards: [card])
    let cards = [DeckHTML.Card(term: html, front: nil, definition: html)]
    let json = deckJSON(deck, DeckHTML(introduction: html, sections: [], cards: cards))
    let read = try JSONDecoder().decode(ReadDeck.self, from: Data(json))
    #expect(Array(read.title.utf8) == Array(term.utf8))
    #expect(Array(read.introductionHTML.utf8) == Array(html.bytes))
    let only = try #require(read.cards.first)
    #expect(Array(only.term.utf8) == Array(term.utf8))
    #expect(Array(only.termMarkdown.utf8) == Array(card.termMarkdown.utf8))
    #expect(Array(only.definition.utf8) == Array(card.definition.utf8))
    #expect(Array(only.definitionHTML.utf8) == Array(html.bytes))
  }

  private struct ReadDeck: Decodable {
    var title: String
    var introductionHTML: String
    var cards: [ReadCard]
  }

  private struct ReadCard: Decodable {
    var term: String
    var termMarkdown: String
    var definition: String
    var definitionHTML: String
  }

  private func text(_ deck: Deck, _ html: DeckHTML) -> String {
    String(decoding: deckJSON(deck, html), as: UTF8.self)
  }
}
