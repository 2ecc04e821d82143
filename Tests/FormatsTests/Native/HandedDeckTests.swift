import Diagnostics
import Foundation
import Formats
import Markdown
import Testing

/// Decks that others wrote for other programs.
@Suite("Handed decks (skipped where DECKPRESS_DECKS is not set)", .enabled(if: folder != nil))
struct HandedDeckTests {
  /// The cards of each as it stands; those without any say what to do.
  @Test(arguments: [
    ("heading-markdown/ashlinchak--mdanki--simple.md", 5),
    ("heading-markdown/ashlinchak--mdanki--complex.md", 3),
    ("heading-markdown/lukesmurray--markdown-anki-decks--deck.md", 5),
    ("heading-markdown/lukesmurray--markdown-anki-decks--deck-with-data-question.md", 4),
    ("heading-markdown/lukesmurray--markdown-anki-decks--deck-with-math.md", 2),
    ("heading-markdown/AnonymerNiklasistanonym--Md2Anki--basic_example.md", 4),
    ("heading-markdown/AnonymerNiklasistanonym--Md2Anki--tag_example.md", 8),
    ("heading-markdown/AnonymerNiklasistanonym--Md2Anki--math_formulas_example.md", 4),
    ("glossary-markdown/hemanth--functional-programming-jargon--readme.md", 43),
  ])
  func nativeOnesGiveTheirCards(name: String, cards: Int) throws {
    let reading = try read(bytes(of: name))
    #expect(reading.deck.cards.count == cards)
    #expect(!reading.findings.contains { $0.contains("error") })
  }

  /// Made for a program that takes headings of level 1, with a date that is none in any order of its parts.
  @Test func oneNeedsItsLevel() throws {
    let name = "heading-markdown/nichandy--memue--6.6_Hardening_Authentication_Flashcards.md"
    let asItStands = try read(bytes(of: name))
    #expect(asItStands.deck.cards.isEmpty)
    #expect(asItStands.findings.contains { $0.hasPrefix("4:7 error") })
    #expect(complaints(try bytes(of: name))[0].contains("`card-level: 1`"))
    let deck = try read(Array("---\ncard-level: 1\n".utf8) + bytes(of: name).dropFirst(4)).deck
    #expect(deck.cards.count == 18)
    #expect(deck.repeatedTerms().map(\.term) == ["Multifactor Authentication", "Smart Cards"])
  }

  /// Other formats, of which the native reader sees what looks like its own: a heading in the answer, a second front
  /// matter whose end underlines it, four numbered examples, headings above `#card` questions, parts of a page.
  @Test(arguments: [
    ("heading-markdown/kitschpatrol--yanki--Distributiva.md", ["Oque é a propriedade distributiva?"]),
    ("heading-markdown/kitschpatrol--yanki--double-frontmatter.md", ["noteId: 54321"]),
    ("heading-markdown/kitschpatrol--yanki--gfm-tables.md", ["1", "2", "3", "4"]),
  ])
  func someAreReadOtherwiseThanTheirProgramsDo(name: String, terms: [String]) throws {
    #expect(try read(bytes(of: name)).terms == terms)
  }

  @Test(arguments: [
    ("heading-markdown/kitschpatrol--yanki--furigana-denden.md", "a card is a heading"),
    ("heading-markdown/zmatus--flashcards--demo.md", "a card is a heading"),
    ("glossary-markdown/cncf--glossary--idempotence.md", "a card is a heading"),
    ("glossary-markdown/cncf--glossary--content__ko__idempotence.md", "a card is a heading"),
    ("deflist/gohugoio--hugo--permalink-tokens.md", "definition list"),
    ("hashcards/eudoxia0--hashcards--Math.md", "hashcards"),
    ("hashcards/cocosberlucens--hashcards-deck--NumPy.md", "hashcards"),
  ])
  func someHaveNoCards(name: String, words: String) throws {
    let messages = complaints(try bytes(of: name))
    #expect(try read(bytes(of: name)).deck.cards.isEmpty)
    #expect(messages[0].hasPrefix("deck.md: warning: no cards were found; ") && messages[0].contains(words))
  }

  @Test func everyMarkdownFileIsRead() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder ?? "").filter {
      $0.hasSuffix(".md")
    }
    #expect(files.count > 20)
    for file in files {
      let reading = try read(bytes(of: file))
      #expect(reading.html.cards.count == reading.deck.cards.count, "\(file)")
    }
  }
}

private let folder = ProcessInfo.processInfo.environment["DECKPRESS_DECKS"]

private func bytes(of name: String) throws -> [UInt8] {
  Array(try Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + "/" + name)))
}
