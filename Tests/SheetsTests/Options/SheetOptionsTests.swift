import Testing
import YAML

@testable import Sheets

@Suite("The options of sheets")
struct SheetOptionsTests {
  private func read(_ yaml: String) throws -> (options: SheetOptions?, messages: [String]) {
    var fields = YAMLFields(try YAMLNode(parsing: Array(yaml.utf8)[...], path: "x.yaml"), path: "x.yaml")
    let options = SheetOptions("sheet", in: &fields)
    return (options, fields.diagnostics.map { "\($0.location): \($0.problem.message)" })
  }

  @Test("are read from a map")
  func reads() throws {
    let (options, messages) = try read(
      """
      sheet:
        paper: 3x5
        card-size: [85, 54.5]
        stock: index-card
        flip: single-sided
        margin: [1, 2, 3, 4]
        sections: Greetings
        tags: [verbs, "a/b"]
        reversed: true
        shuffle: true
        seed: 7
      """)
    #expect(messages.isEmpty)
    var expected = SheetOptions()
    expected.paper = .threeByFive
    expected.cardSize = Box(width: 85, height: 54.5)
    expected.stock = .indexCard
    expected.flip = .singleSided
    expected.margins = Margins(top: 1, right: 2, bottom: 3, left: 4)
    expected.sections = ["Greetings"]
    expected.tags = ["verbs", "a/b"]
    (expected.isReversed, expected.isShuffled, expected.seed) = (true, true, 7)
    #expect(options == expected)
  }

  @Test(
    "that are wrong are said at their places",
    arguments: [
      "sheet: {paper: A3}", "sheet: {rows: 0}", "sheet: {card-size: 85}", "sheet: {margin: [1, 2]}",
      "sheet: {font-size: 2}", "sheet: {colums: 2}", "sheet: cards", "sheet: {seed: -1}",
    ])
  func wrong(yaml: String) throws {
    let messages = try read(yaml).messages
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("x.yaml:1:") == true)
  }

  @Test("of a deck stand over those of its site, one by one")
  func over() {
    var site = SheetOptions()
    (site.paper, site.rows, site.columns, site.footer) = (.letter, 2, 3, "site")
    var deck = SheetOptions()
    (deck.columns, deck.footer) = (1, "")
    let merged = deck.over(site)
    #expect(merged.paper == .letter && merged.rows == 2 && merged.columns == 1 && merged.footer == "")
  }

  @Test("take rows and columns in place of a card's size, and the other way round")
  func grids() {
    var size = SheetOptions()
    size.cardSize = Box(width: 85, height: 54)
    var rows = SheetOptions()
    rows.rows = 3
    #expect(rows.over(size).cardSize == nil && rows.over(size).rows == 3)
    #expect(size.over(rows).rows == nil && size.over(rows).cardSize == size.cardSize)
  }
}
