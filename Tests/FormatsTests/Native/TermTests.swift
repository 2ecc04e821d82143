import Decks
import Testing

/// A term is inline Markdown; the dictionary's key is its plain text.
@Suite struct TermTests {
  @Test(arguments: [
    ("*a* **b** ~~c~~ `d`", "a b c d"), ("`a  *b*`", "a *b*"), ("![a *cat*](x.png) b", "a cat b"),
    ("[a](b \"c\") <https://d.example>", "a https://d.example"), ("www.a.example", "www.a.example"),
    ("List<Int>", "List<Int>"), ("a <b>c</b>", "a c"), ("H<sub>2</sub>O", "H2O"),
    ("<script>a</script>", "<script>a</script>"), ("a<!-- b -->c", "ac"),
    ("&amp; &lt;b&gt; &#x1F642; &copy", "& <b> \u{1F642} &copy"), ("\\*a\\* \\# \\\\ \\a", "*a* # \\ \\a"),
    ("  a \t  b  ", "a b"), ("a\u{A0}\u{3000}b\u{2003}", "a b"), ("nai\u{308}ve", "na\u{EF}ve"),
    ("\u{1F1}", "\u{1F1}"), ("a[^1]", "a[^1]"), ("$x_1$ and $x_2$", "x_1 and x_2"),
    ("{{title}}", "{{title}}"),
    ("- a", "- a"), ("> a", "> a"), ("1. a", "1. a"), ("| a | b |", "| a | b |"), ("a | b", "a | b"),
  ])
  func theKeyIsThePlainText(markdown: String, term: String) throws {
    let card = try read("## \(markdown)\nx").deck.cards[0]
    #expect(Array(card.term.utf8) == Array(term.utf8))
    #expect(card.termMarkdown == trimmed(markdown))
  }

  @Test func aFootnoteMarkIsNoPartOfTheTerm() throws {
    let reading = try read("## a[^1]\nb\n\n[^1]: note")
    #expect(reading.terms == ["a"])
    #expect(reading.html.cards[0].term.string.contains("dp-mark-1-1"))
    #expect(reading.html.cards[0].definition.string.contains("<p>note\u{A0}<a class=\"dp-note-back\""))
  }

  @Test func aTermOfSeveralLinesReadsAsOne() throws {
    let card = try read("a  \nb\\\nc\n *d*  \n---\nx").deck.cards[0]
    #expect(card.term == "a b c d")
    #expect(card.termMarkdown == "a  \nb\\\nc\n*d*")
  }

  @Test func theSameTermInTwoUnicodeFormsIsOne() throws {
    let reading = try read("## na\u{EF}ve\na\n## nai\u{308}ve\nb")
    #expect(reading.findings == ["3:1 warning derived-id", "3:1 warning repeated-term"])
    #expect(Array(reading.terms[0].utf8) == Array(reading.terms[1].utf8))
  }

  @Test func aRepeatedTermNamesBothPlaces() {
    let text = "---\ntitle: t\n---\n## a {#x}\n1\n## b\n2\n## a {#y}\n3"
    #expect(
      complaints(text) == [
        "deck.md:8:1: warning: the term \"a\" is given twice, first on line 4; the dictionary joins their definitions"
      ])
    #expect(complaints(text, refusesRepeatedTerms: true)[0].hasPrefix("deck.md:8:1: error: "))
  }

  private func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

/// Terms that have hurt other programs.
@Suite struct HardTermTests {
  @Test(arguments: [
    ("C", "C", "c"), ("C++", "C++", "c-plus-plus"), ("C#", "C#", "c-sharp"),
    ("List<Int>", "List<Int>", "list-int"),
    ("a & b", "a & b", "a-and-b"), ("\"quoted\"", "\"quoted\"", "quoted"),
    ("</script>", "</script>", "script"),
    ("\\_\\_proto\\_\\_", "__proto__", "proto"), ("constructor", "constructor", "constructor"),
    ("1066", "1066", "1066"), ("nai\u{308}ve", "na\u{EF}ve", "na\u{EF}ve"), ("हिन्दी", "हिन्दी", "हिन्दी"),
    ("שָׁלוֹם", "שָׁלוֹם", "שָׁלוֹם"), ("\u{130}stanbul", "\u{130}stanbul", "istanbul"),
    ("🙂", "🙂", "u1f642"), ("{{x}}", "{{x}}", "x"), ("f {1, 2}", "f {1, 2}", "f-1-2"), ("", "", "card"),
    ("dp-x", "dp-x", "card-dp-x"),
  ])
  func theySurvive(markdown: String, term: String, id: String) throws {
    let reading = try read("## \(markdown)\nx")
    let dictionary: TermDictionary = reading.deck.convertToDictionary()
    #expect(reading.terms == [term])
    #expect(dictionary.map(\.term) == [term] && dictionary.map(\.definition) == ["x"])
    #expect(reading.ids == [id])
    #expect(!reading.html.cards[0].term.string.contains("<"))
    #expect(reading.findings == (term.isEmpty ? ["1:1 warning empty-term"] : []))
  }

  @Test(arguments: ["x", "é", "{", "{a=\"", "<", "[", "`", "*a ", "&", "\\"])
  func oneOfTenThousandCharacters(piece: String) throws {
    let term = String(repeating: piece, count: 10_000)
    let reading = try read("## \(term)\nx")
    #expect(reading.deck.cards.count == 1)
    #expect(reading.deck.cards[0].term.utf8.count >= 5_000)
    #expect(reading.deck.cards[0].id.utf8.count <= 110)
  }
}
