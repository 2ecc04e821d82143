import Testing
import Text

@testable import Markdown

/// Which class a formula gets by its width.
@Suite struct WideFormulaTests {
  @Test(arguments: [
    ("<mi>x</mi>", 0.4..<0.7),
    ("<mi>x</mi><mo>+</mo><mi>y</mi>", 2.2..<3.2),
    ("<mo>(</mo><mi>x</mi><mo>)</mo>", 1.1..<1.6),
    ("<mtext>twelve words</mtext>", 5.5..<7.5),
    ("<mi>α</mi><mo>&lt;</mo><mi>β</mi>", 2.2..<3.2),
    ("<mi>漢字</mi>", 1.8..<2.2),
    ("<mi>f</mi><mo>\u{2061}</mo><mi>x</mi>", 0.8..<1.4),
    ("<mspace width=\"2em\"></mspace>", 2..<2.1),
    ("<mspace width=\"-2em\"></mspace><mspace width=\"x\"></mspace>", 0..<0.1),
    ("", 0..<0.1),
  ])
  func lettersAndSignsStandInARow(content: String, ems: Range<Double>) {
    #expect(ems.contains(width(content)), "\(width(content))")
  }

  @Test func whatStandsAboveAndBelowTakesNoRoomOfItsOwn() {
    let (one, ten) = ("<mn>1</mn>", "<mn>1234567890</mn>")
    let fraction = width("<mfrac>\(ten)\(ten)</mfrac>", isDisplay: true)
    #expect(fraction > width(ten) && fraction < width(ten) * 1.2)
    #expect(width("<mfrac>\(ten)\(ten)</mfrac>") < fraction)
    #expect(width("<munderover>\(ten)\(one)\(one)</munderover>") == width(ten))
    let script = width("<msubsup>\(one)\(ten)\(ten)</msubsup>")
    #expect(script > width(one) && script < width(one) + width(ten))
  }

  @Test func aTableIsAsWideAsItsColumns() {
    let (narrow, wide) = ("<mtd><mn>1</mn></mtd>", "<mtd><mn>1234567890</mn></mtd>")
    let table = width("<mtable><mtr>\(narrow)\(wide)</mtr><mtr>\(wide)\(narrow)</mtr></mtable>")
    let row = width("<mtable><mtr>\(wide)\(wide)</mtr></mtable>")
    #expect(table == row)
  }

  @Test(arguments: [
    (1, nil), (10, nil), (14, "wide-10"), (20, "wide-15"), (60, "wider-40"), (90_000, "wider-1000"),
  ])
  func aWideOneHasAClass(digits: Int, name: String?) {
    let content = "<mn>\(String(repeating: "5", count: digits))</mn></math>"
    let written = String(
      decoding: markingWidth(of: Array("<math alttext=\"5\">\(content)".utf8)), as: UTF8.self)
    let start = name.map { "<math class=\"dp-\($0)\" alttext=\"5\">" } ?? "<math alttext=\"5\">"
    #expect(written == start + content)
  }

  @Test(arguments: [
    "", "<", "<math ", "</math>", "<math >x", "<math ></></><x", "\u{1F642}", "<math ><mtr></mtr>&;&",
  ])
  func anythingHasSomeWidth(markup: String) {
    #expect(FormulaWidth.ems(of: Array(markup.utf8)) >= 0)
    #expect(markingWidth(of: Array(markup.utf8)) == Array(markup.utf8))
  }

  private func width(_ content: String, isDisplay: Bool = false) -> Double {
    FormulaWidth.ems(
      of: Array("<math alttext=\"a b\"\(isDisplay ? " display=\"block\"" : "")>\(content)</math>".utf8))
  }
}
