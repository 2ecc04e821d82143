import Decks
import Testing

@testable import Sheets

@Suite("Lists")
struct ListSheetTests {
  private let deck = Deck.sample([
    ("Greetings: hola", "Hello"), ("Greetings: adiós", "Goodbye"), ("Numbers: uno", "One"),
  ])

  @Test("have the cards by section, numbered through")
  func sections() throws {
    let sheet = RowSheet(deck.sheetCards, of: deck, try SheetDesign(.list)) { _ in nil }
    #expect(sheet.groups.map(\.section) == [0, 1])
    #expect(sheet.groups.map { $0.rows.map(\.number) } == [[1, 2], [3]])
    #expect(sheet.groups[1].rows[0].term.text == "uno")
    #expect(sheet.groups[1].rows[0].lines == 0)
  }

  @Test("have no sections in a chance order")
  func shuffled() throws {
    var options = SheetOptions()
    options.isShuffled = true
    let sheet = RowSheet(deck.sheetCards, of: deck, try SheetDesign(.list, options)) { _ in nil }
    #expect(sheet.groups.map(\.section) == [nil])
  }

  @Test("to be filled by hand have room for what is missing")
  func lines() throws {
    let long = Deck.sample([("term", String(repeating: "long ", count: 30)), ("a", "b")])
    let rows = try RowSheet(long.sheetCards, of: long, SheetDesign(.terms)) { _ in nil }.groups[0].rows
    #expect(rows.map(\.lines) == [3, 1])
  }

  @Test("of a glossary are sorted by letters without their accents")
  func glossary() throws {
    let deck = Deck.sample(
      ["zebra", "Éclair", "apple", "eclipse", "3D", "Apple 10", "apple 9", "Ähre", "ocean", "Zoo"].map {
        ($0, "x")
      })
    let sheet = GlossarySheet(deck.sheetCards, of: deck, try SheetDesign(.glossary)) { _ in nil }
    #expect(sheet.groups.map { $0.letter.map { String(Character($0)) } } == ["#", "A", "E", "O", "Z"])
    #expect(sheet.groups[1].entries.map(\.term.text) == ["apple", "apple 9", "Apple 10", "Ähre"])
    #expect(sheet.groups[2].entries.map(\.term.text) == ["eclipse", "Éclair"])
  }

  @Test("of a glossary have no letters where each term would have its own")
  func noLetters() throws {
    let deck = Deck.sample(["一", "二", "三", "十"].map { ($0, "x") })
    let sheet = GlossarySheet(deck.sheetCards, of: deck, try SheetDesign(.glossary)) { _ in nil }
    #expect(sheet.groups.map(\.letter) == [nil])
  }
}
