import Testing
import Text

@testable import Markdown

/// What is a highlight, a cloze, a reading, a card's name or a medium, and what is text.
@Suite struct CardSyntaxTests {
  @Test(arguments: [
    ("==a== b ==c *d*==", ["a", "c d"]), ("a==b==c", []), ("x==1 && y==2", []),
    ("x==1 and y==2, (a)==b && c==d", []),
    ("==geh==en, habl==o== habl==as==.", ["geh", "o", "as"]), ("un==happi==ness", []),
    ("(==a==)b ==c==", ["a", "c"]),
    ("==a==b c==d==", ["a", "d"]), ("a==b c==", []), ("==a b==c", []), ("これは==漢字==です", ["漢字"]),
    ("==단어==는", ["단어"]),
    ("在==这里==和==那里==", ["这里", "那里"]), ("é==ß==à ==ß==à", ["ß"]), ("**a**==b==", ["b"]), ("x==1 ==y==", ["y"]),
    ("==x a==b c==", ["x a==b c"]), ("| ==a== |\n|---|", ["a"]),
    ("**==a==**", ["a"]),
    ("== a ==", []), ("=a=", []), ("===a===", []), ("a == b == c", []), ("`==a==`", []), ("a\n==", []),
    ("$==a==$", []), ("\\==a==", []),
  ])
  func highlights(markdown: String, texts: [String]) {
    #expect(literals(.highlight, markdown) == texts)
  }

  @Test(arguments: [
    ("[[hola]]", ["hola"]), ("a [[b c|d]] e", ["b c|d"]), ("[[deck#id]], [[deck/b]]", ["deck#id", "deck/b"]),
    ("| [[a\\|b]] |\n|---|", ["a|b"]), ("*[[a_b_c]]*", ["a_b_c"]), ("# [[a]]", ["a"]), ("[[[a]]]", ["a"]),
    ("[[snake_case_name]] [[x]]", ["snake_case_name", "x"]), ("- [[a]]\n> [[b]]", ["a", "b"]),
    ("`[[a]]`", []), ("```\n[[a]]\n```", []), ("\\[[a]]", []), ("[[a", []), ("[[]]", []), ("[[ -f x ]]", []),
    ("[[ hola ]] [[\tdeck#id | x ]]", ["hola", "deck#id | x"]), ("[[|x]] [[ |x]]", ["|x", "|x"]),
    ("[[|]] [[ | ]]", []),
    ("[[ ]]", []), ("[[ $a == b ]] [[ a == b ]] [[ ! -e x ]] [[ x -gt 3 ]]", []),
    ("[[-f x]] [[a-b c]]", ["-f x", "a-b c"]),
    ("[[1]](https://a)", []), ("[[a\nb]]", []), ("[[^1]]", []), ("$[[a]]$", []), ("<a href=\"[[x]]\">", []),
    ("`` a` [[b]] ``", []), ("` [[a]]", ["a"]),
  ])
  func namesOfCards(markdown: String, names: [String]) {
    #expect(literals(.wikiLink, markdown) == names)
  }

  @Test(arguments: [
    ("![[cat.png]]", ["cat.png"]), ("a ![[b.png|300]]", ["b.png|300"]), ("\\![[a.png]]", []),
    ("`![[a]]`", []), ("![[ cat.png ]] ![[ a b.png | 3 ]]", ["cat.png", "a b.png | 3"]),
    ("![[|x]] ![[ ]]", []),
  ])
  func embeddedMedia(markdown: String, names: [String]) {
    #expect(literals(.embed, markdown) == names)
  }

  @Test(arguments: [
    ("[sound:a.mp3]", ["a.mp3"]), ("b [sound: c d.mp3 ]", ["c d.mp3"]), ("`[sound:a.mp3]`", []),
    ("[sound:]", []),
    ("[sounds](x)", []),
  ])
  func sounds(markdown: String, names: [String]) {
    #expect(literals(.sound, markdown) == names)
  }

