import Testing
import Text

@testable import Markdown

/// What highlights, clozes, readings, names of cards and embedded media become.
@Suite struct CardSyntaxRenderingTests {
  @Test(arguments: [
    ("a ==b *c*== d", "<p>a <mark>b <em>c</em></mark> d</p>"),
    ("| ==a== |\n|---|", "<th><mark>a</mark></th>"),
    ("`==a==`", "<code>==a==</code>"),
    ("{{c1::Paris}}", "<span class=\"dp-cloze\" data-cloze=\"1\">Paris</span>"),
    (
      "{{c12::**Paris**::a \"city\"}}",
      "<span class=\"dp-cloze\" data-cloze=\"12\" data-hint=\"a &quot;city&quot;\"><strong>Paris</strong></span>"
    ),
    (
      "{{c1::a {{c2::b}} c}}",
      "<span class=\"dp-cloze\" data-cloze=\"1\">a <span class=\"dp-cloze\" data-cloze=\"2\">b</span> c</span>"
    ),
    ("{{c1::a", "<p>{{c1::a</p>"), ("*{{c1::a* b}}", "<p><em>{{c1::a</em> b}}</p>"),
    ("a }} b", "<p>a }} b</p>"),
    ("{{c1::a::*b*}}", "data-hint=\"b\">a</span>"),
    ("[[hola]]", "<a href=\"#hola\">hola</a>"),
    ("[[deck/hola]]", "<a href=\"#deck/hola\">hola</a>"),
    ("[[hola|say \"hi\"]]", "<a href=\"#hola\">say &quot;hi&quot;</a>"),
    ("[[gone]]", "<p>gone</p>"), ("`[[a]]`", "<code>[[a]]</code>"),
    ("[a [[b]] c](https://d)", "<a href=\"https://d\">a b c</a>"),
    ("{漢字|かんじ}", "<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>"),
    (
      "{漢字|かん|じ}",
      "<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rp>(</rp><rt>じ</rt><rp>)</rp></ruby>"
    ),
    ("日本[にほん]の", "<p><ruby>日本<rp>(</rp><rt>にほん</rt><rp>)</rp></ruby>の</p>"),
  ])
  func syntax(markdown: String, html: String) {
    #expect(render(markdown, extensions: .deck.union(.ruby)).html.contains(html))
  }

  @Test func aHighlightCanBeACloze() {
    var options = RenderingOptions()
    options.highlightIsCloze = true
    #expect(
      render("==a== ==b==", options: options).html
        == "<p><span class=\"dp-cloze\" data-cloze=\"1\">a</span> <span class=\"dp-cloze\" data-cloze=\"2\">b</span></p>"
    )
  }

  @Test func mediaAreEmbedded() {
    let image = render("![[cat.png|300]]").html
    #expect(
      image.contains("src=\"cat.png\"") && image.contains("width=\"300\"")
        && image.contains("alt=\"cat.png\""))
    #expect(render("![[cat.png|a \"cat\"]]").html.contains("alt=\"a &quot;cat&quot;\""))
    #expect(render("[sound:hola.mp3] x").html.contains("<audio"))
    #expect(render("`[sound:hola.mp3]`").html == "<p><code>[sound:hola.mp3]</code></p>")
    #expect(render("[sound:gone.mp3]").html == "<p><span class=\"dp-missing\">gone.mp3</span></p>")
  }
}
