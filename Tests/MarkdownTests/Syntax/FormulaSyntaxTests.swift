import Testing

@testable import Markdown

/// Which dollars are formulas, and that nothing of Markdown touches what is one.
@Suite struct FormulaSyntaxTests {
  /// What Markdown would make of formulas if it took them for text.
  @Test(arguments: [
    ("$\\{a\\}$", ["\\{a\\}"]), ("$a \\\\ b$", ["a \\\\ b"]), ("$*a*$", ["*a*"]), ("$$\n- c\n$$", ["- c"]),
    ("$x<y>z$", ["x<y>z"]), ("$\\bar{x}_{i} + \\bar{y}_{j}$", ["\\bar{x}_{i} + \\bar{y}_{j}"]),
    ("$a_n = a_{n-2}$", ["a_n = a_{n-2}"]), ("| $p(a\\|b)$ |\n|---|", ["p(a|b)"]),
    ("$$\na\n= b\n$$", ["a\n= b"]), ("$$\n# x\n$$", ["# x"]), ("$$\n> x\n1. y\n$$", ["> x\n1. y"]),
    ("$[f](x)$", ["[f](x)"]), ("$`a$b`$", ["a$b"]), ("$a~~b~~c$ $`d`$", ["a~~b~~c", "d"]),
    ("$$a\n+ b$$", ["a\n+ b"]), ("$$x$$ and $y$", ["x", "y"]),
  ])
  func markdownTouchesNoFormula(markdown: String, formulas: [String]) {
    #expect(read(markdown) == formulas)
  }

  @Test(arguments: [
    "$5 and $6", "costs $5, then $6.50", "$1600, $12, $1", "US$5 and CA$6", "$5-$10", "$5 to 6$",
    "$20k or 30$", "$5/month, or 60$", "5$ and 6$", "a $ b $ c",
    "$20, 20$;", "US$10-$20; price is 5$ or 6$", "10$/kg. Budget: 10k$ vs", "$HOME/$USER", "${HOME}/${USER}",
    "$HOME/bin:$PATH", "$VERSION-$ARCH", "5 $/kg, 6$", "**$5** or **$6**", "*$5* or *$6*", "($5) and ($6)",
    "\"$5\" and \"$6\"", "[$5] [$6]", "$5-10 a day, or 15$", "a price of $sign and 6$", "$5 或 6$",
    "$5 `a` [$b]",
    "US$x$", "$1,600.50; then 20$", "the ($foo) and ($bar)",
    "$ x$", "$x $", "$x$5", "\\$x$", "$x\\$", "it is $20", "$5 or 10 euro$ more", "$$", "$", "$$$", "$$ $$",
    "| $5 | $6 |\n|---|---|\n| $7 | $8 |", "`$x$`", "```\n$x$\n```", "[a](b$c$d)", "<https://a.b/$c$>",
    "    $x$",
  ])
  func moneyAndCodeAreNone(markdown: String) {
    #expect(read(markdown) == [])
  }

  @Test(arguments: [
    ("- $a$\n  - $b$", ["a", "b"]), ("> $a$\n> $$b$$", ["a", "b"]),
    ("**$a$** *$b$* [$c$](d)", ["a", "b", "c"]),
    ("$2x$ $5$ $2 x$ $3^2 mm$ $1/2$ $5k$", ["2x", "5", "2 x", "3^2 mm", "1/2", "5k"]), ("H$_2$O", ["_2"]),
    ("$2+3$ $n$-th $k$NN $x$s", ["2+3", "n", "k", "x"]), ("10$^{-3}$ 20$\\,$km", ["^{-3}", "\\,"]),
    ("$0, 1$ $1, 2, 3$ $(10, 20)$", ["0, 1", "1, 2, 3", "(10, 20)"]), ("設$x$を", ["x"]), ("$5 mm$", ["5 mm"]),
    ("$7 mod 5$ $x mod 5$", ["7 mod 5", "x mod 5"]), ("$2 × 3$ $2 α β$", ["2 × 3", "2 α β"]),
    ("$[$ $a) ($ $x,$ y", ["[", "a) (", "x,"]), ("$5 = 2 + x or 3$", ["5 = 2 + x or 3"]),
    ("*$5$*, **$x$**", ["5", "x"]),
    ("$f:$ A", ["f:"]), ("$p-$value", ["p-"]),
    ("($x$).", ["x"]),
    ("> $$\n> - a\n> $$", ["- a"]), ("- $$\n  - a\n  $$\n- b", ["- a"]), ("a\n$$\n- b\n$$\nc", ["- b"]),
    ("$$ a\n- b $$", ["a\n- b"]), ("x[^1] $a$\n\n[^1]: $b$", ["a", "b"]),
  ])
  func formulasStandAnywhere(markdown: String, formulas: [String]) {
    #expect(read(markdown) == formulas)
  }