  @Test(arguments: [
    ("{漢字|かんじ}", ["漢字/かんじ"]), ("{漢字|かん|じ}", ["漢字/かん/じ"]), ("{東京都|とう|きょうと}", ["東京都/とうきょうと"]),
    ("日本[にほん]の漢字[かんじ]", ["日本/にほん", "漢字/かんじ"]), ("北京[Běijīng]", ["北京/Běijīng"]), ("人々[ひとびと]", ["人々/ひとびと"]),
    ("食べ物[たべもの]", ["食べ物/たべもの"]), ("お茶[おちゃ]とご飯[ごはん]", ["お茶/おちゃ", "飯/ごはん"]),
    ("私は食べ物[たべもの]が好[す]き", ["食べ物/たべもの", "好/す"]), ("私は日本語[にほんご]", ["日本語/にほんご"]),
    ("私は話[はなし] は話[はなし]", ["話/はなし", "は話/はなし"]), ("この木[き]", ["木/き"]), ("、お茶[おちゃ]", ["お茶/おちゃ"]),
    ("食べる[たべる] 買い物[かいもの]", ["食べる/たべる", "買い物/かいもの"]), ("ラーメン屋[らーめんや]", ["ラーメン屋/らーめんや"]),
    ("日[ひ]は話[はなし]", ["日/ひ", "話/はなし"]), ("百舌鳥[もず] 一ヶ月[いっかげつ]", ["百舌鳥/もず", "一ヶ月/いっかげつ"]),
    ("**お茶[おちゃ]**", ["お茶/おちゃ"]), ("食べ物[さかな]", ["物/さかな"]), ("漢字かな[かな]", []),
    ("{**漢字**|かんじ}", ["**漢字**/かんじ"]), ("{*漢*字|かん|じ}", ["*漢*字/かん/じ"]), ("{****|かんじ}", []),
    ("学[xue2]", ["学/xue2"]), ("| {北京\\|Běi\\|jīng} |\n|---|", ["北京/Běi/jīng"]), ("食[た]べる", ["食/た"]),
    ("{yanki|anki}", []), ("漢字[1]", []), ("漢字[note]", []), ("漢字[かんじ](x)", []), ("`漢字[かんじ]`", []),
    ("漢字\\[かんじ]", []), ("かな[かな]", []), ("\\{漢字|かんじ}", []), ("{漢字|}", []), ("{漢字}", []),
  ])
  func readings(markdown: String, texts: [String]) {
    let tree = SyntaxTree(markdown, extensions: MarkdownExtensions.deck.union(.ruby))
    let texts = texts.map { $0.split(separator: "/").map(String.init) }
    #expect(tree.literals(of: [.ruby]).map { $0.split(separator: "\u{FFFD}").map(String.init) } == texts)
    #expect(literals(.ruby, markdown) == [])
  }

  @Test(arguments: [
    ("{{c1::a}}", ["{{c1::"], ["}}"]), ("{{c12::a::b}} {{c2::c}}", ["{{c12::", "{{c2::"], ["}}", "}}"]),
    ("{{c1::a", ["{{c1::"], []), ("a }} b", [], []), ("{{c0::a}}", [], []), ("{{c1:a}}", [], []),
    ("{{title}}", [], []),
    ("`{{c1::a}}`", [], []), ("{{c1::$\\frac{a}{b}}$}}", ["{{c1::"], ["}}"]), ("{{c1234::a}}", [], []),
  ])
  func clozes(markdown: String, starts: [String], ends: [String]) {
    let tree = SyntaxTree(markdown, extensions: MarkdownExtensions.deck.union(.dollarMath))
    #expect(tree.literals(of: [.clozeStart]) == starts)
    #expect(tree.literals(of: [.clozeEnd]) == ends)
  }

