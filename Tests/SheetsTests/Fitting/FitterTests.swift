import Testing

@testable import Sheets

@Suite("Text that is fitted to a box")
struct FitterTests {
  private let fitter = Fitter(scale: TypeScale())
  private let box = Box(width: 85, height: 60)

  private func words(_ count: Int) -> String {
    "<p>" + String(repeating: "several words ", count: count / 2) + "</p>"
  }

  @Test("is set as large as it fits, longer text smaller")
  func sizes() {
    let sizes = [2, 30, 60, 100, 150].map { fitter.fit(printed(words($0)), in: box)[0].size }
    #expect(sizes[0] == 0)
    #expect(sizes == sizes.sorted())
    #expect(Set(sizes).count > 3)
  }

  @Test(
    "is one piece where it fits, and as few as can be where it does not",
    arguments: [(10, 1), (100, 1), (400, 3)])
  func pieces(count: Int, pieces: Int) {
    let fitted = fitter.fit(printed(words(count)), in: box)
    #expect(fitted.count <= pieces)
    #expect(Set(fitted.map(\.size)).count == 1)
  }

  @Test("is there even where it is empty")
  func empty() {
    let pieces = fitter.fit(printed(""), in: box)
    #expect(pieces.map { $0.html.text } == [""])
  }

  @Test("goes on with the right number of a list, and the head of a table stands over each part")
  func continues() {
    let items = (1...200).map { "<li>item number \($0) of a long list</li>" }.joined()
    let lists = fitter.fit(printed("<ol start=\"5\">\(items)</ol>"), in: box).map { $0.html.text }
    #expect(lists.count > 1)
    let first = lists[1].split(separator: "\"")[1]
    #expect(lists[1].contains("item number \((Int(first) ?? 0) - 4) of"))
    let rows = (1...200).map { "<tr><td>row \($0)</td><td>of many</td></tr>" }.joined()
    let head = "<thead><tr><th>Name</th><th>Number</th></tr></thead>"
    let tables = fitter.fit(printed("<table>\(head)<tbody>\(rows)</tbody></table>"), in: box)
    #expect(tables.count > 1)
    #expect(tables.allSatisfy { $0.html.text.contains("<th>Name</th>") })
  }

  @Test("has no heading alone at the end of a piece")
  func headings() {
    let html = (1...60).map {
      "<h3>Heading \($0)</h3>\n<p>Some words that follow it, enough for a line or two.</p>\n"
    }
    for piece in fitter.fit(printed(html.joined()), in: box) { #expect(!piece.html.text.hasSuffix("</h3>")) }
  }

  @Test("shows the TeX of a formula that is wider than the box at any size")
  func wideFormula() {
    let long = String(repeating: "<mi>x</mi><mo>+</mo>", count: 200)
    let tex = String(repeating: "x+", count: 200)
    let html = "<p>a <math alttext=\"\(tex)\"><mrow>\(long)</mrow></math> b</p>"
    let pieces = fitter.fit(printed(html), in: box)
    let text = pieces.map { $0.html.text }.joined()
    #expect(text.contains("<code class=\"dp-tex\">x+") && !text.contains("<math"))
    let column = fitter.fitWidth(printed(html), width: 60, points: 10.5)
    #expect(column.text.contains("<code class=\"dp-tex\">"))
  }

  @Test("sets a formula that is wider than its column smaller, and leaves the others")
  func narrowColumn() {
    let terms = String(repeating: "<mi>x</mi><mo>+</mo>", count: 8)
    let html = "<p><math alttext=\"a\"><mi>a</mi></math> <math alttext=\"b\"><mrow>\(terms)</mrow></math></p>"
    let column = fitter.fitWidth(printed(html), width: 50, points: 10.5).text
    #expect(column.contains("<p><math alttext=\"a\">"))
    #expect(column.contains("<span class=\"dp-size-"))
  }

  @Test("gives an image less room before it goes on in another box")
  func images() {
    let image = "<p><img src=\"a.png\" alt=\"\" width=\"900\" height=\"900\" /></p>\n"
    let pieces = fitter.fit(printed(image + words(90)), in: box)
    #expect(pieces.count == 1 && pieces[0].hasSmallImages)
    #expect(!fitter.fit(printed(image), in: box)[0].hasSmallImages)
  }

  @Test("scales images in their own proportions, and writes how large they are")
  func imageSizes() {
    let text = printed("<p><img src=a width=2000 height=1000 alt=\"x\"></p>")
    #expect(
      fitter.fit(text, in: box)[0].html.text
        == "<p><img width=\"249\" height=\"124\" src=\"here/a\" alt=\"x\"></p>")
    let small = printed("<p><img src=a width=20 height=10></p>")
    #expect(fitter.fit(small, in: box)[0].html.text == small.html().text)
  }

