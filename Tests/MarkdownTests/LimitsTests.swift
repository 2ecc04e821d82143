import Testing

@testable import Markdown

/// Which texts are refused because the library would take far too long to read them.
@Suite("Limits")
struct LimitsTests {
  @Test(
    "refuse what grows with the square of its length",
    arguments: [
      ("> ", 200, "", "nesting"), ("- ", 200, "a", "nesting"), ("1. ", 200, "\n", "nesting"),
      ("[^a]: ", 200, "a", "nesting"), ("> - ", 60, "a", "nesting"),
      ("a|", 200, "\n" + repeated("-|", 200), "columns"),
      ("a<?", 100_000, "", "unclosedMarkup"), ("a<!A", 100_000, "", "unclosedMarkup"),
      ("<![CDATA[", 100_000, "", "unclosedMarkup"), ("www.a_", 40_000, "", "addressesWithoutSpaces"),
      ("a@b.", 80_000, "", "addressesWithoutSpaces"), ("http://a", 40_000, "", "addressesWithoutSpaces"),
      ("a|b\n-|\n", 10_000, "", "longTables"), ("lorem ipsum\n", 50_000, "-|-", "longTables"),
      ("a|", 50_000, "\n-|-", "longTables"),
      ("_[^a]: ", 20_000, "", "noteMarks"), ("[^a]*", 20_000, "", "noteMarks"),
      ("==[^a]", 20_000, "", "noteMarks"),
    ])
  func hostile(fragment: String, count: Int, end: String, kind: String) {
    #expect(excess(in: repeated(fragment, count) + end)?.kind.name == kind)
  }

  @Test(
    "refuse what makes far more of a text than it is",
    arguments: [
      ("|a|b|c|d|e|f|g|h|\n|-|-|-|-|-|-|-|-|\n", "|a\n", 20_000, "missingCells"),
      ("[a]: /" + repeated("x", 50_000) + "\n\n", "[A] ", 20_000, "repeatedText"),
      ("[a]: /x \"" + repeated("x\n", 50_000) + "\"\n\n", "[a] ", 20_000, "repeatedText"),
      ("[a]: /x\n'" + repeated("[b]: y\n", 10_000) + "'\n\n", "[a] ", 20_000, "repeatedText"),
      ("[ß]: /" + repeated("x", 50_000) + "\n\n", "[ss] ", 20_000, "repeatedText"),
      ("[^a]: " + repeated("x", 50_000) + "\n\n", "[^a] ", 20_000, "repeatedText"),
      ("[^a]: [^b]\n\n[^b]: " + repeated("x", 50_000) + "\n\n", "[^a] ", 20_000, "repeatedText"),
      ("> [^a]: x\n>\n>     " + repeated("x", 50_000) + "\n\n", "[^a] ", 20_000, "repeatedText"),
    ])
  func expanding(start: String, fragment: String, count: Int, kind: String) {
    #expect(excess(in: start + repeated(fragment, count))?.kind.name == kind)
  }

  @Test("refuse deep lists that are opened line by line, with any line end", arguments: ["\n", "\r\n", "\r"])
  func deepLines(lineEnd: String) {
    let lines = (0..<150).map { repeated("  ", $0) + "- a" }
    let excess = excess(in: lines.joined(separator: lineEnd))
    #expect(excess == MarkdownExcess(kind: .nesting(limit: 64), line: 65))
  }

  @Test("name the line")
  func lines() {
    #expect(excess(in: "# a\n\nb\n\n" + repeated("> ", 200))?.line == 5)
    #expect(excess(in: "# a\n\n" + repeated("a<?", 100_000))?.line == 3)
    #expect(excess(in: "a\n\n[b]: " + repeated("x", 50_000) + "\n\n" + repeated("[b]", 20_000))?.line == 3)
  }

  @Test(
    "let ordinary texts pass",
    arguments: [
      "", "\n", "a", "## a\n\nb", repeated("- a\n  - b\n    - c\n", 10_000),
      repeated("> a\n> > b\n\n", 10_000),
      "|a|b|c|\n|-|-|-|\n" + repeated("|x|\n", 200), "|a|b|c|\n|-|:-:|-|\n" + repeated("|x|y|z|\n", 50_000),
      repeated("word ", 2_000), repeated("見出し語の意味", 2_000), repeated("- ", 1_000),
      repeated("* ", 1_000) + "\n",
      "```php\n" + repeated("<?php echo 1; ?>\n<?php\necho 2;\n", 1_000) + "```",
      "```\n" + repeated("[12:00:01]: user@host.example from http://a.example/b | c | d\n", 20_000) + "```",
      repeated("![][a] ", 500) + "\n\n[a]: /x\n[b]: <data:image/png;base64," + repeated("A", 500_000) + ">\n",
      repeated("See [the site][a].\n\n", 20_000) + "[a]: https://example.org/a/long/path \"A title\"\n",
      repeated("Text[^a].\n\n", 2_000) + "[^a]: A note.\n\n    With two paragraphs.\n",
      repeated("a@b.example, ", 20_000), repeated("<!-- a -->\n", 10_000),
      repeated("http://a.example/b ", 10_000),
    ])
  func ordinary(text: String) {
    #expect(excess(in: text) == nil)
  }

  @Test(
    "have words for everything that they refuse",
    arguments: [
      MarkdownExcess.Kind.nesting(limit: 1), .columns(3, limit: 2), .missingCells(limit: 1), .longTables,
      .unclosedMarkup,
      .addressesWithoutSpaces, .noteMarks, .repeatedText(limit: 2_000_000),
    ])
  func wording(kind: MarkdownExcess.Kind) {
    let excess = MarkdownExcess(kind: kind, line: 1)
    #expect(!excess.message.isEmpty && !excess.message.hasSuffix("."))
    #expect(!excess.advice.isEmpty && !excess.advice.hasSuffix("."))
  }

  private func excess(in text: String) -> MarkdownExcess? {
    do throws(MarkdownExcess) {
      try checkMarkdownLimits(of: Array(text.utf8)[...])
      return nil
    } catch {
      return error
    }
  }
}

private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

extension MarkdownExcess.Kind {
  fileprivate var name: String {
    switch self {
    case .nesting: "nesting"
    case .columns: "columns"
    case .missingCells: "missingCells"
    case .longTables: "longTables"
    case .unclosedMarkup: "unclosedMarkup"
    case .addressesWithoutSpaces: "addressesWithoutSpaces"
    case .noteMarks: "noteMarks"
    case .repeatedText: "repeatedText"
    }
  }
}
