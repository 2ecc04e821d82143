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
    ("{{c1::a::b::c}}", "data-hint=\"b::c\">a</span>"),
    ("{{c1::a::b `c` **d** e}} f", "data-hint=\"b c d e\">a</span> f"),
    (
      "{{c1::a {{c2::b::h}} c::i}}",
      "data-cloze=\"1\" data-hint=\"i\">a <span class=\"dp-cloze\" data-cloze=\"2\" data-hint=\"h\">b</span> c</span>"
    ),
    ("{{c1::a::h {{c2::b}} i}} c", "data-hint=\"h b i\">a</span> c</p>"),
    ("{{c1::::h}}", "data-hint=\"h\"></span>"), ("{{c1::`a::b`}}", "<code>a::b</code></span>"),
    ("{{c1::\\frac{1}{2}}}", "data-cloze=\"1\">\\frac{1}{2}</span>"),
    ("{{c1::{a}}} b", "data-cloze=\"1\">{a}</span> b"),
    ("{{c1::{{a}}}} b", "data-cloze=\"1\">{{a}}</span> b"),
    ("{{c1::{{a}} b}} c", "data-cloze=\"1\">{{a}} b</span> c"),
    ("{{c1::a { b}} c", "data-cloze=\"1\">a { b</span> c"),
    ("{{c1::a } b}} c", "data-cloze=\"1\">a } b</span> c"),
    ("{{c1::a}}} b", "data-cloze=\"1\">a</span>} b"),
    (
      "{{c1::{{c2::{b}}}}} c",
      "data-cloze=\"1\"><span class=\"dp-cloze\" data-cloze=\"2\">{b}</span></span> c"
    ),
    ("[[hola]]", "<a href=\"#hola\">hola</a>"),
    ("[[deck/hola]]", "<a href=\"#deck/hola\">hola</a>"),
    ("[[hola|say \"hi\"]]", "<a href=\"#hola\">say &quot;hi&quot;</a>"),
    ("[[gone]]", "<p>gone</p>"), ("[[gone/x]] [[gone/x|y]]", "<p>gone/x y</p>"),
    ("[[ hola ]]", "<a href=\"#hola\">hola</a>"),
    ("[[gone://e.example/x]]", "<p>gone://e.example/x</p>"), ("![[ gone.png ]]", ">gone.png</span>"),
    ("`[[a]]`", "<code>[[a]]</code>"),
    ("[a [[b]] c](https://d)", "<a href=\"https://d\">a b c</a>"),
    ("{漢字|かんじ}", "<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>"),
    (
      "{漢字|かん|じ}",
      "<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rp>(</rp><rt>じ</rt><rp>)</rp></ruby>"
    ),
    ("{**漢字**|かんじ}", "<ruby><strong>漢字</strong><rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>"),
    (
      "{***漢***字|かん|じ}",
      "<ruby><strong><em>漢</em></strong><rp>(</rp><rt>かん</rt><rp>)</rp>字<rp>(</rp><rt>じ</rt><rp>)</rp></ruby>"
    ),
    ("{漢~~字==かな==~~|かんじ}", "<ruby>漢<del>字<mark>かな</mark></del><rp>"), ("{漢*字|かん}", "<ruby>漢*字<rp>"),
    ("{__漢*字__*|かん}", "<ruby><strong>漢*字</strong>*<rp>"),
    ("{*漢**字*|かん}", "<ruby><em>漢**字</em><rp>"),
    ("{==**漢**==字|かん}", "<ruby><mark><strong>漢</strong></mark>字<rp>"), ("{漢<b>|かん}", "<ruby>漢&lt;b&gt;<rp>"),
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

  @Test(arguments: [
    ("a {{c1::b", ["{{c1:: 1:3"]), ("a\n\n{{c2::b\n\nc}}", ["{{c2:: 3:1"]), ("*{{c1::a* b}}", ["{{c1:: 1:2"]),
    ("[[a]] {{c1::b {{c2::c}}", ["{{c1:: 1:7"]), ("{{c1::b}}", []), ("`{{c1::b`", []), ("{{c1::a\nb}}", []),
  ])
  func clozesThatDoNotEndAreTold(markdown: String, told: [String]) {
    let unended = render(markdown).resolver.unended
    #expect(unended.map { "\($0.cloze) \($0.position.line):\($0.position.column)" } == told)
  }

  @Test func mediaAreEmbedded() {
    let image = render("![[cat.png|300]]").html
    #expect(
      image.contains("src=\"cat.png\"") && image.contains("width=\"300\"")
        && image.contains("alt=\"cat.png\""))
    #expect(render("![[cat.png|a \"cat\"]]").html.contains("alt=\"a &quot;cat&quot;\""))
    #expect(render("[sound:hola.mp3] x").html.contains("<audio"))
    #expect(render("`[sound:hola.mp3]`").html == "<p><code>[sound:hola.mp3]</code></p>")
    #expect(
      render("[sound:https://a.example/b.mp3] ![[//a.example/c.png]]").html
        == "<p><a href=\"https://a.example/b.mp3\">b.mp3</a> <a href=\"//a.example/c.png\">c.png</a></p>")
    #expect(render("[sound:gone.mp3]").html == "<p><span class=\"dp-missing\">gone.mp3</span></p>")
  }
}
