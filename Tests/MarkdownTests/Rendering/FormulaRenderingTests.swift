import Testing
import Text

@testable import Markdown

/// What formulas and code become with something that sets them, and without.
@Suite struct FormulaRenderingTests {
  @Test(arguments: [
    ("a $x^2$ b", "<p>a <math>x^2</math> b</p>"),
    ("$$x$$", "<p><math display>x</math></p>"),
    ("$$\n- c\n$$", "<p><math display>- c</math></p>"),
    ("```math\na &lt; b\n```", "<p><math display>a &amp;lt; b</math></p>"),
    ("| $a$ |\n|---|\n| $`b`$ |", nil),
    ("<b>$x$</b>", "<p><b><math>x</math></b></p>"),
    ("<b>$x<y$</b> &#xFDD0;0&#xFDD1;", nil),
    ("*$a_{i}$ and $b_{j}$*", "<p><em><math>a_{i}</math> and <math>b_{j}</math></em></p>"),
  ])
  func formulasAreSet(markdown: String, html: String?) {
    let rendered = renderSet(markdown)
    if let html { #expect(rendered == html) }
    #expect(rendered.contains("<math"))
    #expect(!rendered.contains("$"))
  }

  @Test func theirSourceStandsWhereNothingSetsThem() {
    #expect(render("$a<b$", extensions: mathematics).html == "<p><code class=\"dp-tex\">a&lt;b</code></p>")
    #expect(
      render("$$a$$", extensions: mathematics).html
        == "<p><code class=\"dp-tex dp-display\">a</code></p>")
  }

  @Test func whatCannotBeSetIsToldWithItsPlace() {
    let result = render(
      "a\n\nb $\\bad$", options: .init(typesetter: MarkingTypesetter()), extensions: mathematics)
    #expect(result.html == "<p>a</p>\n<p>b <code class=\"dp-tex\">\\bad</code></p>")
    #expect(result.resolver.refused.map(\.reason) == ["no \\bad"])
    #expect(result.resolver.refused.map(\.position.line) == [3])
  }

  @Test func codeWithALanguageIsColoured() {
    #expect(
      renderSet("```swift\nlet\n```")
        == "<pre tabindex=\"0\"><code class=\"language-swift\"><i>let\n</i></code></pre>")
    #expect(
      renderSet("``` {.swift .numberLines}\na\n```").contains("<code class=\"language-swift\"><i>a\n</i>"))
    #expect(renderSet("``` {#x}\na\n```").contains("<code>a\n</code>"))
    #expect(renderSet("```none\na<b\n```").contains("a&lt;b\n</code>"))
    #expect(renderSet("```\na\n```") == "<pre tabindex=\"0\"><code>a\n</code></pre>")
    #expect(renderSet("<i>x</i>\n\n```swift\n<\n```").contains("<i>&lt;\n</i></code>"))
  }

  @Test func aDeckWithoutFormulasKeepsItsMathBlocks() {
    #expect(render("```math\nx\n```").html.contains("language-math"))
  }

  private let mathematics = MarkdownExtensions.deck.union(.dollarMath)

  private func renderSet(_ markdown: String) -> String {
    render(markdown, options: .init(typesetter: MarkingTypesetter()), extensions: mathematics).html
  }
}

/// Writes formulas and code with a mark around them.
struct MarkingTypesetter: Typesetter {
  func typeset(_ formulas: [Formula]) -> [TypesetFormula] {
    formulas.map { formula in
      if formula.tex.contains("\\bad") { return .refused("no \\bad") }
      return .markup(marked(formula.tex, formula.isDisplay ? "math display" : "math", "math"))
    }
  }

  func expect(_ samples: [CodeSample]) {}

  func highlight(_ samples: [CodeSample]) -> [[UInt8]?] {
    samples.map { $0.language == "none" ? nil : marked(String(decoding: $0.code, as: UTF8.self), "i", "i") }
  }

  private func marked(_ text: String, _ start: String, _ end: String) -> [UInt8] {
    var html = Array("<\(start)>".utf8)
    html.appendEscapingHTML(text)
    return html + Array("</\(end)>".utf8)
  }
}
