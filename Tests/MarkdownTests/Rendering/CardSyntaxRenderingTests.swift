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

  /// What stands before and behind a link is what decides, as if a letter or a bracket stood there.
  @Test(arguments: [
    ("**[[t]]**", "<strong><a href=\"#t\">t</a></strong>"), ("*[[t]]*", "<em><a href=\"#t\">t</a></em>"),
    ("_[[t]]_", "<em><a href=\"#t\">t</a></em>"), ("__[[t]]__", "<strong><a href=\"#t\">t</a></strong>"),
    ("***[[t]]***", "<em><strong><a href=\"#t\">t</a></strong></em>"),
    ("~~[[t]]~~", "<del><a href=\"#t\">t</a></del>"), ("~[[t]]~", "<del><a href=\"#t\">t</a></del>"),
    ("==[[t]]==", "<mark><a href=\"#t\">t</a></mark>"),
    ("**[[t]] b**", "<strong><a href=\"#t\">t</a> b</strong>"),
    ("**b [[t]]**", "<strong>b <a href=\"#t\">t</a></strong>"),
    ("**a**[[t]]*b*", "<strong>a</strong><a href=\"#t\">t</a><em>b</em>"),
    ("[[t]]**a**", "<a href=\"#t\">t</a><strong>a</strong>"),
    ("~~**==[[t]]==**~~", "<del><strong><mark><a href=\"#t\">t</a></mark></strong></del>"),
    ("**[[t]]**, ~~[[u]]~~", "</strong>, <del><a href=\"#u\">u</a></del>"),
    ("**![[gone.png]]**", "<strong><span class=\"dp-missing\">gone.png</span></strong>"),
    ("~~![[gone.png]]~~", "<del><span class=\"dp-missing\">gone.png</span></del>"),
    ("**[sound:gone.mp3]**", "<strong><span class=\"dp-missing\">gone.mp3</span></strong>"),
    ("**漢字[かんじ]**", "<strong><ruby>漢字<rp>"), ("==漢字[かんじ]==", "<mark><ruby>漢字<rp>"),
    ("~~漢字[かんじ]~~", "<del><ruby>漢字<rp>"), ("a**漢字[かんじ]**", "a<strong><ruby>漢字<rp>"),
    ("a**[[t]]**", "a**<a href=\"#t\">t</a>**"), ("a~~[[t]]~~", "a~~<a href=\"#t\">t</a>~~"),
    ("b ~~~[[t]]~~~", "b ~~~<a href=\"#t\">t</a>~~~"), ("** [[t]]**", "** <a"),
    ("**注[※]**", "<strong>注[※]</strong>"),
    ("**[[]]** **![[x**", "<strong>[[]]</strong> <strong>![[x</strong>"),
    ("*\\(a\\)*", "<em><code class=\"dp-tex\">a</code></em>"),
    ("~~\\[a\\]~~", "<del><code class=\"dp-tex dp-display\">a</code></del>"),
  ])
  func emphasisStandsAroundThem(markdown: String, html: String) {
    #expect(render(markdown, extensions: .deck.union([.ruby, .bracketMath])).html.contains(html))
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
