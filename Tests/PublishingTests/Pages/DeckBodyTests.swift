import Decks
import Testing

@testable import Publishing

@Suite("A deck's page")
struct DeckBodyTests {
  private static func cards(_ terms: [String], section: String? = nil) -> [Card] {
    terms.enumerated().map { index, term in
      Card(id: "c\(index)", term: term, termMarkdown: term, definition: "", section: section)
    }
  }

  @Test("has a jump to letters where the terms of each stand together")
  func letters() {
    let words = ["«a»", "Élan", "elbow", "zoo", "7 days"].flatMap { Array(repeating: $0, count: 20) }
    let index = letterIndex(Self.cards(words))
    #expect(index.map(\.letter) == ["A", "E", "Z", "#"])
    #expect(index.map(\.card) == [0, 20, 60, 80])
  }

  @Test(
    "has none where it would not help",
    arguments: [
      Array(repeating: ["apple", "bee", "cat"], count: 30).flatMap { $0 },  // in another order
      (0..<90).compactMap { Unicode.Scalar(0x4E00 + $0).map { String(Character($0)) } },  // a character each
      Array(repeating: "apple", count: 90),  // one letter
      ["apple", "bee", "cat", "dog"].flatMap { Array(repeating: $0, count: 15) },  // 60 cards
      Array(repeating: "…", count: 90),
    ])
  func noLetters(_ terms: [String]) {
    #expect(letterIndex(Self.cards(terms)).isEmpty)
  }

  @Test("counts a section's cards with those of the sections in it, and levels from 1")
  func outline() {
    let sections = [("a", 2), ("b", 4), ("c", 3), ("d", 1)].map { id, level in
      Section(id: id, title: id, titleMarkdown: id, level: level)
    }
    let places: [String?] = [nil, "a", "b", "b", "c", "d", "nowhere"]
    let cards = places.flatMap { Self.cards(["x"], section: $0) }
    let outline = SectionTree(Deck(id: "x", title: "x", sections: sections, cards: cards))
    #expect(outline.levels == [1, 2, 2, 1])
    #expect(outline.counts == [4, 2, 1, 1])
    #expect(outline.groups.map(\.cards) == [[0, 6], [1], [2, 3], [4], [5]])
  }
}
