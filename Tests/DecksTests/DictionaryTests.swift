import Decks
import Testing
import Text

@Suite("The dictionary")
struct DictionaryTests {
  @Test(
    "a value is the author's Markdown, line ends as LF, outer blank lines trimmed, otherwise to the byte",
    arguments: [
      ("Hello.", "Hello."), ("\n \t\n  Hello.\n\n", "  Hello."), ("a\r\nb\rc\n", "a\nb\nc"),
      ("a  \n\n\nb  ", "a  \n\n\nb  "),
      ("    code\n", "    code"), ("\tcode", "\tcode"), ("\r\n\r\na", "a"),
      ("[ref]: x\n[^1]: y\n", "[ref]: x\n[^1]: y"),
      ("nai\u{308}ve\u{2028}", "nai\u{308}ve\u{2028}"), (" \n", ""), ("", ""), ("a\u{C}", "a\u{C}"),
      (" ", ""),
    ])
  func value(definition: String, expected: String) throws {
    let dictionary = Deck(("term", definition)).convertToDictionary()
    #expect(try Array(#require(dictionary["term"]).utf8) == Array(expected.utf8))
  }

  @Test(
    "a key is the term as it reads: outer space trimmed, inner runs one space, NFC",
    arguments: [
      ("hola", "hola"), ("  to  be\u{A0}or ", "to be or"), ("nai\u{308}ve", "na\u{EF}ve"), ("", ""),
      ("List<Int>", "List<Int>"),
    ])
  func key(term: String, expected: String) {
    let dictionary = Deck((term, "x")).convertToDictionary()
    #expect(dictionary.map { Array($0.term.utf8) } == [Array(expected.utf8)])
  }

  @Test("the value of a card with a longer question is the definition alone")
  func front() {
    let card = Card(id: "a", term: "a", termMarkdown: "a", front: "Which?", definition: "This.")
    #expect(Deck(id: "d", title: "D", cards: [card]).convertToDictionary()["a"] == "This.")
  }

  @Test(
    "a term given twice is one key at the first place, with the definitions joined in deck order",
    arguments: [
      (["1", "2", "3"], "1\n\n---\n\n2\n\n---\n\n3"), (["", "2"], "2"), (["1", "", " \n"], "1"),
      (["", ""], ""),
      (["1", "1"], "1"), (["1", "2", "1\n"], "1\n\n---\n\n2"), (["é", "e\u{301}"], "é\n\n---\n\ne\u{301}"),
    ])
  func repeats(definitions: [String], expected: String) throws {
    var deck = Deck(("before", "x"))
    for definition in definitions { deck.append("term", definition) }
    deck.append("after", "y")
    let dictionary = deck.convertToDictionary()
    #expect(dictionary.map(\.term) == ["before", "term", "after"])
    #expect(try Array(#require(dictionary["term"]).utf8) == Array(expected.utf8))
    #expect(deck.totalCards == definitions.count + 2)
  }

  @Test("the same term in two Unicode forms is one term")
  func forms() {
    let dictionary = Deck(("nai\u{308}ve", "1"), ("na\u{EF}ve", "2")).convertToDictionary()
    #expect(dictionary.map(\.definition) == ["1\n\n---\n\n2"])
    #expect(dictionary["nai\u{308}ve"] == dictionary["na\u{EF}ve"])
  }

  @Test("an empty definition is the empty string")
  func empty() {
    #expect(Deck(("term", " \n")).convertToDictionary()["term"] == "")
  }

  @Test("synonyms are a key each, with the same value, in order")
  func synonyms() {
    let card = Card(
      id: "a", term: "car / automobile", termMarkdown: "car / automobile", keys: ["car", "automobile"],
      definition: "A vehicle.")
    var deck = Deck(id: "d", title: "D", cards: [card])
    deck.append("automobile", "An old word.")
    let dictionary = deck.convertToDictionary()
    #expect(dictionary.map(\.term) == ["car", "automobile"])
    #expect(dictionary.map(\.definition) == ["A vehicle.", "A vehicle.\n\n---\n\nAn old word."])
  }

  @Test("a cloze keeps its text as written")
  func cloze() {
    let dictionary =
      Deck(("The […] is red.", "The {{c1::sky}} is red.")).convertToDictionary()
    #expect(dictionary.first?.definition == "The {{c1::sky}} is red.")
  }

  @Test("it is also a plain dictionary")
  func plain() {
    let plain: [String: String] = Deck(("a", "1"), ("b", "2"), ("a", "3")).convertToDictionary()
    #expect(plain == ["a": "1\n\n---\n\n3", "b": "2"])
    let ordered = Self.dictionary(of: Deck(("b", "2"), ("a", "1")))
    #expect(
      ordered.map(\.term) == ["b", "a"], "the ordered one is what is meant where nothing says otherwise")
  }

  private static func dictionary(of cards: some CardHandler) -> some Sequence<TermDictionary.Entry> {
    let dictionary = cards.convertToDictionary()
    return dictionary
  }

  @Test("names that trap others are keys like any other, in deck order")
  func hardKeys() {
    let terms = ["zebra", "1066", "__proto__", "constructor", "", "</script>", "C", "C++", "c"]
    var deck = Deck()
    for term in terms { deck.append(term, "x") }
    let dictionary = deck.convertToDictionary()
    #expect(dictionary.map(\.term) == terms)
  }

  @Test("as JSON: two spaces of indentation, an entry a line, no slash escaped")
  func json() {
    var bytes: [UInt8] = []
    bytes.appendJSON(Deck(("a/b", "\"1\"\n2"), ("é", "</script>")).convertToDictionary())
    #expect(
      String(decoding: bytes, as: UTF8.self) == #"""
        {
          "a/b": "\"1\"\n2",
          "é": "</script>"
        }

        """#)
    bytes = []
    bytes.appendJSON(Deck().convertToDictionary())
    #expect(bytes == Array("{}\n".utf8))
  }

  @Test("a term that 20,000 cards give takes linear time", .timeLimit(.minutes(1)))
  func manyRepeats() {
    let cards = (0..<20_000).map {
      Card(id: "\($0)", term: "term", termMarkdown: "term", definition: "\($0)")
    }
    let deck = Deck(id: "deck", title: "Deck", cards: cards)
    let dictionary = deck.convertToDictionary()
    #expect(dictionary.count == 1)
    #expect(deck.repeatedTerms().map(\.cards.count) == [20_000])
  }

  @Test("repeated terms are named with their cards")
  func repeatedTerms() {
    let deck = Deck(
      ("x", "1"), ("b", "2"), ("nai\u{308}ve", "3"), ("b", ""), ("na\u{EF}ve", "5"), ("b ", "6"))
    #expect(deck.repeatedTerms().map(\.term) == ["b", "naïve"])
    #expect(deck.repeatedTerms().map(\.cards) == [[1, 3, 5], [2, 4]])
    let twins = Card(id: "a", term: "a/a", termMarkdown: "a/a", keys: ["a", "a"], definition: "1")
    #expect(Deck(id: "d", title: "D", cards: [twins]).repeatedTerms().isEmpty)
  }
}
