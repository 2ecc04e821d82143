import Decks
import Testing

@Suite("Cards")
struct CardTests {
  @Test("a card keeps everything that it is made with")
  func fields() {
    let tag = DeckTag("verbs")
    let card = Card(
      id: "id", aliases: ["old"], term: "hola", termMarkdown: "*hola*", keys: ["hola", "buenas"],
      front: "Say",
      definition: "Hello.", tags: [tag].compactMap(\.self), section: "greetings", language: "es",
      direction: .rightToLeft, reversed: true, line: 3, endLine: 7)
    #expect(
      card.id == "id" && card.aliases == ["old"] && card.term == "hola" && card.termMarkdown == "*hola*")
    #expect(card.termKeys == ["hola", "buenas"] && card.front == "Say" && card.definition == "Hello.")
    #expect(card.tags.map(\.title) == ["verbs"] && card.section == "greetings" && card.language == "es")
    #expect(card.direction == .rightToLeft && card.reversed && card.line == 3 && card.endLine == 7)
  }

  @Test("what is not given is absent, and the key follows the term")
  func defaults() {
    let card = Card(id: "id", term: " a  b", termMarkdown: " a  b", definition: "")
    #expect(card.keys == ["a b"] && card.aliases.isEmpty && card.tags.isEmpty && !card.reversed)
    #expect(card.front == nil && card.section == nil && card.language == nil && card.direction == nil)
    #expect(card.line == nil && card.endLine == nil)
  }

  @Test("lines that make no sense are absent", arguments: [0, -1, .max, .min])
  func lines(line: Int) {
    #expect(
      Card(id: "id", term: "a", termMarkdown: "a", definition: "", line: line, endLine: line).line == nil)
  }

  @Test("copies do not share what is changed later")
  func values() {
    let card = Card(id: "id", term: "a", termMarkdown: "a", front: "one", definition: "")
    var copy = card
    copy.front = "two"
    copy.aliases = ["b"]
    #expect(card.front == "one" && card.aliases.isEmpty)
    copy.front = nil
    copy.aliases = []
    #expect(copy == Card(id: "id", term: "a", termMarkdown: "a", definition: ""))
  }

  @Test("a card is small, as 100,000 of them are held at a time")
  func size() {
    #expect(MemoryLayout<Card>.stride <= 104)
  }

  @Test("a deck's definitions have the language of its terms where no other is given")
  func languages() {
    #expect(Deck(id: "d", title: "D", language: "es").definitionLanguage == "es")
    #expect(Deck(id: "d", title: "D", language: "es", definitionLanguage: "en").definitionLanguage == "en")
    #expect(Deck(id: "d", title: "D").definitionLanguage == nil)
  }
}
