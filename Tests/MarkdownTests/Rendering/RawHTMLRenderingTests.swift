import Testing
import Text

@testable import Markdown

/// What becomes of raw HTML between other text.
@Suite struct RawHTMLRenderingTests {
  @Test(arguments: [
    ("a <b>c</b>", "<p>a <b>c</b></p>"),
    ("H<sub>2</sub>O", "<p>H<sub>2</sub>O</p>"),
    ("a <!-- hidden --> b", "<p>a  b</p>"),
    ("<!-- a -->\n", ""), ("<!-- not closed\n\ntext", ""),
    ("<b onclick=\"x\" id=\"y\">c</b>", "<p><b>c</b></p>"),
    ("a <script>alert(1)</script> b", "<p>a  b</p>"),
    ("List<Int> and <T>", "<p>List&lt;Int&gt; and &lt;T&gt;</p>"),
    ("<b>x</b>\n\n- [ ] y\n\n|a|\n|:-|", nil),
  ])
  func definitions(markdown: String, html: String?) {
    let rendered = render(markdown).html
    if let html { #expect(rendered == html) }
    #expect(!rendered.contains("onclick") && !rendered.contains("script"))
  }

  @Test(arguments: [
    ("a <!-- note -- more --> b", "<p>a  b</p>"),
    ("- item <!-- TODO -- x -->", "<ul>\n<li>item </li>\n</ul>"),
    ("a <!-- b ---> c", "<p>a  c</p>"), ("a <!-----> b", "<p>a  b</p>"),
    ("a <!--> b --> c", "<p>a  b --&gt; c</p>"),
    ("a <!---> b", "<p>a  b</p>"), ("a <!-- b --!> c", "<p>a  c</p>"),
    ("a <!-- `b` -- *c* --> *d*", "<p>a  <em>d</em></p>"),
    ("a <!-- [[b]] -- ![c](d.png) $e$ -->", "<p>a </p>"), ("a <!-- b\n-- c --> d", "<p>a  d</p>"),
    ("a <!-- b -- --><!-- c --- --> d", "<p>a  d</p>"), ("a <!-- \\--> b", "<p>a  b</p>"),
    ("a <!-- [[b]] {c} ` --> [[d]] `e`", "<p>a  <a href=\"#d\">d</a> <code>e</code></p>"),
  ])
  func commentsVanish(markdown: String, html: String) {
    let result = render(markdown)
    #expect(result.html == html)
    #expect(result.resolver.media.isEmpty)
    #expect(render(markdown, options: .init(rawHTML: .escape)).html == html)
  }

  @Test(arguments: [
    ("`a <!-- b -- c -->`", "<p><code>a &lt;!-- b -- c --&gt;</code></p>"),
    ("`` ` <!-- -- --> ``", "<p><code>` &lt;!-- -- --&gt;</code></p>"),
    ("    <!-- a -- b -->", "<pre tabindex=\"0\"><code>&lt;!-- a -- b --&gt;\n</code></pre>"),
    ("a \\<!-- b -- c -->", "<p>a &lt;!-- b -- c --&gt;</p>"),
    ("a <b title=\"<!-- c -- d -->\">e</b>", "<p>a <b title=\"&lt;!-- c -- d --&gt;\">e</b></p>"),
    ("a <!-- b -- c", "<p>a &lt;!-- b -- c</p>"), ("a <! -- b -->", "<p>a &lt;! -- b --&gt;</p>"),
  ])
  func whatIsNoCommentStays(markdown: String, html: String) {
    #expect(render(markdown).html == html)
  }

  @Test func aCommentMovesNoPlace() {
    let result = render("a <!-- b -- c --> ![d](gone.png)")
    #expect(result.resolver.media.map(\.position) == [.init(line: 1, column: 19)])
  }

  @Test func whatTheLibraryWroteStaysMendedBesideRawHTML() {
    let html = render("<b>x</b>\n\n- [ ] y\n\n|a|\n|:-|\n\n`` c ``\n\n```swift\nd\n```").html
    #expect(html.contains("<input type=\"checkbox\" disabled=\"\" aria-label=\"To do\" />"))
    #expect(html.contains("<table tabindex=\"0\">"))
    #expect(html.contains("<th class=\"dp-left\">a</th>"))
    #expect(html.contains("<pre tabindex=\"0\"><code class=\"language-swift\">d\n</code></pre>"))
  }

  @Test func alignmentIsAClass() {
    let html = render("<p align=center>a</p>\n\n<div align=\"right\">b</div>\n\n<h3 align=left>c</h3>").html
    #expect(
      html == "<p class=\"dp-center\">a</p>\n<div class=\"dp-right\">b</div>\n<h3 class=\"dp-left\">c</h3>")
  }

