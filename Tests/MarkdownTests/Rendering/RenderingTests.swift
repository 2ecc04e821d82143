import Hypertext
import Testing
import Text

@testable import Markdown

/// What a definition becomes on a page.
@Suite struct RenderingTests {
  /// The library writes these two as bytes that UTF-8 does not have, and with such bytes parts are divided.
  @Test(arguments: ["&#xFFFF;", "&#65535;", "&#xFFFE;", "&#xfffe;0&#xfffe;"])
  func whatIsNoCharacterDividesNothing(text: String) {
    let units = renderUnits("a \(text) b\n\n[c](d \"\(text)\") `e`\n\n```x\(text)\nf\n```")
    #expect(units.count == 3)
    #expect(units[0].hasPrefix("<p>a ") && units[0].hasSuffix(" b</p>"))
    #expect(units[1].hasPrefix("<p><a href=\"d\"") && units[1].hasSuffix("<code>e</code></p>"))
    #expect(units[2].hasSuffix(">f\n</code></pre>"))
    #expect(units.allSatisfy { !$0.contains("math") })
  }

  @Test func controlCharactersThatHTMLForbidsAreReplaced() {
    #expect(render("a\u{1B}b &#1; \u{7F}").html == "<p>a\u{FFFD}b \u{FFFD} \u{FFFD}</p>")
  }

  @Test(arguments: [
    "javascript:alert(1)", "JAVASCRIPT:x", "java&#x0A;script:x", "\\\\\\\\evil.example", "/\\\\evil.example",
    "data:text/html,x", "vbscript:x",
    "file:///x", "ftp://x",
    "&#1;javascript:x", "\u{7F}javascript:x",
  ])
  func unsafeLinksAreDropped(address: String) {
    let link = render("[text](<\(address)>)")
    #expect(link.html == "<p>text</p>")
    #expect(link.resolver.dropped.count == 1)
    #expect(!render("![text](<\(address)>)").html.contains("<img"))
  }

  @Test(arguments: [
    "https://a.example/b?c=d#e", "http://a", "mailto:a@b.example", "//a/b", "a/b:c", "#x", "?q=a:b",
  ])
  func safeLinksStay(address: String) {
    #expect(render("[text](\(address))").html == "<p><a href=\"\(address)\">text</a></p>")
  }

  @Test func tablesAreAlignedByClasses() {
    let html = render("| a | b | c | d |\n|:--|:-:|--:|---|\n| 1 | 2 | 3 | 4 |").html
    #expect(
      html.contains(
        "<th class=\"dp-left\">a</th>\n<th class=\"dp-center\">b</th>\n<th class=\"dp-right\">c</th>"))
    #expect(html.contains("<td class=\"dp-center\">2</td>"))
    #expect(html.contains("<td>4</td>"))
    #expect(!html.contains("align="))
  }

  @Test func whatScrollsTakesTheFocus() {
    #expect(
      render("```swift\nx\n```").html == "<pre tabindex=\"0\"><code class=\"language-swift\">x\n</code></pre>"
    )
    #expect(
      render("- a\n\n      <pre><code>").html.contains("<pre tabindex=\"0\"><code>&lt;pre&gt;&lt;code&gt;\n"))
    #expect(render("|a|\n|-|").html.hasPrefix("<table tabindex=\"0\">"))
    #expect(!render("`a`").html.contains("tabindex"))
  }

  @Test func boxesHaveNames() {
    let html = render("- [x] a\n- [ ] b\n").html
    #expect(html.contains("<input type=\"checkbox\" checked=\"\" disabled=\"\" aria-label=\"Done\" />"))
    #expect(html.contains("<input type=\"checkbox\" disabled=\"\" aria-label=\"To do\" />"))
  }

  @Test(arguments: [
    ("![a cat]()", "<p><span class=\"dp-missing\">a cat</span></p>"),
    ("![]()", "<p></p>"),
    ("![a *cat* `&`](gone.png)", "<p><span class=\"dp-missing\">a cat &amp;</span></p>"),
    ("![a](//host/x.png)", "<p><a href=\"//host/x.png\">a</a></p>"),
    ("[![a](https://host/x.png)](https://b)", "<p><a href=\"https://b\">a</a></p>"),
    ("![a](here.png \"t\")", "<p><img src=\"here.png\" alt=\"a\" title=\"t\" loading=\"lazy\" /></p>"),
  ])
  func imagesHaveASourceOrAMark(markdown: String, html: String) {
    #expect(render(markdown).html == html)
  }

  @Test func headingsMoveBelowTheirCard() {
    let html = render("### a\n\n# b\n\n###### c\n\n> ##### d", shift: HeadingShift(from: 3, to: 4)).html
    #expect(html.contains("<h4>a</h4>\n<h4>b</h4>\n<h6>c</h6>"))
    #expect(html.contains("<h6>d</h6>"))
  }

  @Test func strikethroughAndAutolinks() {
    #expect(
      render("~~old~~ www.a.example").html
        == "<p><del>old</del> <a href=\"http://www.a.example\">www.a.example</a></p>")
  }

  @Test func thePlainTextOfAHeading() {
    let texts = [
      "## a *b* `c` ![d](e)", "## List<Int>", "##  a   b ", "## \u{65}\u{301}", "## a<!-- x -->b",
      "## [l](m)", "## &amp;",
    ].map { source in MarkdownDocument(Array(source.utf8)[...]).plainText(ofBlock: 0) }
    #expect(texts == ["a b c d", "List<Int>", "a b", "\u{E9}", "ab", "l", "&"])
  }
}

