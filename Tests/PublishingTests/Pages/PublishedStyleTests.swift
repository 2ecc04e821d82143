import Testing

@testable import Publishing

@Suite("A style sheet as it is published")
struct PublishedStyleTests {
  @Test(
    "has no comments, no indentation and no blank lines, and is otherwise as it is written",
    arguments: [
      ("a {\n  b: c;\n}\n\n\nd { e: f }\n", "a {\nb: c;\n}\nd { e: f }\n"),
      ("/* 1. Type */\n\na { b: c } /* d */\n", "a { b: c }\n"), ("a/* x */b", "a b"),
      ("a::before { content: \"/* kept */  x\" }", "a::before { content: \"/* kept */  x\" }"),
      ("a { content: '\\'/*' }\n", "a { content: '\\'/*' }\n"),
      ("a { content: \"x\n  b: c }", "a { content: \"x\nb: c }"),
      ("a { b: url(x//y) }", "a { b: url(x//y) }"), ("/* open", ""), ("a /", "a /"), ("\"", "\""),
      ("\"\\", "\"\\"),
      ("", ""), ("a\r\n\tb", "a\nb"), ("calc(1em  -  2px)", "calc(1em  -  2px)"),
    ])
  func squeezes(source: String, expected: String) {
    #expect(String(decoding: publishedStyle(Array(source.utf8)), as: UTF8.self) == expected)
  }
}
