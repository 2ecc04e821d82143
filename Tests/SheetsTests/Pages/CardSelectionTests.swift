import Decks
import Testing

@testable import Sheets

@Suite("Which cards are printed")
struct CardSelectionTests {
  private let deck = Deck.sample([
    ("Greetings: hola", "a"), ("Greetings: adiós", "b"), ("Numbers: uno", "c"), ("Numbers: dos", "d"),
  ])

  @Test("all of them, in their order, where nobody chooses")
  func all() throws {
    #expect(try CardSelection().indices(in: deck) == [0, 1, 2, 3])
  }

  @Test("those of a section, by its title in any case or its id", arguments: ["Numbers", "numbers", "s1"])
  func section(name: String) throws {
    #expect(try CardSelection(sections: [name]).indices(in: deck) == [2, 3])
  }

  @Test("those with a tag, or with one below it", arguments: ["odd", "odd/3"])
  func tag(name: String) throws {
    #expect(try CardSelection(tags: [name]).indices(in: deck) == (name == "odd" ? [1, 3] : [3]))
  }

  @Test("the same chance order for the same seed")
  func shuffled() throws {
    let orders = try [1, 1, 2].map {
      try CardSelection(isShuffled: true, seed: $0).indices(in: Deck.numbers(50))
    }
    #expect(orders[0] == orders[1] && orders[0] != orders[2])
    #expect(orders[0].sorted() == Array(0..<50) && orders[0] != Array(0..<50))
    // The order is for good: a sheet that is printed again is the same sheet.
    var generator = SeededGenerator(seed: 1)
    var numbers = Array(0..<8)
    numbers.shuffle(with: &generator)
    #expect(numbers == [0, 3, 7, 1, 2, 6, 5, 4])
  }

  @Test("a name that is not there is an error that names the nearest one")
  func unknown() {
    #expect(throws: SheetError.unknownSection("Nubmers", nearest: "Numbers")) {
      try CardSelection(sections: ["Nubmers"]).indices(in: deck)
    }
    #expect(throws: SheetError.unknownTag("odd/2", nearest: "odd/1")) {
      try CardSelection(tags: ["odd/2"]).indices(in: deck)
    }
    #expect(throws: SheetError.noCards) {
      try CardSelection(sections: ["Greetings"], tags: ["odd/3"]).indices(in: deck)
    }
  }
}
