import Diagnostics
import Testing
import YAML

@Suite("Errors in a YAML text")
struct ErrorTests {
  @Test(
    "say what is wrong at its place",
    arguments: [
      ("title: a▸: b", "a colon is not allowed here"),
      ("ü: ß▸: b", "a colon is not allowed here"),
      ("\u{2028}a: é▸: b", "a colon is not allowed here"),
      ("[a▸:, b]", "a colon is not allowed here"),
      ("a: 1\n b▸: 2", "a colon is not allowed here"),
      ("title: ▸\"abc\nb: c\n", "the quoted text that begins here has no closing quote"),
      ("title: ▸'abc", "the quoted text that begins here has no closing quote"),
      ("title: ▸\"abc\n---\nb", "the quoted text that begins here has no closing quote"),
      ("title: 'It'▸s'", "the value ends before this text"),
      ("title: [x] ▸y", "the value ends before this text"),
      ("title: \"x\" ▸y", "the value ends before this text"),
      ("a: [b]▸]", "the value ends before this text"),
      ("tags: [a, b\nfoo▸: c", "expected `,` or `]` in the list from line 1, column 7"),
      ("tags: {a: b\nfoo▸: c", "expected `,` or `}` in the mapping from line 1, column 7"),
      ("[a, b▸", "expected `,` or `]` in the list from line 1, column 1"),
      (#"{"a" ▸1}"#, "expected `,` or `}` in the mapping from line 1, column 1"),
      ("a: ▸@x", "a value cannot begin with \"@\""), ("a: ▸`x`", "a value cannot begin with \"`\""),
      ("a: ▸%x", "a value cannot begin with \"%\""), ("a: ▸}", "a value cannot begin with \"}\""),
      ("a: ▸, b", "a value cannot begin with \",\""),
      ("▸\ta: b", "a tab is not allowed here"), ("a:\n▸\tb: c", "a tab is not allowed here"),
      ("a: >\n▸\tx", "a tab is not allowed here"),
      ("a:\n  b: 1\n ▸c: 2", "the line does not fit the block from line 1, column 1"),
      ("a:\n  - b\n  ▸c: d", "the line does not fit the block from line 2, column 3"),
      ("a: b\n▸- c", "the line does not fit the block from line 1, column 1"),
      ("a: b\n▸foo\nbar: x", "expected `key: value`"),
      ("▸: b", "expected a key before the colon"), ("{▸: b}", "expected a key before the colon"),
      ("title: ▸- x", "a list cannot begin on the line of its key"),
      ("title: > ▸x", "text cannot stand on the line of `|` or `>`"),
      (#"a: "▸\q""#, "the escape sequence is not one of YAML's"),
      (#"a: "\u▸d800""#, "the escape sequence is not one of YAML's"),
      (#"a: "\u▸12""#, "the escape sequence is not one of YAML's"),
      ("▸[a]: b", "a key must be text"), ("title: {▸{x}}", "a key must be text"),
      ("a: ▸*b c", "aliases are not supported: `*b`"), ("a: ▸**bold** x", "aliases are not supported"),
      ("<<: ▸*base", "aliases are not supported: `*base`"), ("▸*a : b", "aliases are not supported: `*a`"),
      ("a: ▸&x y", "anchors are not supported: `&x`"), ("a: ▸& y", "anchors are not supported"),
      ("a:\n- ▸!drafts/**", "tags are not supported: `!drafts/**`"), ("a: ▸!<x", "tags are not supported"),
      ("a: ▸!e!x y", "tags are not supported"),
      ("a: b\n▸---\nc: d", "a second YAML document begins here"),
      ("a: b\n...\n▸foo", "a second YAML document begins here"),
      ("a: ▸\"\\0\"", "the character U+0000 is not allowed here"),
      ("a: b▸\u{1}", "the character U+0001 is not allowed here"),
      ("é: ▸\0", "the character U+0000 is not allowed here"),
    ])
  func place(marked: String, message: String) throws {
    let sample = MarkedText(marked)
    let diagnostic = try #require(failure(of: Array(sample.text.utf8)))
    #expect(diagnostic.problem.message == message)
    #expect(diagnostic.location == Location(path: "a.yaml", line: sample.line, column: sample.column))
    #expect(diagnostic.problem.advice != nil)
    #expect(diagnostic.severity == .error)
  }

  @Test("name the true line of a file whose front matter begins further down")
  func firstLine() throws {
    let diagnostic = try #require(failure(of: Array("a: b\nc: d: e".utf8), firstLine: 2))
    #expect(diagnostic.location.description == "a.yaml:3:5")
  }

  @Test("do not count a byte-order mark")
  func byteOrderMark() throws {
    let diagnostic = try #require(failure(of: Array("\u{FEFF}a: b: c".utf8)))
    #expect(diagnostic.location.description == "a.yaml:1:5")
  }

  @Test(
    "name both places of a key that stands twice",
    arguments: ["a: 1\nb: 2\n▸a: 3", "{a: 1, b: 2,\n▸\"a\": 3}", "b:\n  é: 1\n  ▸e\u{301}: 2"])
  func duplicateKeys(marked: String) throws {
    let sample = MarkedText(marked)
    let diagnostic = try #require(failure(of: Array(sample.text.utf8)))
    #expect(diagnostic.problem.code == "duplicate-key")
    #expect(diagnostic.location == Location(path: "a.yaml", line: sample.line, column: sample.column))
    #expect(diagnostic.problem.message.contains("stands twice, first on line"))
  }

  @Test(
    "tell bytes that are not UTF-8, and what they look like",
    arguments: [
      (
        Array("a: caf".utf8) + [0xE9, 0x0A], 7, "the text is not UTF-8; it looks like Windows-1252 or Latin-1"
      ),
      ([0xFF, 0xFE, 0x61, 0x00], 1, "the text is not UTF-8; it looks like UTF-16, little-endian"),
      ([0x00, 0x61, 0x00, 0x3A, 0x00, 0x20], 1, "the text is not UTF-8; it looks like UTF-16, big-endian"),
      (Array("é: ".utf8) + [0xED, 0xA0, 0x80], 5, "the text is not UTF-8"),
    ] as [([UInt8], Int, String)])
  func encoding(bytes: [UInt8], column: Int, message: String) throws {
    let diagnostic = try #require(failure(of: bytes))
    #expect(diagnostic.problem.code == "not-utf-8")
    #expect(diagnostic.problem.message == message)
    #expect(diagnostic.location.description == "a.yaml:1:\(column)")
  }
}
