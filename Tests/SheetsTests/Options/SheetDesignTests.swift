import Testing

@testable import Sheets

@Suite("A layout's design")
struct SheetDesignTests {
  private func design(
    _ layout: SheetLayout, _ choose: (inout SheetOptions) -> Void = { _ in }
  ) throws(SheetError) -> SheetDesign {
    var options = SheetOptions()
    choose(&options)
    return try SheetDesign(layout, options)
  }

  @Test(
    "has as many cards on a page as the paper holds well",
    arguments: [
      (Paper.a4, SheetOptions.Orientation?.none, 4, 2), (.letter, nil, 4, 2), (.a4, .landscape, 3, 3),
      (.a5, nil, 3, 1), (.a5, .landscape, 2, 2), (.a6, nil, 1, 1), (.threeByFive, nil, 1, 1),
      (.fourBySix, nil, 1, 1),
    ])
  func grid(paper: Paper, orientation: SheetOptions.Orientation?, rows: Int, columns: Int) throws {
    let design = try design(.cards) {
      $0.paper = paper
      $0.orientation = orientation
    }
    #expect(design.grid.map { [$0.rows, $0.columns] } == [rows, columns])
  }

  @Test("lays as many cards of a size as there is room for into the middle of the page")
  func cardSize() throws {
    let design = try design(.cards) {
      $0.cardSize = Box(width: 63, height: 88)
      $0.margins = Margins(all: 5)
    }
    let grid = try #require(design.grid)
    #expect([grid.rows, grid.columns] == [3, 3])
    #expect(abs(grid.left - (210 - 3 * 63) / 2) < 0.3)
    #expect(abs(grid.top - (297 - 3 * 88) / 2) < 0.3)
  }

  @Test(
    "knows the stock for labels",
    arguments: [
      (LabelStock.businessCard, Paper.a4, 5, 2), (.businessCard, .letter, 5, 2), (.indexCard, .letter, 3, 1),
      (.indexCard, .a4, 3, 1), (.businessCard, .a6, 2, 1),
    ])
  func labels(stock: LabelStock, paper: Paper, rows: Int, columns: Int) throws {
    let design = try design(.labels) {
      $0.stock = stock
      $0.paper = paper
      // What is chosen for cards does not cut stock anew.
      ($0.rows, $0.columns) = (1, 1)
    }
    #expect(design.grid.map { [$0.rows, $0.columns] } == [rows, columns])
  }

  @Test(
    "lays ten business cards on Letter as stock for it is cut: 0.75 inches from the left, 0.5 from the top")
  func stock() throws {
    let grid = try #require(try design(.labels) { $0.paper = .letter }.grid)
    #expect(abs(grid.left - 0.75 * 25.4) < 0.3 && abs(grid.top - 0.5 * 25.4) < 0.3)
  }

  @Test(
    "turns backs by half a circle where the paper is turned over a level edge",
    arguments: [
      (SheetOptions.Orientation.portrait, SheetOptions.Flip.longEdge, false), (.portrait, .shortEdge, true),
      (.landscape, .longEdge, true), (.landscape, .shortEdge, false), (.portrait, .singleSided, false),
    ])
  func turns(orientation: SheetOptions.Orientation, flip: SheetOptions.Flip, turns: Bool) throws {
    let design = try design(.cards) {
      $0.orientation = orientation
      $0.flip = flip
    }
    #expect(design.turnsBacks == turns)
    #expect(design.hasBacks == (flip != .singleSided))
  }

  @Test("mirrors margins that differ, so that backs meet their fronts")
  func mirrors() throws {
    let design = try design(.cards) { $0.margins = Margins(top: 8, right: 20, bottom: 12, left: 5) }
    let (grid, back) = (try #require(design.grid), try #require(design.backOrigin))
    #expect(abs(back.left - (210 - grid.left - grid.size.width)) < 0.001)
    #expect(back.top == grid.top)
  }

  @Test("refuses what paper cannot hold")
  func refuses() {
    #expect(throws: SheetError.noRoom(margins: Margins(all: 100), page: Paper.a4.size)) {
      try design(.list) { $0.margins = Margins(all: 100) }
    }
    #expect(throws: SheetError.self) { try design(.cards) { $0.cardSize = Box(width: 300, height: 20) } }
    #expect(throws: SheetError.self) { try design(.cards) { $0.rows = 50 } }
    #expect(throws: SheetError.self) { try design(.fold) { $0.columns = 6 } }
  }
}