  @Test(arguments: [
    ("a ==b== c", "a b c"), ("{{c1::Paris::city}}", "{{c1::Paris::city}}"), ("{漢字|かんじ}", "漢字"),
    ("{**漢**字|かんじ}", "漢字"),
    ("日本[にほん]", "日本"),
    ("[[deck/hola]]", "hola"), ("[[hola|hi]]", "hi"), ("[[|x]]", "x"), ("[[../x]]", "../x"),
    ("[[https://e.example]]", "https://e.example"), ("[[a: b/c]]", "c"), ("[[n/]]", "n/"),
    ("[[deck#id]]", "deck#id"), ("a ![[b.png]]", "a"),
    ("hola [sound:hola.mp3]", "hola"), ("H<sub>2</sub>O", "H2O"), ("List<Int>", "List<Int>"),
    ("<script>x</script>", "<script>x</script>"), ("a<!-- b --> c", "a c"),
  ])
  func plainText(markdown: String, text: String) {
    let document = MarkdownDocument(Array("# \(markdown)".utf8)[...], extensions: .deck.union(.ruby))
    #expect(document.plainText(ofBlock: 0) == text)
  }

  /// Some bytes are put into a text while it is read; columns do not tell.
  @Test(arguments: [
    ("[[a]] ![x](gone.png)", [7]), ("a\n[[b]] `[[` ![x](gone.png) [[c]] ![y](gone.png)", [12, 33]),
    ("## [[a]] ![x](gone.png)", [10]), ("> [[a]]\n> [[b]] ![x](gone.png)", [9]),
    ("- x\n- [[a]] [sound:b] ![x](gone.png)", [9, 19]),
    ("| a | b |\n|---|---|\n| [[a]] | [[b]] ![x](gone.png) |", [17]), ("\\[[a]] ![x](gone.png)", [8]),
  ])
  func columnsAreThoseOfTheText(markdown: String, columns: [Int]) {
    #expect(render(markdown).resolver.media.map(\.position.column) == columns)
  }

  @Test func typographyCurlsWhatIsTyped() {
    #expect(render("\"a\" -- it's...", extensions: .deck.union(.typography)).html == "<p>“a” – it’s…</p>")
    #expect(
      render("`\"a\"`", extensions: .deck.union(.typography)).html == "<p><code>&quot;a&quot;</code></p>")
  }

  /// Whatever is typed, its text stays, and nothing breaks.
  @Test(arguments: 0..<200) func anythingIsReadWithoutLoss(seed: Int) {
    let pieces = [
      "$", "$$", "==", "{{c1::", "}}", "[[", "]]", "![[", "[sound:", "]", "{", "|", "}", "\\(", "\\)", "\\[",
      "\\", "`", "``",
      "漢字", "[かんじ]", "a", "b", " ", "\n", "\n\n", "*", "_", "> ", "- ", "~~", "[", "(", ")", "<b>", "<!--",
      "1", "# ", "::",
      "|a|\n|-|\n", "[^1]", "\n[^1]: ",
    ]
    var random = SeededGenerator(seed: UInt64(seed))
    let markdown = (0..<Int.random(in: 1...60, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }
    .joined()
    let all: MarkdownExtensions = [.dollarMath, .bracketMath, .ruby]
    let html = render(markdown, options: .init(rawHTML: .escape), extensions: .deck.union(all)).html
    // No mark and no place of a piece is left.
    #expect(!html.unicodeScalars.contains("\u{FFFD}"))
    // What looks like text in every syntax stays, but for what names a file, an address or a note.
    if !markdown.contains(where: { "[<".contains($0) }) {
      #expect(html.filter { $0 == "漢" }.count == markdown.filter { $0 == "漢" }.count)
    }
  }

  private func literals(_ tag: SyntaxTag, _ markdown: String) -> [String] {
    SyntaxTree(markdown, extensions: MarkdownExtensions.deck.union(.dollarMath)).literals(of: [tag])
  }
}

/// Random numbers that are the same each time (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