  /// A dollar in code, in HTML or in an address ends nothing that begins before them.
  @Test(arguments: [
    ("It costs $5; in a shell write `$PATH`.", []), ("Pay $10 at [shop](https://e.example/$a) now.", []),
    ("See $5 <b title=\"$x\">b</b>.", []), ("$5 or <https://e.example/$x>", []),
    ("$5 or https://e.example/$x now", []), ("$5 or www.e.example/$x", []), ("[$5](a$)", []),
    ("$5 [a](<b $c> 'd$')", []), ("$5 ![a](b$c)", []), ("$5 <!-- $x -->", []), ("$5 <?php $x ?>", []),
    ("$5 <a\n b='$x'\n/>", []), ("$5 <$a@b.example>", []),
    ("$5 ``a `$b` c``", []), ("PID is $$ here, `echo $$` there", []),
    ("$a `$b` c$", ["a `$b` c"]), ("$a<b$ and $c>d$", ["a<b", "c>d"]), ("$a<b c=\"$\">d$", ["a<b c=\"$\">d"]),
    ("$\\text{`a'}$ and $\\text{`b'}$", ["\\text{`a'}", "\\text{`b'}"]),
    ("$\\text{``a''}$ and $\\mbox{{``}b''}$", ["\\text{``a''}", "\\mbox{{``}b''}"]),
    ("$a`b$ $c$", ["a`b", "c"]), ("$f[0](x)$ $y$", ["f[0](x)", "y"]), ("$[0,1]$($x$)", ["[0,1]", "x"]),
    ("a](b $x$) $y$", ["x", "y"]), ("$[a](b$ or $c)$", ["[a](b", "c)"]), ("$\\{a\\}$ `$`", ["\\{a\\}"]),
    ("$<$ $>$", ["<", ">"]), ("$x$ <b> $y$ </b>", ["x", "y"]), ("$$a `$$` b$$", ["a `$$` b"]),
    ("$`a $ b`$ `$`", ["a $ b"]), ("$\\href{https://e.example}{x}$", ["\\href{https://e.example}{x}"]),
  ])
  func codeAndAddressesArePassedOver(markdown: String, formulas: [String]) {
    #expect(read(markdown) == formulas)
  }

  @Test func bracketsPassOverThemToo() {
    #expect(read("\\(a `\\)` b\\)", mathematics.union(.bracketMath)) == ["a `\\)` b"])
    #expect(read("\\(a `\\)`", mathematics.union(.bracketMath)) == [])
  }

  /// Each takes part of a second; work that grew with the square of the length would take minutes.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "$a `", "$[](b (", "$<a b='", "$5 `$`", "$\\a{", "$https://a", "$[", "$$ `$$`",
    ])
  func longTextsAreReadInLinearTime(piece: String) {
    #expect(read(String(repeating: piece, count: 30_000) + " $x$").count < 30_000)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["<?", "<![CDATA[", "<!--", "<!A", "<a ", "<a b='", "</a "])
  func longRowsOfTagsAreReadInLinearTime(piece: String) {
    let bytes = Array(String(repeating: piece, count: 100_000).utf8)
    bytes.withUnsafeBufferPointer { text in
      var brackets = AngleBrackets(text)
      #expect(text.indices.filter { text[$0] == UInt8(ascii: "<") && brackets.end(at: $0) != nil }.isEmpty)
    }
  }

  @Test func aBlockThatIsNotClosedSwallowsNothing() {
    #expect(read("$$\na\n\n## b\n\n$$c$$") == ["c"])
    #expect(MarkdownDraft(Array("$$\na\n\n## b\n$$".utf8)[...], extensions: mathematics).headings.count == 1)
    #expect(read("```\n$$\n```\n\n$$\n- x\n$$") == ["- x"])
    #expect(read("```\n$$\na\n$$\n```") == [])
  }

  @Test(arguments: [
    ("\\(x\\)", ["x"]), ("\\[ x \\]", ["x"]), ("\\\\(x\\\\)", []), ("`\\(x\\)`", []), ("a \\( b", []),
    ("$x$ \\(y\\)", ["x", "y"]),
    ("\\(a\\_b *c*\\)", ["a\\_b *c*"]),
  ])
  func bracketsAreFormulasOnRequest(markdown: String, formulas: [String]) {
    #expect(read(markdown, mathematics.union(.bracketMath)) == formulas)
    #expect(read("\\(May 2020\\) \\[ɐ\\]") == [])
  }

  @Test func dollarsAreTextWhereMathematicsIsOff() {
    #expect(read("$x$ $$y$$", .deck) == [])
    #expect(render("$x$").html == "<p>$x$</p>")
  }

  @Test func theyHaveTheirPlaces() {
    #expect(
      SyntaxTree("[[a]] $$ [[b]] ==[[c]] d== $x$", extensions: mathematics).places(of: .highlight)
        == [SourcePosition(line: 1, column: 16)])
    let tree = SyntaxTree("a\n\n- b $x$", extensions: mathematics)
    #expect(tree.places(of: .formula) == [SourcePosition(line: 3, column: 5)])
    #expect(
      SyntaxTree("[[a]] [[b]] $x$", extensions: mathematics).places(of: .formula)
        == [SourcePosition(line: 1, column: 13)])
  }

  @Test func plainTextHasTheirSource() {
    let document = MarkdownDocument(Array("# The number $e^x$ of $$y$$".utf8)[...], extensions: mathematics)
    #expect(document.plainText(ofBlock: 0) == "The number e^x of y")
  }

  private let mathematics = MarkdownExtensions.deck.union(.dollarMath)

  /// The formulas in a text.
  private func read(_ markdown: String, _ extensions: MarkdownExtensions? = nil) -> [String] {
    SyntaxTree(markdown, extensions: extensions ?? mathematics).literals(
      of: [.formula, .displayedFormula, .displayedBlock])
  }
}
