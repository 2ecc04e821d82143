import Diagnostics
import Testing

@Suite("Wording")
struct WordingTests {
  @Test(
    "a long text loses its middle",
    arguments: [
      ("", 9, ""), ("short", 9, "short"), ("123456789", 9, "123456789"), ("1234567890", 9, "12345…890"),
      ("日本語日本語日本語", 9, "日本語日本語日本語"), ("日本語日本語日本語日", 9, "日本語日本…本語日"), ("abc", 0, "…"),
    ])
  func shortening(text: String, limit: Int, expected: String) {
    #expect(shortened(text, to: limit) == expected)
  }

  @Test("text stands in quotes and names in backticks, both shortened")
  func quoting() {
    #expect(quoted("two") == "\"two\"")
    #expect(code("title") == "`title`")
    #expect(quoted(String(repeating: "x", count: 10_000)).unicodeScalars.count == 82)
  }

  @Test(
    "alternatives are joined by commas and `or`",
    arguments: [([], ""), (["a"], "`a`"), (["a", "b"], "`a` or `b`"), (["a", "b", "c"], "`a`, `b` or `c`")])
  func choices(names: [String], expected: String) {
    #expect(alternatives(names) == expected)
  }
}