  @Test(
    "breaks the words of a table only where it would get too small, and of a cell only where they are long")
  func tables() {
    func html(_ word: String, _ mark: String = "") -> String {
      "<table><tr><td\(mark)>\(word)</td><td>text</td></tr></table>"
    }
    #expect(fitter.fit(printed(html("word")), in: box)[0].html.text == html("word"))
    let long = String(repeating: "longword", count: 12)
    let broken = html(long, " class=\"dp-narrow\"")
    #expect(fitter.fit(printed(html(long)), in: box)[0].html.text == broken)
    #expect(fitter.fitWidth(printed(html(long)), width: 60, points: 10).text == broken)
    let aligned = fitter.fit(printed(html(long, " class=\"dp-left\"")), in: box)[0].html.text
    #expect(aligned == html(long, " class=\"dp-left dp-narrow\""))
    let many = String(repeating: "<td>word</td>", count: 18)
    let narrow = fitter.fit(printed("<table><tr>\(many)</tr></table>"), in: box)[0].html.text
    #expect(narrow.split(separator: "dp-narrow").count == 19)
  }

  @Test("shows a table that is too wide or too high as its cells, a formula that is too high as its TeX")
  func simpler() {
    let cells = String(repeating: "<td>cell</td>", count: 60)
    let wide = fitter.fit(printed("<table><tr>\(cells)</tr></table>"), in: box)
    #expect(wide.allSatisfy { !$0.html.text.contains("<table") })
    let rows = String(repeating: "<mtr><mtd><mi>a</mi></mtd></mtr>", count: 60)
    let high = fitter.fit(printed("<p><math alttext=\"tex\"><mtable>\(rows)</mtable></math></p>"), in: box)
    #expect(high.map { $0.html.text } == ["<p><code class=\"dp-tex\">tex</code></p>"])
  }

  @Test("fills its pieces alike")
  func evenly() {
    let paragraphs = String(repeating: "<p>\(String(repeating: "several words ", count: 20))</p>", count: 12)
    let lengths = fitter.fit(printed(paragraphs), in: box).map(\.html.count)
    #expect(lengths.count > 1)
    #expect((lengths.min() ?? 0) * 3 > (lengths.max() ?? 0))
  }

