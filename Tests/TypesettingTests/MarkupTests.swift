import Markdown
import Testing

@testable import Typesetting

@Suite("What a tool writes")
struct MarkupTests {
  @Test(
    "is refused as a formula where it holds anything but plain MathML",
    arguments: [
      "", "x", "<mi>x</mi>", "<math>", "<math></mrow>", "</math>", "<math><mi>x</math></mi>",
      "<math/><mi>x</mi>", "<math/ >", "<mi/>",
      "<math></math><math></math>", "<math><math></math></math>", "<math></math>x", "<math>x</math>",
      "<math><mrow>x</mrow></math>", "<math><script>x</script></math>",
      "<math><mtext><b>x</b></mtext></math>",
      "<math><mtext>x<mrow></mrow></mtext></math>", "<math><mi>y<mi>x</mi></mi></math>",
      "<math><mi><mi>x</mi>y</mi></math>",
      "<math><mglyph></mglyph></math>", "<math><maction></maction></math>",
      "<math><mi href=\"x\">x</mi></math>",
      "<math><mi id=\"x\">x</mi></math>", "<math><mi onclick=\"x\">x</mi></math>",
      "<math><mi name=\"x\">x</mi></math>",
      "<math><annotation-xml></annotation-xml></math>", "<math><mi mathcolor=\"url(x)\">x</mi></math>",
      "<math><mi mathcolor='red'>x</mi></math>", "<math><mi mathcolor=red>x</mi></math>",
      "<math><mi mathcolor>x</mi></math>", "<math><mi mathcolor=\"&quot;\">x</mi></math>",
      "<math><MI>x</MI></math>", "<math><mi>&nbsp;</mi></math>", "<math><mi>a & b</mi></math>",
      "<math><mi>a > b</mi></math>", "<math><!-- x --></math>", "<math><![CDATA[x]]></math>",
      "<math><mi\t>x</mi></math>",
      "<math><mi>x</mi ></math>", "<math><mi xlink:href=\"x\">x</mi></math>", "<svg><math></math></svg>",
      "<math><mspace>x</mspace></math>", "<math><mi>x</mi>", "<math><mi>x</mi></math",
      "<math><mi>&lt</mi></math>",
      "<span><math><annotation><b>x</b></annotation></math></span>",
      "<math><mi mathcolor=\"red\"mathsize=\"1em\">x</mi></math>",
    ])
  func hostileMath(_ markup: String) {
    #expect(mathElement(Array(markup.utf8), showing: Formula("x", isDisplay: false)) == nil)
  }

  @Test(
    "is refused as code where it holds anything but coloured words",
    arguments: [
      "x", "<span class=\"dp-c-k\">y</span>", "<span class=\"dp-c-k\">x</span>y", "<span class=\"dp-c-k\">x",
      "<span class=\"dp-c-k\">x</span></span>", "<b class=\"dp-c-k\">x</b>", "<span>x</span>",
      "<span class=\"k\">x</span>", "<span class=\"dp-c-\">x</span>", "<span class=\"dp-c-k x\">x</span>",
      "<span class=\"dp-c-k\" id=\"x\">x</span>", "<span style=\"dp-c-k\">x</span>",
      "<span class=\"dp-c-k\"><span class=\"dp-c-k\">x</span></span>", "<span class=\"dp-c-k\"></span>",
      "<span class=\"dp-c-k\">&#120;</span>", "<script>x</script>",
    ])
  func hostileCode(_ markup: String) {
    #expect(colouredCode(Array(markup.utf8), showing: Array("x".utf8)) == nil)
  }

  @Test("is cleaned of what would need a style sheet that we do not have")
  func cleaned() {
    let markup =
      #"<span class="katex"><math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><semantics>"#
      + #"<mpadded class ="v" style="border: 1px solid" width="+6pt"><mtable width="100%"><mtr><mtd width="50%"></mtd>"#
      + #"</mtr></mtable></mpadded><annotation encoding="application/x-tex">x</annotation></semantics></math></span>"#
    let math = mathElement(Array(markup.utf8), showing: Formula("\"<x>", isDisplay: false))
    #expect(
      math.map { String(decoding: $0, as: UTF8.self) }
        == #"<math alttext="&quot;&lt;x&gt;"><mpadded width="+6pt"><mtable width="100%"><mtr><mtd></mtd></mtr>"#
        + "</mtable></mpadded></math>")
  }
}

@Suite("The alphabets of formulas")
struct MathAlphabetTests {
  @Test(
    "are those of Unicode",
    arguments: [
      (MathAlphabet.bold, "Az09", "𝐀𝐳𝟎𝟗"), (.bold, "ΑΩαω∇∂ϖ", "𝚨𝛀𝛂𝛚𝛁𝛛𝛡"), (.italic, "Ahz1", "𝐴ℎ𝑧1"),
      (.boldItalic, "Aα", "𝑨𝜶"), (.script, "ABLa", "𝒜ℬℒ𝒶"), (.boldScript, "Aa", "𝓐𝓪"),
      (.fraktur, "ACg", "𝔄ℭ𝔤"),
      (.doubleStruck, "CNQRZk1", "ℂℕℚℝℤ𝕜𝟙"), (.boldFraktur, "Cc", "𝕮𝖈"), (.sansSerif, "A1", "𝖠𝟣"),
      (.boldSansSerif, "Aα1", "𝗔𝝰𝟭"), (.sansSerifItalic, "Aa", "𝘈𝘢"), (.sansSerifBoldItalic, "Aα", "𝘼𝞪"),
      (.monospace, "Aa1", "𝙰𝚊𝟷"), (.bold, "日é+&amp;", "日é+&amp;"),
    ])
  func letters(_ alphabet: MathAlphabet, _ text: String, _ expected: String) {
    #expect(String(decoding: alphabet.applied(to: Array(text.utf8)[...]), as: UTF8.self) == expected)
  }
}