/// Footnotes stand with the unit that refers to them, numbered from 1.
@Suite struct FootnoteTests {
  @Test func eachUnitNumbersItsOwnNotes() {
    let pages = renderUnits(
      "A[^x] and[^y].\n\nB[^y] twice[^y].\n\n[^x]: first\n[^y]: second[^z]\n[^z]: third")
    #expect(pages[0].contains("<li id=\"dp-note-0-2\">\n<p>second"))
    #expect(pages[0].contains("href=\"#dp-note-0-3\">3</a>"))
    #expect(pages[1].contains("id=\"dp-mark-1-1-2\""))
    #expect(pages[1].contains("<li id=\"dp-note-1-1\">\n<p>second"))
    #expect(!pages[1].contains("first"))
  }

  @Test func notesMayReferToThemselves() {
    let page = renderUnits("A[^x].\n\n[^x]: again[^x] and[^y]\n[^y]: back[^x]")[0]
    #expect(page.contains("id=\"dp-mark-0-1-2\""))
    #expect(page.contains("<li id=\"dp-note-0-2\">"))
  }

  @Test(arguments: [
    ("note", "<p>note\u{A0}{back}</p>"), ("a\n\n    b", "<p>a</p>\n<p>b\u{A0}{back}</p>"),
    ("<u>note</u>", "<p><u>note</u>\u{A0}{back}</p>"),
    ("- a", "<ul>\n<li>a</li>\n</ul>\n{back}"), ("<a href=\"#b\">c", "<p><a href=\"#b\">c\u{A0}</a></p>"),
  ])
  func theWayBackStandsAtTheEndOfANote(note: String, html: String) {
    let pages = renderUnits("A[^x]\n\nB[^x]\n\n[^x]: \(note)")
    for (unit, page) in pages.prefix(2).enumerated() {
      let back =
        "<a class=\"dp-note-back\" href=\"#dp-mark-\(unit)-1\" aria-label=\"Back to the text\">↩</a>"
      let expected = html.replacing("{back}", with: back)
      #expect(
        page.replacing("\n\n", with: "\n").contains("<li id=\"dp-note-\(unit)-1\">\n\(expected)\n</li>"),
        "\(page)")
    }
  }

  @Test func aMarkInsideALinkIsNoLink() {
    let page = renderUnits("[A[^x]](https://a)\n\n[^x]: note")[0]
    #expect(page.contains("<sup class=\"dp-note-mark\" id=\"dp-mark-0-1\">1</sup></a>"))
  }

  @Test func notesAreEditedToo() {
    let page = renderUnits("A[^x]\n\n[^x]: <b> [c](javascript:x) ~~d~~")[0]
    #expect(page.contains("<b> c <del>d</del>"))
  }
}

struct RecordingResolver: LinkResolver {
  var dropped: [String] = []
  var media: [(address: String, position: SourcePosition)] = []
  var refused: [(formula: Formula, reason: String, position: SourcePosition)] = []

  var unended: [(cloze: String, position: SourcePosition)] = []

  func link(to address: String, at position: SourcePosition) -> LinkTarget { .address(address) }

  mutating func unended(cloze: String, at position: SourcePosition) { unended.append((cloze, position)) }

  func card(named name: String, at position: SourcePosition) -> LinkTarget {
    name.hasPrefix("gone") ? .text : .address("#" + name)
  }

  mutating func media(at address: String, isRemote: Bool, position: SourcePosition) -> MediaTarget {
    media.append((address, position))
    if address.isEmpty || address.hasPrefix("gone") { return .missing }
    return address.contains("//")
      ? .link(address) : .shown(Media(address.hasSuffix(".mp3") ? .audio : .image, address: address))
  }

  mutating func media(named name: String, position: SourcePosition) -> MediaTarget {
    media(at: name, isRemote: false, position: position)
  }

  mutating func refused(_ formula: Formula, because reason: String, at position: SourcePosition) {
    refused.append((formula, reason, position))
  }

  mutating func dropped(_ address: String, at position: SourcePosition) { dropped.append(address) }
}

func render(
  _ markdown: String, shift: HeadingShift = HeadingShift(from: 1, to: 1), options: RenderingOptions = .init(),
  extensions: MarkdownExtensions = .deck
) -> (html: String, resolver: RecordingResolver) {
  var resolver = RecordingResolver()
  let document = MarkdownDocument(Array(markdown.utf8)[...], extensions: extensions)
  let part = MarkdownPart(.blocks(shift), 0..<document.blocks.count, unit: 0)
  let html = document.render([part], options: options, resolver: &resolver)
  return (html[0].string, resolver)
}

/// Renders each block as a unit of its own.
func renderUnits(_ markdown: String) -> [String] {
  var resolver = RecordingResolver()
  let document = MarkdownDocument(Array(markdown.utf8)[...])
  let parts = document.blocks.indices.map {
    MarkdownPart(.blocks(HeadingShift(from: 1, to: 1)), $0..<$0 + 1, unit: $0)
  }
  return document.render(parts, resolver: &resolver).map(\.string)
}
