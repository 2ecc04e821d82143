import Testing

@testable import Sheets

@Suite("What text takes on paper")
struct MeasuringTests {
  /// The number of lines that HTML takes in a column of so many em.
  private func lines(_ html: String, _ width: Float) -> Float? {
    var column = TypeInColumn(points: 10, width: 100, imageHeight: 30)
    column.width = width
    return printed(html).measured.height(in: column).map { ($0 / lineHeight * 100).rounded() / 100 }
  }

  @Test(
    "is counted in lines",
    arguments: [
      ("", 10, 0), ("a", 10, 1), ("<p>aaaa aaaa aaaa</p>", 6, 2), ("<p>aaaa aaaa aaaa</p>", 3, 3),
      ("a<br>b", 10, 2), ("<pre>a\nb\n\nc\n</pre>", 10, 4 + 0.59), ("日本語日本語", 5, 2), ("日本語", 5, 1),
      ("<p>a&amp;b</p>", 5, 1), ("<p>e\u{301}e\u{301}e\u{301}e\u{301}</p>", 2.6, 1),
      ("<p>\(String(repeating: "a", count: 30))</p>", 8, 3), ("<hr>", 10, 0.3),
    ] as [(String, Float, Float)])
  func height(html: String, width: Float, expected: Float) {
    #expect(lines(html, width) == expected)
  }

  @Test(
    "is more where it is bold, larger, higher, indented or apart",
    arguments: [
      ("<p>aaaa aaaa aaa</p>", "<p><b>aaaa aaaa aaa</b></p>", 8.3), ("<p>a</p>", "<p>a<sup>2</sup></p>", 10),
      ("<p>a</p>", "<p>a</p><p></p><p>b</p>", 10), ("<p>aaaa aaaa</p>", "<ul><li>aaaa aaaa</li></ul>", 6),
      ("漢", "<ruby>漢<rt>かん</rt></ruby>", 10),
      ("<p>ab</p>", "<p><math alttext=\"\"><mfrac><mi>a</mi><mi>b</mi></mfrac></math></p>", 10),
      ("<pre>aaaaaaaa</pre>", "<pre>        aaaaaaaa</pre>", 7),
      ("<p>a</p>", "<table><tr><td>a</td></tr></table>", 10),
    ] as [(String, String, Float)])
  func isMore(less: String, more: String, width: Float) {
    #expect((lines(less, width) ?? 0) < (lines(more, width) ?? .infinity))
  }

  @Test("has no height where something in it can neither be cut nor be as wide as it is")
  func tooWide() {
    let formula = "<math alttext=\"\"><mrow>\(String(repeating: "<mi>x</mi>", count: 20))</mrow></math>"
    #expect(lines(formula, 10) == nil)
    #expect(lines("<ul><li>\(formula)</li></ul>", 15.5) == nil)
    #expect(lines(formula, 20) != nil)
  }

  @Test("gives the columns of a table room for their words, and shares the rest")
  func tables() {
    let row = "<tr><td>word</td><td>\(String(repeating: "several words ", count: 10))</td></tr>"
    let table = "<table><tbody>\(row)</tbody></table>"
    #expect(lines(table, 12) != nil)
    #expect(lines(table, 6) == nil)
    let narrow = table.replacing("<td>", with: "<td class=\"dp-left dp-narrow\">")
    #expect(lines(narrow, 6) != nil)
    #expect((lines(table, 40) ?? .infinity) < (lines(table, 20) ?? 0))
  }

  @Test("knows cells that take several columns or rows")
  func spans() {
    let long = "averyveryverylongword"
    let two = "<table><tr><td colspan=\"2\">\(long)</td></tr><tr><td>a</td><td>b</td></tr></table>"
    let text = printed(two)
    let table = text.nodes.first.flatMap { Measurer(text.bytes).table($0) }
    #expect(table?.rows.map { $0.cells.map(\.columns) } == [[0..<2], [0..<1, 1..<2]])
    let down = printed("<table><tr><td rowspan=\"2\">a</td><td>b</td></tr><tr><td>c</td></tr></table>")
    let rows = down.nodes.first.flatMap { Measurer(down.bytes).table($0) }?.rows
    #expect(rows?.map { $0.cells.map(\.columns) } == [[0..<1, 1..<2], [1..<2]])
  }

  @Test(
    "takes an image to be as large as its attributes say, or as it may be",
    arguments: [
      ("width=\"96\" height=\"96\"", 25.4, 25.4), ("width=\"96\"", 25.4, 30), ("height=\"48\"", 100, 12.7),
      ("", 100, 30),
    ] as [(String, Float, Float)])
  func images(attributes: String, width: Float, height: Float) throws {
    let column = TypeInColumn(points: 10, width: 100, imageHeight: 30)
    let image = try #require(printed("<img src=a \(attributes)>").nodes.first?.image)
    let size = column.size(of: image)
    #expect(abs(size.width * column.em - width) < 0.01 && abs(size.height * column.em - height) < 0.01)
  }
}