  @Test("cuts no word while there is another place")
  func wholeWords() {
    let html = "<p>" + String(repeating: "Unabhängigkeitserklärung ", count: 120) + "</p>"
    let pieces = fitter.fit(printed(html), in: box).map { $0.html.text }
    #expect(pieces.count > 1)
    for piece in pieces { #expect(piece.hasPrefix("<p>Unabh") && piece.hasSuffix("erklärung </p>")) }
  }

  @Test("ends for every box, also one without room", arguments: [0, -5, 1, .nan, .infinity] as [Double])
  func strangeBoxes(side: Double) {
    let pieces = fitter.fit(
      printed("<p>one two <b>three</b></p><ul><li>four</li></ul>"), in: Box(width: side, height: side))
    #expect(pieces.map { textOf($0.html.text) }.joined().filter { $0 != " " } == "onetwothreefour")
  }

  @Test("takes time in proportion to the length of a text", .timeLimit(.minutes(1)))
  func long() {
    for html in [
      String(repeating: "<p>some words</p>\n", count: 1000), String(repeating: "<b>x", count: 2000),
      String(repeating: "漢字。", count: 1000), String(repeating: "x", count: 10_000),
      "<pre>" + String(repeating: "line\n", count: 1000),
      "<table>" + String(repeating: "<tr><td>a<td>b", count: 500),
    ] {
      #expect(fitter.fit(printed(html), in: box).count > 1)
    }
  }

  @Test("loses and repeats no word, whatever the markup", arguments: 0..<150)
  func losesNothing(seed: Int) {
    var markup = RandomMarkup(seed: seed)
    let html = markup.blocks(depth: 0)
    let small = Box(width: 40, height: 25)
    let whole = printed(html)
    let pieces = fitter.fit(whole, in: small)
    let together = pieces.map { textOf($0.html.text) }.joined(separator: " ")
    #expect(words(together) == words(textOf(whole.html().text)), "\(html)")
  }

  /// The words of a text; a long one may be cut.
  private func words(_ text: String) -> String { String(text.filter { !$0.isWhitespace }) }

  /// The text of HTML, without the heads of tables, which are repeated.
  private func textOf(_ html: String) -> String {
    var text = ""
    var isTag = false
    for character in html {
      if character == "<" { isTag = true }
      if !isTag { text.append(character) }
      if character == ">" { isTag = false }
    }
    return text
  }
}

/// Markup by chance, of every kind that is cut in a way of its own.
private struct RandomMarkup {
  private var generator: SeededGenerator

  init(seed: Int) { generator = SeededGenerator(seed: seed) }

  mutating func blocks(depth: Int) -> String {
    (0...generator.next(below: depth == 0 ? 8 : 3)).map { _ in block(depth: depth) }.joined(separator: "\n")
  }

  private mutating func block(depth: Int) -> String {
    switch generator.next(below: depth > 3 ? 4 : 9) {
    case 0, 1, 2: return "<p>\(text())</p>"
    case 3: return "<pre><code>\(text())\n\(text())\n</code></pre>"
    case 4:
      return "<ul>" + (0...generator.next(below: 6)).map { _ in "<li>\(text())</li>" }.joined() + "</ul>"
    case 5:
      return "<ol>"
        + (0...generator.next(below: 4)).map { _ in "<li>\(blocks(depth: depth + 1))</li>" }.joined()
        + "</ol>"
    case 6: return "<blockquote>\(blocks(depth: depth + 1))</blockquote>"
    case 7:
      let rows = (0...generator.next(below: 9)).map { _ in "<tr><td>\(word())</td><td>\(text())</td></tr>" }
      return "<table><tbody>\(rows.joined())</tbody></table>"
    default: return "<h3>\(word())</h3>"
    }
  }

  private mutating func text() -> String {
    (0...generator.next(below: 40)).map { _ in inline() }.joined(separator: " ")
  }

  private mutating func inline() -> String {
    switch generator.next(below: 12) {
    case 0: "<em>\(word()) <b>\(word())</b></em>"
    case 1: "<code>\(word())</code>"
    case 2: "漢字仮名交じり文"
    case 3: "&amp;\(word())&lt;"
    case 4: "<ruby>\(word())<rt>x</rt></ruby>"
    case 5: String(repeating: word(), count: 12)
    case 6: "كتاب"
    default: word()
    }
  }

  private mutating func word() -> String {
    String(
      (0...generator.next(below: 11)).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement(by: &generator) })
  }
}

extension String {
  fileprivate func randomElement(by generator: inout SeededGenerator) -> Character {
    self[index(startIndex, offsetBy: generator.next(below: count))]
  }
}
