import Decks
import Diagnostics
import Testing

@testable import Formats

@Suite("Writing native Markdown")
struct NativeWriterTests {
  @Test("a deck has settings, sections and cards, each with only what must be said")
  func whole() throws {
    let deck = Deck(
      id: "spanish", title: "Spanish: A1", description: "First words", language: "es",
      definitionLanguage: "en",
      direction: .leftToRight, tags: ["languages/spanish", "a, b"].compactMap(DeckTag.init),
      date: "2026-01-02",
      introduction: "Hi.",
      sections: [
        Section(
          id: "greetings", title: "Greetings", titleMarkdown: "*Greetings*", level: 1, introduction: "Say:"),
        Section(id: "end", title: "Last", titleMarkdown: "Last", level: 1),
      ],
      cards: [
        Card(
          id: "hi", aliases: ["deck/hola", "old \"id\""], term: "hola", termMarkdown: "hola", front: "Where?",
          definition: "Hello.\n\n### More\n\nText", tags: ["informal", "C++"].compactMap(DeckTag.init),
          section: "greetings", language: "es-AR", direction: .rightToLeft),
        Card(id: "adiós", term: "adiós", termMarkdown: "**adiós**", definition: "", section: "greetings"),
        Card(id: "adiós-2", term: "adiós", termMarkdown: "adiós", definition: "Bye", section: "greetings"),
      ])
    #expect(
      String(decoding: try NativeWriter(defaultID: "spanish").write(deck), as: UTF8.self) == """
        ---
        title: "Spanish: A1"
        description: First words
        language: es
        definition-language: en
        direction: ltr
        tags: [languages/spanish, "a, b"]
        date: 2026-01-02
        ---

        Hi.

        # *Greetings*

        Say:

        ## hola {#hi .informal .C++ .split alias=deck/hola alias="old \\"id\\"" lang=es-AR dir=rtl}

        Where?

        ---

        Hello.

        ### More

        Text

        ## **adiós**

        ## adiós

        Bye

        # Last {#end}

        """)
  }

  @Test(
    "a definition stays inside its card",
    arguments: [
      ("# a", "\\# a"), ("## a\n\nb", "\\## a\n\nb"), ("a\n---", "a\n\\---"),
      ("a\n\n---\n\nb", "a\n\n---\n\nb"),
      ("a\n===\n\n# b", "a\n\\===\n\n\\# b"), ("```\n# a", "```\n# a\n```"),
      ("````\n# a\n```", "````\n# a\n```\n````"),
      ("~~~ x\na", "~~~ x\na\n~~~"), ("<!-- a", "<!-- a\n-->"), ("<script>\na", "<script>\na\n</script>"),
      ("<?php", "<?php\n?>"), ("> # a", "> # a"), ("- a\n\n  ## b", "- a\n\n  ## b"),
      ("    # a\n\nb", "# a\n\nb"),
      ("<div>\n# a", "<div>\n# a"), ("### a", "### a"), ("- ```\n  a", "- ```\n  a"),
      ("[a]: b\n===", "[a]: b\n==="),
    ])
  func containment(definition: String, written: String) throws {
    let before = Card(id: "before", term: "before", termMarkdown: "before", definition: "## x")
    let card = Card(id: "term", term: "term", termMarkdown: "term", definition: definition)
    let section = Section(id: "s", title: "S", titleMarkdown: "S", level: 1)
    let after = Card(id: "after", term: "after", termMarkdown: "after", definition: "x", section: "s")
    let deck = Deck(id: "d", title: "D", sections: [section], cards: [before, card, after])
    let definitions = try read(NativeWriter().write(deck)).cards.map(\.definition)
    #expect(definitions == ["\\## x", written.hasPrefix("# a\n\nb") ? "    " + written : written, "x"])
  }

  @Test("a deck without sections has cards above the headings of its definitions")
  func cardLevel() throws {
    let card = Card(id: "a", term: "a", termMarkdown: "a", definition: "## b")
    let text = try NativeWriter().write(Deck(id: "d", title: "D", cards: [card]))
    #expect(
      String(decoding: text, as: UTF8.self) == "---\ntitle: D\ncard-level: 1\nid: d\n---\n\n# a\n\n## b\n")
  }

  @Test(
    "a term reads back",
    arguments: [
      ("", ""), ("C", "C"), ("C #", "C #"), ("#", "\\#"), ("a {#x}", "a \\{#x}"), ("{{x}}", "{{x}}"),
      ("List<Int>", "List<Int>"),
      ("f {1, 2}", "f {1, 2}"), ("two lines", "two\nlines"), ("naïve", "naïve"), ("🙂", "🙂"),
      ("card-2", "card-2"),
    ])
  func terms(term: String, markdown: String) throws {
    let cards = (1...2).map { Card(id: "id\($0)", term: term, termMarkdown: markdown, definition: "x") }
    let back = try read(NativeWriter().write(Deck(id: "d", title: "D", cards: cards)))
    #expect(back.cards.map(\.term) == [term, term])
    #expect(back.cards.map(\.id) == ["id1", "id2"])
  }

  @Test("whatever the definitions are, there are as many cards, and each has what was written for it")
  func random() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let cards = (0..<4).map { number in
        let text = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
          fragments.randomElement(using: &generator) ?? ""
        }
        return Card(
          id: "c\(number)", term: "t\(number)", termMarkdown: "t\(number)",
          definition: text.joined(
            separator: ["\n", "\n\n", "\r\n", ""].randomElement(using: &generator) ?? ""))
      }
      let section = Section(id: "s", title: "S", titleMarkdown: "S", level: 1)
      let deck = Deck(id: "d", title: "D", sections: [section], cards: cards)
      do throws(NativeWritingError) {
        let back = read(try NativeWriter().write(deck))
        #expect(back.cards.map(\.term) == cards.map(\.term))
        for (one, other) in zip(back.cards, cards)
        where containedMarkdown(other.definition, cardLevel: 2) == Card.value(for: other.definition) {
          #expect(one.definition == Card.value(for: other.definition))
        }
      } catch {
        Issue.record("\(error) \(cards.map(\.definition))")
      }
    }
  }

  @Test("what cannot be written names the card")
  func refusals() {
    func error(_ cards: Card..., sections: [Section] = []) -> NativeWritingError? {
      do throws(NativeWritingError) {
        _ = try NativeWriter().write(Deck(id: "d", title: "D", sections: sections, cards: cards))
        return nil
      } catch { return error }
    }
    func card(
      _ id: String, section: String? = nil, keys: [String]? = nil, front: String? = nil, tag: String = "a"
    ) -> Card {
      Card(
        id: id, term: id, termMarkdown: id, keys: keys, front: front, definition: "x",
        tags: [DeckTag(tag)].compactMap { $0 }, section: section)
    }
    let sections = ["s", "t"].map { Section(id: $0, title: $0, titleMarkdown: $0, level: 1) }
    #expect(error(card("a"), card("b", keys: ["x", "y"])) == .card(1, term: "b", .keys))
    #expect(
      error(card("a", section: "t"), card("b", section: "s"), sections: sections)
        == .card(1, term: "b", .sectionOrder))
    #expect(error(card("a", front: "x\n\n---\n\ny")) == .card(0, term: "a", .readsDifferently))
    #expect(error(card("a", tag: "1st")) == .card(0, term: "a", .tag("1st")))
    #expect(error(card("a b")) == .card(0, term: "a b", .readsDifferently))
    let deep = Section(id: "s", title: "s", titleMarkdown: "s", level: 6)
    #expect(error(card("a"), sections: [deep]) == .deck(.tooDeep))
  }

  private func read(_ bytes: [UInt8]) -> Deck {
    var diagnostics: [Diagnostic] = []
    let reader = NativeReader(path: "deck.md", defaultID: "spanish", defaultTitle: "")
    return reader.read(bytes, diagnostics: &diagnostics)?.deck ?? Deck(id: "", title: "not read")
  }
}

private let fragments = [
  "# x", "## x", "x\n---", "x\n===", "```", "~~~~", "`", "<div>", "</div>", "<!--", "-->", "<?", "<script>",
  "> # x", "> ```",
  "- a", "  - b", "- # x", "1. x", "[a]: b", "[^a]: b", "[^a]", "\t", "    # x", "\tx", "", " ",
  "| a | b |\n|---|---|", "***", "---",
  "a\\", "# x #", "#", "=", "-", "--", "{#x}", "text", "x  ", "\u{85}",
]

/// A small generator of numbers that always gives the same ones (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A tag of the model, which has a namesake in the testing library.
private typealias DeckTag = Decks.Tag