  @Test func linksAreFollowedOnce() {
    let html = render("<b>x</b> [a](b.md) <a href=\"c.md\">d</a> [[e]] <a href=\"javascript:f\">g</a>").html
    #expect(
      html == "<p><b>x</b> <a href=\"b.md\">a</a> <a href=\"c.md\">d</a> <a href=\"#e\">e</a> g</p>")
  }

  @Test func mediaAreFollowed() {
    let html = render(
      "<i>x</i> ![y](a.png) <img src=\"b.png\" onerror=\"x\" alt=\"z\"> <img src=\"gone.png\" alt=\"w\">"
    ).html
    #expect(html.contains("src=\"a.png\" alt=\"y\"") && html.contains("src=\"b.png\" alt=\"z\""))
    #expect(html.contains("<span class=\"dp-missing\">w</span>") && !html.contains("onerror"))
  }

  @Test func addressesAreToldWithTheirPlace() {
    let result = render("a\n\n<div>\n<img src=\"gone.png\">\n</div>\n\n<b>c</b> <img src=\"gone2.png\">")
    #expect(result.resolver.media.map(\.position) == [.init(line: 4, column: 1), .init(line: 7, column: 10)])
  }

  @Test func notesStayBesideRawHTML() {
    let units = renderUnits(
      "<u>a</u>[^n] <a href=\"#z\">b[^n]</a>\n\n[^n]: <b>note</b> <script>x</script>[^m]\n\n[^m]: plain")
    #expect(units[0].contains("<a id=\"dp-mark-0-1\" href=\"#dp-note-0-1\">1</a>"))
    #expect(units[0].contains("<sup class=\"dp-note-mark\" id=\"dp-mark-0-1-2\">1</sup></a>"))
    #expect(units[0].contains("<li id=\"dp-note-0-1\">") && units[0].contains("<b>note</b>"))
    #expect(units[0].contains("<li id=\"dp-note-0-2\">") && !units[0].contains("<script"))
  }

  @Test func termsShowWhatNoPageKnows() {
    #expect(renderTerm("List<Int>") == "List&lt;Int&gt;")
    #expect(renderTerm("<script>x</script>") == "&lt;script&gt;x&lt;/script&gt;")
    #expect(renderTerm("H<sub>2</sub>O") == "H<sub>2</sub>O")
    #expect(renderTerm("<b onclick=x>y") == "<b>y</b>")
    #expect(renderTerm("<sub>$x$</sub>[^n]\n\n[^n]: a").hasPrefix("<sub>$x$</sub><sup"))
  }

  @Test(arguments: [
    ("a <b>c</b>", "<p>a &lt;b&gt;c&lt;/b&gt;</p>"),
    ("a <!-- hidden --> b", "<p>a  b</p>"),
    ("<div>\n<p onclick=x>\n</div>\n", "<p>&lt;div&gt;<br />\n&lt;p onclick=x&gt;<br />\n&lt;/div&gt;</p>"),
    ("<!-- a -->\n", ""), ("<!--> a\n", "<p> a</p>"),
    ("<!-- not closed\n\ntext", ""), ("<!-- a --!> b", "<p> b</p>"),
    ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"),
  ])
  func itCanBeShownAsText(markdown: String, html: String) {
    #expect(render(markdown, options: .init(rawHTML: .escape)).html == html)
  }

  @Test func itCanBeTrusted() {
    #expect(
      render("a <b onclick=\"x\">c</b>", options: .init(rawHTML: .trusted)).html
        == "<p>a <b onclick=\"x\">c</b></p>")
  }

  private func renderTerm(_ markdown: String) -> String {
    var resolver = RecordingResolver()
    let document = MarkdownDocument(Array("## \(markdown)".utf8)[...])
    let part = MarkdownPart(.heading, 0..<1, unit: 0)
    return document.render(
      [part, MarkdownPart(.blocks(.init(from: 1, to: 1)), 1..<1, unit: 0)], options: .init(),
      resolver: &resolver)[0].string
  }
}
