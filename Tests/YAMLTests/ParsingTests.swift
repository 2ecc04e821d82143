import Testing
import YAML

@Suite("Parsing")
struct ParsingTests {
  @Test(
    "a text becomes a tree",
    arguments: [
      ("", "null"), ("# a comment\n", "null"), ("---\n", "null"), ("\u{FEFF}", "null"),
      ("a: 1\nb: two words\n", "{a: 1, b: two words}"),
      ("z: 1\na: 2\nm: 3", "{z: 1, a: 2, m: 3}"),
      ("a:\n- 1\n- 2\n", "{a: [1, 2]}"), ("a: [1, 'x, y', {b: c}]", #"{a: [1, "x, y", {b: c}]}"#),
      ("a:\n  b:\n    c: d", "{a: {b: {c: d}}}"),
      ("a: |\n  one\n  two\n", #"{a: "one\ntwo\n"}"#), ("a: >\n  one\n  two\n", #"{a: "one two\n"}"#),
      ("a: one\n  two", "{a: one two}"), (#"a: "\u00e9\t\x41""#, #"{a: "é\tA"}"#),
      ("a: 'it''s'", #"{a: "it\'s"}"#),
      ("a: b # comment", "{a: b}"), ("a: b#c", "{a: b#c}"), ("? a\n: b", "{a: b}"), ("1984: x", "{1984: x}"),
      ("a: http://x.org/y:z", "{a: http://x.org/y:z}"), ("---\na: b\n...\n", "{a: b}"),
      ("a: b\r\nc: d\r\n", "{a: b, c: d}"), ("a: b\rc: d", "{a: b, c: d}"), ("日本: 語", "{日本: 語}"),
    ])
  func trees(text: String, outline: String) throws {
    #expect(try parse(text).outline == outline)
  }

  @Test("nothing, `~` and `null` are no value, unless they are in quotes")
  func nulls() throws {
    #expect(
      try parse("a:\nb: ~\nc: null\nd: Null\ne: NULL\nf: ''\ng: 'null'\nh: nULL").outline
        == #"{a: null, b: null, c: null, d: null, e: null, f: "", g: "null", h: nULL}"#)
  }

  @Test("JSON is YAML")
  func json() throws {
    let text = """
      {
      \t"counts": {"cards": {"one": "{n} card", "other": "{n} cards"}},
      \t"list":["a",1,true,null,{}],
      \t"escapes": "\\"\\/\\\\\\n\\u00e9"
      }
      """
    #expect(
      try parse(text).outline == #"""
        {counts: {cards: {one: "{n} card", other: "{n} cards"}}, list: ["a", 1, true, null, {}], \#
        escapes: "\"/\\\né"}
        """#)
  }

  @Test("each value and each key knows its place, the column in bytes")
  func places() throws {
    let root = try parse("é: ü\nlist:\n  - 'x'\n  - {日本: y}\nnone:\n", firstLine: 5)
    let entries = try #require(root.mapping?.entries)
    #expect(entries.map(\.keyMark.line) == [5, 6, 9])
    #expect(entries[0].value.mark == YAMLMark(line: 5, column: 5))
    let items = try #require(entries[1].value.items)
    #expect(items.map(\.mark) == [YAMLMark(line: 7, column: 5), YAMLMark(line: 8, column: 5)])
    #expect(items[1].mapping?["日本"]?.mark == YAMLMark(line: 8, column: 14))
    #expect(entries[2].value.mark == YAMLMark(line: 9, column: 6))
  }

  @Test(
    "lines are counted as editors do, whatever ends them",
    arguments: [("\n", 3), ("\r\n", 3), ("\r", 3), ("\u{2028}", 1), ("\u{85}", 1)])
  func lineEnds(end: String, line: Int) throws {
    let items = try #require(try parse("[a,\(end)b,\(end)c]").items)
    #expect(items.last?.mark.line == line)
  }

  @Test("a long text on one line is read in linear time", .timeLimit(.minutes(1)))
  func longLine() throws {
    let root = try parse("[" + String(repeating: "\"é\",", count: 200_000) + "last]")
    #expect(root.items?.count == 200_001)
    #expect(root.items?.last?.mark.column == 1_000_002)
  }
}
