import Testing

@testable import Sheets

@Suite("What no column can hold")
struct SimplifierTests {
  private let column = TypeInColumn(points: 10, width: 60, imageHeight: 30)

  private func simplified(_ html: String, rowHeight: Float = 20) -> String {
    let text = printed(html)
    var simplifier = Simplifier(text.bytes, rowHeight: rowHeight) { formula, column in
      formula.printedWidth > column.width ? .source : .asItIs
    }
    let nodes = simplifier.simplified(text.nodes, in: column)
    return simplifier.bytes.html(of: nodes[...]).text
  }

  @Test("stays as it is where there is room")
  func unchanged() {
    let html = "<ul><li>a <math alttext=\"x\"><mi>x</mi></math></li></ul><table><tr><td>a</td></tr></table>"
    #expect(simplified(html) == html)
  }

  @Test("becomes the source of a formula, also within a list that leaves it too little room")
  func formulas() {
    let formula = "<math alttext=\"a&lt;b\"><mrow>\(String(repeating: "<mi>x</mi>", count: 40))</mrow></math>"
    #expect(simplified("<p>\(formula)</p>") == "<p><code class=\"dp-tex\">a&lt;b</code></p>")
    let narrow = "<math alttext=\"y\"><mrow>\(String(repeating: "<mi>x</mi>", count: 22))</mrow></math>"
    #expect(simplified("<p>\(narrow)</p>") == "<p>\(narrow)</p>")
    #expect(simplified("<ul><li>\(narrow)</li></ul>") == "<ul><li><code class=\"dp-tex\">y</code></li></ul>")
  }

  @Test("becomes a reading in brackets")
  func ruby() {
    let long = String(repeating: "漢", count: 40)
    #expect(
      simplified("<ruby>\(long)<rt>かん</rt></ruby>") == "<span>\(long)<span>(かん)</span></span>")
    #expect(
      simplified("<ruby>\(long)<rp>（</rp><rt>かん</rt><rp>）</rp></ruby>")
        == "<span>\(long)<span>（</span><span>かん</span><span>）</span></span>")
  }

  @Test("becomes the cells of a table below each other")
  func tables() {
    let wide = String(repeating: "<td>a</td>", count: 30)
    #expect(simplified("<table><tr>\(wide)</tr></table>").hasPrefix("<div><div>a</div><div>a</div>"))
    let high = "<table><tr><td>\(String(repeating: "word ", count: 200))</td><td>b</td></tr></table>"
    #expect(simplified(high).hasSuffix("</div><div>b</div></div>"))
    #expect(simplified(high, rowHeight: .infinity) == high)
  }

  @Test("stands beside what it is nested in too deeply")
  func nesting() {
    let deep = (0..<30).reduce("x") { html, _ in "<ul><li>\(html)</li></ul>" }
    let flat = simplified(deep)
    #expect(flat.contains("x") && flat.contains("<div>"))
    #expect(flat.split(separator: "<ul>").count < 12)
  }
}
