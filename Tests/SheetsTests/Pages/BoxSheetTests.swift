import Decks
import Testing

@testable import Sheets

@Suite("Cards in boxes")
struct BoxSheetTests {
  private func sheet(_ count: Int, _ layout: SheetLayout = .cards, flip: SheetOptions.Flip = .longEdge) throws
    -> BoxSheet
  {
    var options = SheetOptions()
    options.flip = flip
    let design = try SheetDesign(layout, options)
    return try #require(BoxSheet(Deck.numbers(count).sheetCards, design) { _ in nil })
  }

  @Test(
    "fill whole pages, backs behind their fronts", arguments: [(1, 2), (7, 2), (8, 2), (9, 4), (100, 26)])
  func pages(count: Int, pages: Int) throws {
    let sheet = try sheet(count)
    #expect(sheet.pages.count == pages)
    #expect(sheet.pages.map(\.side) == (0..<pages).map { $0 % 2 == 0 ? .front : .back })
    #expect(sheet.pages.allSatisfy { $0.cells.count == 8 })
    #expect(sheet.pages.map(\.number) == Array(1...pages))
  }

  @Test("lie on backs as in a mirror, the empty places of a last page too")
  func mirrored() throws {
    let pages = try sheet(11).pages
    let numbers = pages.map { $0.cells.map { $0?.number } }
    #expect(numbers[0] == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(numbers[1] == [2, 1, 4, 3, 6, 5, 8, 7])
    #expect(numbers[2] == [9, 10, 11, nil, nil, nil, nil, nil])
    #expect(numbers[3] == [10, 9, nil, 11, nil, nil, nil, nil])
    #expect(pages.map(\.cardRange) == ["1–8", "1–8", "9–11", "9–11"])
  }

  @Test("show both sides on one page where they are folded or printed on one side")
  func bothSides() throws {
    let fold = try sheet(5, .fold)
    #expect(fold.pages.map(\.side) == [.both, .both])
    #expect(fold.pages[0].cells[0]?.faces.map { $0?.isTerm } == [true, false])
    let single = try sheet(9, flip: .singleSided)
    #expect(single.pages.map(\.side) == [.both, .both])
    let face = try #require(single.pages[0].cells[0]?.faces.first ?? nil)
    #expect(face.text.html.text.contains("term 0") && face.text.html.text.contains("definition 0"))
  }

  @Test("go on in another box where they are too long, the term on each part of the card")
  func continued() throws {
    let deck = Deck.sample([
      ("short", "few"), ("long", String(repeating: "many words ", count: 500)), ("last", "few"),
    ])
    let sheet = try #require(BoxSheet(deck.sheetCards, SheetDesign(.cards)) { _ in nil })
    #expect(sheet.continued.map(\.index) == [1])
    let parts = try #require(sheet.continued.first?.parts)
    #expect(parts > 1)
    let cells = sheet.pages[0].cells.compactMap(\.self)
    #expect(cells.map(\.number) == [1] + Array(repeating: 2, count: parts) + [3])
    #expect(cells[1...parts].map(\.part) == Array(1...parts))
    #expect(cells[1...parts].allSatisfy { $0.faces[0]?.text.html.text.contains("long") == true })
    let words = sheet.pages[1].cells.compactMap { $0?.faces[0]?.text.html.text }.joined()
    #expect(words.split(separator: "many").count == 501)
  }

  @Test("ask by the definition where they are reversed")
  func reversed() throws {
    var options = SheetOptions()
    options.isReversed = true
    let sheet = try #require(BoxSheet(Deck.numbers(1).sheetCards, SheetDesign(.cards, options)) { _ in nil })
    #expect(sheet.pages[0].cells[0]?.faces[0]?.isTerm == false)
    #expect(sheet.pages[1].cells[1]?.faces[0]?.isTerm == true)
  }
}
