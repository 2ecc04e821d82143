import Decks
import Diagnostics
import Formats
import Markdown
import Testing

/// What a deck's front matter and its site say of the syntax of its Markdown.
@Suite struct SyntaxTests {
  private func syntax(_ frontMatter: String, math: MathSyntax = .dollars) throws -> MarkdownExtensions {
    try read("---\n\(frontMatter)\n---\n## a\n\nb").fields.syntax(math: math)
  }

  @Test(arguments: [
    ("title: T", MathSyntax.dollars, [true, false]), ("title: T", .brackets, [true, true]),
    ("title: T", .off, [false, false]), ("math: off", .brackets, [false, false]),
    ("math: brackets", .off, [true, true]), ("math: dollars", .off, [true, false]),
  ])
  func aDeckChoosesItsFormulas(frontMatter: String, site: MathSyntax, expected: [Bool]) throws {
    let syntax = try syntax(frontMatter, math: site)
    #expect([syntax.contains(.dollarMath), syntax.contains(.bracketMath)] == expected)
    #expect(syntax.isSuperset(of: .deck))
  }

  @Test(arguments: [
    ("language: ja", true), ("language: zh-Hant-TW", true), ("language: yue", true), ("language: ZH", true),
    ("language: de\ndefinition-language: ja", true), ("language: de", false), ("title: T", false),
    ("language: jam", false), ("language: ja\nruby: false", false), ("language: de\nruby: true", true),
    ("ruby: true", true),
  ])
  func readingsAreOnWhereTheLanguageHasThem(frontMatter: String, expected: Bool) throws {
    #expect(try syntax(frontMatter).contains(.ruby) == expected)
  }

  @Test(arguments: ["cloze: yes", "math: tex", "ruby: perhaps", "synonyms: [a, b]"])
  func anyOtherValueIsAnError(line: String) {
    let complaints = complaints("---\n\(line)\n---\n## a\n\nb")
    #expect(complaints.count == 1 && complaints[0].contains(": error: the value of "))
  }

  @Test func aDeckSaysWhetherHighlightsAreClozes() throws {
    #expect(try read("---\ncloze: highlight\n---\n## a\n\nb").fields.highlightIsCloze)
    #expect(try !read("## a\n\nb").fields.highlightIsCloze)
  }

  @Test func plainTextsAreAsTypedWhereQuotesAreCurled() throws {
    var reader = NativeReader(path: "deck.md", defaultID: "deck", defaultTitle: "deck")
    reader.typography = true
    let text = "---\nsynonyms: /\n---\n# It's \"T\"\n\n# S's\n\n## don't -- / \"so\" {.t}\n\n\"x\" -- y...\n"
    var diagnostics: [Diagnostic] = []
    guard let native = reader.read(Array(text.utf8), diagnostics: &diagnostics) else {
      throw NotRead(messages: [])
    }
    let deck = native.deck
    #expect(deck.title == "It's \"T\"" && deck.sections.map(\.title) == ["S's"])
    #expect(deck.cards[0].term == "don't -- / \"so\"" && deck.cards[0].id == "don-t-so")
    #expect(deck.cards[0].keys == ["don't --", "\"so\""] && deck.cards[0].definition == "\"x\" -- y...")
    #expect(diagnostics.isEmpty)
  }
}
