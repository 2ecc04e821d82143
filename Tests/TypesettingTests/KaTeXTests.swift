import Markdown
import Testing

@testable import Typesetting

@Suite("Formulas by KaTeX")
struct KaTeXTests {
  private func set(
    _ tex: String..., isDisplay: Bool = false, macros: [String: String] = [:]
  ) -> [String] {
    let typesetters = Typesetters(macros: macros, coloursCode: false, cacheFolder: nil)
    defer { #expect(typesetters.missing.isEmpty) }
    return typesetters.typeset(tex.map { Formula($0, isDisplay: isDisplay) }).map { result in
      switch result {
      case .markup(let bytes): String(decoding: bytes, as: UTF8.self)
      case .refused(let reason): "refused: \(reason)"
      case .unavailable: "unavailable"
      }
    }
  }

  @Test(
    "are a math element with the TeX beside it, and nothing around it",
    arguments: [
      ("x", #"<math alttext="x"><mrow><mi>x</mi></mrow></math>"#),
      (
        "a<b",
        #"<math alttext="a&lt;b"><mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow></math>"#
      ),
      (
        #"\text{"q" & 'r'}"#,
        #"refused: Expected 'EOF', got '&'"#
      ),
      (
        #"\text{"ж"}"#,
        #"<math alttext="\text{&quot;ж&quot;}"><mrow><mtext>&quot;ж&quot;</mtext></mrow></math>"#
      ),
      (
        #"\mathbb{R}\mathcal{L}\mathfrak{g}\mathbf{v2}\boldsymbol{\alpha}\mathrm{d}"#,
        #"<math alttext="\mathbb{R}\mathcal{L}\mathfrak{g}\mathbf{v2}\boldsymbol{\alpha}\mathrm{d}"><mrow>"#
          + #"<mi>ℝ</mi><mi>ℒ</mi><mi>𝔤</mi><mrow><mi>𝐯</mi><mn>𝟐</mn></mrow><mi>𝜶</mi>"#
          + #"<mi mathvariant="normal">d</mi></mrow></math>"#
      ),
      (
        #"a\overset{!}{=}b"#,
        #"<math alttext="a\overset{!}{=}b"><mrow><mi>a</mi><mrow><mover><mrow><mo>=</mo></mrow>"#
          + #"<mo stretchy="false" lspace="0em" rspace="0em">!</mo></mover></mrow><mi>b</mi></mrow></math>"#
      ),
      (
        #"\kern1em"#,
        #"<math alttext="\kern1em"><mrow><mspace width="1em"></mspace></mrow></math>"#
      ),
      (
        #"\vcenter{a}"#,
        #"<math alttext="\vcenter{a}"><mrow><mpadded><mi>a</mi></mpadded></mrow></math>"#
      ),
    ])
  func markup(_ tex: String, _ expected: String) {
    #expect(set(tex) == [expected])
  }

  @Test("stand on a line of their own where they are displayed")
  func display() {
    #expect(
      set("x", isDisplay: true) == [#"<math alttext="x" display="block"><mrow><mi>x</mi></mrow></math>"#])
  }

  @Test(
    "of every kind are plain MathML",
    arguments: [
      #"\boxed{a^2+b^2}"#, #"\cancel{x}\bcancel{y}\xcancel{z}\sout{w}"#, #"\fcolorbox{red}{#eef}{$x$}"#,
      #"\begin{aligned}a&=b\\c&=d\end{aligned}"#, #"\begin{cases}1&x>0\\0\end{cases}"#,
      #"\begin{pmatrix}a&b\\c&d\end{pmatrix}"#, #"\begin{array}{|c|r|}\hline a&b\\\hdashline c&d\end{array}"#,
      #"\tag{7}x"#, #"\sum_{i=1}^n i=\frac{n(n+1)}2"#, #"\int_0^\infty e^{-x^2}\,dx"#, #"\sqrt[3]{x}"#,
      #"\overbrace{a+b}^{n}\underline{c}\widehat{xyz}\vec v"#, #"\left(\frac12\right\}\Bigl[x\Bigr]"#,
      #"\color{blue}x\textcolor{#f00}{y}\colorbox{yellow}{z}"#,
      #"\phantom{x}\smash{y}\llap{z}\raisebox{1em}{w}"#,
      #"\operatorname*{arg\,max}_x f"#, #"\verb|a b|\texttt{c}\textbf{d}\textit{e}\textsf{f}"#,
      #"\angl n\phase{-78}"#, #"\xrightarrow[u]{o}\not="#, #"\rule{1em}{2em}\kern1em\\y"#,
      #"\Huge a\tiny b"#, #"\mathring{A}\overset{!}{=}\underset{x}{y}\stackrel{a}{b}"#,
      #"\begin{CD}A@>a>>B\\@VbVV@AAcA\\C@=D\end{CD}"#, #"\underbrace{x}_{\text{some $y$ text}}"#,
      #"\newcommand\foo{\mathbb{R}}\foo"#, #"f''\lim_{x\to0}\binom nk\pmod 3"#, #"\def\a{}"#, "",
    ])
  func kinds(_ tex: String) {
    let markup = set(tex, isDisplay: true)[0]
    #expect(markup.hasPrefix("<math alttext=\""), "\(markup)")
    for word in [" style=", " class=", " id=", " href=", "<span", "<semantics", "<annotation", "xmlns"] {
      #expect(!markup.contains(word))
    }
  }

  @Test(
    "that KaTeX refuses say why in its words",
    arguments: [
      (#"\frac{a"#, "Unexpected end of input in a macro argument, expected '}'"),
      ("a}", "Expected 'EOF', got '}'"),
      (#"\nonsense"#, #"Undefined control sequence: \nonsense"#),
      (#"\tag{1}x"#, #"\tag works only in display equations"#),
      (#"\href{https://example.org}{x}"#, #"\href is not allowed"#),
      (#"\htmlStyle{color:red}{x}"#, #"\htmlStyle is not allowed"#),
      (#"\htmlId{dp-x}{x}"#, #"\htmlId is not allowed"#),
      (#"\includegraphics{a.png}"#, #"\includegraphics is not allowed"#),
      (#"\def\a{\a\a}\a"#, "Too many expansions: infinite loop or need to increase maxExpand setting"),
    ])
  func refusals(_ tex: String, _ reason: String) {
    #expect(set(tex) == ["refused: \(reason)"])
  }

  @Test("that are deep, long or growing without end are refused, and the next one is set")
  func hostile() {
    let deep = String(repeating: "{", count: 4900) + "x" + String(repeating: "}", count: 4900)
    let nested = String(repeating: #"\sqrt{"#, count: 300) + "x" + String(repeating: "}", count: 300)
    let growing =
      #"\def\a{"# + String(repeating: "x", count: 5000) + "}" + String(repeating: #"\a"#, count: 1000)
    let results = set(
      deep, nested, growing, String(repeating: "x", count: 10_001), #"\char"0\char"D800"#, "y")
    #expect(results[0] == "refused: it is nested too deeply")
    #expect(results[1] == "refused: KaTeX makes something else than plain MathML of it")
    #expect(results[2].hasPrefix("refused: Too many expansions"))
    #expect(results[3] == "refused: it is longer than 10,000 bytes")
    #expect(results[4].contains("\u{FFFD}"))
    #expect(results[5] == #"<math alttext="y"><mrow><mi>y</mi></mrow></math>"#)
  }

  @Test("know the site's macros, with or without a backslash before the name")
  func macros() {
    let results = set(
      #"\R"#, #"\half"#, #"\pair ab"#, macros: ["\\R": "\\mathbb{R}", "half": "½", "pair": "(#1,#2)"])
    #expect(
      results.map { $0.split(separator: "\"><")[1] } == [
        "mrow><mi>ℝ</mi></mrow></math>", "mrow><mtext>½</mtext></mrow></math>",
        "mrow><mo stretchy=\"false\">(</mo><mi>a</mi><mo separator=\"true\">,</mo><mi>b</mi>"
          + "<mo stretchy=\"false\">)</mo></mrow></math>",
      ])
  }

  @Test("do not see what another one defines")
  func definitionsStay() {
    let results = set(#"\gdef\a{1}\gdef\R{2}\a"#, #"\a"#, #"\R"#, macros: ["R": "3"])
    #expect(results[1] == #"refused: Undefined control sequence: \a"#)
    #expect(results[2].contains("<mn>3</mn>"))
  }

  @Test("that are many come back in their order, and quickly")
  func many() {
    let typesetters = Typesetters(cacheFolder: nil)
    let formulas = (0..<3000).map { Formula("x_{\($0)}", isDisplay: $0 % 2 == 0) }
    let results = typesetters.typeset(formulas)
    for (index, result) in results.enumerated() {
      guard case .markup(let bytes) = result else { return #expect(Bool(false), "\(result)") }
      let markup = String(decoding: bytes, as: UTF8.self)
      #expect(markup.contains("<mn>\(index)</mn>") && markup.contains("display") == (index % 2 == 0))
    }
  }
}
