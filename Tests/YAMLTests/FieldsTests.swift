import Diagnostics
import Testing
import YAML

@Suite("Reading fields")
struct FieldsTests {
  private enum Direction: String, CaseIterable { case ltr, rtl, auto }
  private enum Math: String, CaseIterable { case dollars, off }

  private func fields(_ text: String) throws -> YAMLFields {
    YAMLFields(try parse(text), path: "a.yaml")
  }

  @Test(
    "text is what was written, whatever else it could mean",
    arguments: [
      ("1984", "1984"), ("yes", "yes"), ("true", "true"), ("2024-01-01", "2024-01-01"), ("1.50", "1.50"),
      ("0x1F", "0x1F"), ("'null'", "null"), ("  a b  ", "a b"), ("' a '", "a"), ("|\n  a\n", "a"), ("''", ""),
    ])
  func text(written: String, text: String) throws {
    var fields = try fields("title: \(written)")
    #expect(fields.text("title") == text)
    #expect(fields.diagnostics.isEmpty)
  }

  @Test(
    "a key that is absent or null has no value and is no error",
    arguments: ["other: x", "key:", "key: ~", ""])
  func absent(text: String) throws {
    var fields = try fields(text)
    #expect(fields.text("key") == nil)
    #expect(fields.flag("key") == nil)
    #expect(fields.integer("key", in: 1...6) == nil)
    #expect(fields.date("key") == nil)
    #expect(fields.texts("key") == nil)
    #expect(fields.choice("key", of: Direction.self) == nil)
    #expect(fields.fields("key") == nil)
    #expect(fields.node("key") == nil)
    #expect(fields.diagnostics.isEmpty)
  }

  @Test("good values are read")
  func good() throws {
    var fields = try fields(
      """
      draft: true
      reversed: FALSE
      card-level: 3
      date: 2024-02-29
      language: zh-Hans
      direction: rtl
      math: off
      tags: [a, 2024, yes]
      author: one
      all: [ltr, rtl, ltr]
      size: 9.5
      pair: [-1, 2e0]
      """)
    #expect(fields.flag("draft") == true)
    #expect(fields.flag("reversed") == false)
    #expect(fields.integer("card-level", in: 1...6) == 3)
    #expect(fields.date("date") == "2024-02-29")
    #expect(fields.languageTag("language") == "zh-Hans")
    #expect(fields.choice("direction", of: Direction.self) == .rtl)
    #expect(fields.choice("math", of: Math.self) == .off)
    #expect(fields.texts("tags") == ["a", "2024", "yes"])
    #expect(fields.texts("author") == ["one"])
    #expect(fields.choices("all", of: Direction.self) == [.ltr, .rtl])
    #expect(fields.number("size", in: 4...72) == 9.5)
    #expect(fields.numbers("pair", count: 2, in: -20...20) == [-1, 2])
    #expect(fields.diagnostics.isEmpty)
    #expect(fields.unread.isEmpty)
  }

  @Test(
    "a value of the wrong kind is an error at its place",
    arguments: [
      ("text: ▸[a]", "the value of `text` must be text; it is a list"),
      ("text:\n  ▸a: b", "the value of `text` must be text; it is a mapping"),
      ("flag: ▸yes", "the value of `flag` must be `true` or `false`; it is the text \"yes\""),
      ("flag: ▸'true'", "the value of `flag` must be `true` or `false`; it is the text \"true\""),
      ("flag: ▸1", "the value of `flag` must be `true` or `false`; it is the number 1"),
      ("level: ▸two", "the value of `level` must be a whole number from 1 to 6; it is the text \"two\""),
      ("level: ▸7", "the value of `level` must be a whole number from 1 to 6; it is the number 7"),
      ("level: ▸1.5", "the value of `level` must be a whole number from 1 to 6; it is the number 1.5"),
      ("level: ▸'2'", "the value of `level` must be a whole number from 1 to 6; it is the text \"2\""),
      (
        "level: ▸99999999999999999999",
        "the value of `level` must be a whole number from 1 to 6; it is the number 99999999999999999999"
      ),
      (
        "date: ▸2023-02-29", "the value of `date` must be a date as YYYY-MM-DD; it is the text \"2023-02-29\""
      ),
      ("date: ▸20240101", "the value of `date` must be a date as YYYY-MM-DD; it is the number 20240101"),
      (
        "language: ▸Spanish!",
        "the value of `language` must be a language tag of BCP 47; it is the text \"Spanish!\""
      ),
      ("choice: ▸right", "the value of `choice` must be `ltr`, `rtl` or `auto`; it is the text \"right\""),
      ("choices: [ltr, ▸x]", "the value of `choices` must be `ltr`, `rtl` or `auto`; it is the text \"x\""),
      ("texts:\n  ▸a: b", "the value of `texts` must be text or a list of texts; it is a mapping"),
      ("texts: [a, ▸[b]]", "each item of `texts` must be text; this one is a list"),
      ("texts: [a, ▸null]", "each item of `texts` must be text; this one is empty"),
      ("size: ▸3", "the value of `size` must be a number from 4.5 to 72; it is the number 3"),
      ("pair: ▸[1]", "the value of `pair` must be a list of 2 numbers from -20 to 20; it is a list"),
      (
        "pair: [1, ▸x]",
        "the value of `pair` must be a list of 2 numbers from -20 to 20; it is the text \"x\""
      ),
      ("map: ▸x", "the value of `map` must be a mapping of keys to values; it is the text \"x\""),
      ("map: {a: ▸[b]}", "the value of `map.a` must be text; it is a list"),
    ])
  func wrongKind(marked: String, message: String) throws {
    let sample = MarkedText(marked)
    var fields = try fields(sample.text)
    _ = fields.text("text")
    _ = fields.flag("flag")
    _ = fields.integer("level", in: 1...6)
    _ = fields.date("date")
    _ = fields.languageTag("language")
    _ = fields.choice("choice", of: Direction.self)
    _ = fields.choices("choices", of: Direction.self)
    _ = fields.texts("texts")
    _ = fields.textsByName("map")
    _ = fields.number("size", in: 4.5...72)
    _ = fields.numbers("pair", count: 2, in: -20...20)
    #expect(fields.diagnostics.map(\.problem.message) == [message])
    #expect(fields.diagnostics.first?.problem.code == "wrong-kind")
    #expect(
      fields.diagnostics.first?.location == Location(path: "a.yaml", line: sample.line, column: sample.column)
    )
  }

  @Test(
    "the advice says what to write",
    arguments: [
      ("flag: yes", "write `true`"), ("flag: Off", "write `false`"),
      ("flag: 'true'", "write `true` without quotes"),
      ("flag: maybe", nil), ("level: '2'", "remove the quotes"), ("level: two", nil),
      ("choice: rlt", "did you mean `rtl`?"), ("choice: sideways", nil),
      ("date: 1 May", "write a day of the calendar, such as `2024-02-29`"),
      ("language: en_GB", "write a tag such as `en`, `pt-BR` or `zh-Hans`"),
    ])
  func advice(text: String, advice: String?) throws {
    var fields = try fields(text)
    _ = fields.flag("flag")
    _ = fields.integer("level", in: 1...6)
    _ = fields.choice("choice", of: Direction.self)
    _ = fields.date("date")
    _ = fields.languageTag("language")
    #expect(fields.diagnostics.count == 1)
    #expect(fields.diagnostics.first?.problem.advice == advice)
  }

  @Test("all that is wrong is collected, and what is right is read")
  func collects() throws {
    var fields = try fields("title: [x]\ndraft: yes\ncard-level: 3\ntags: [a, {b: c}, d]")
    #expect(fields.text("title") == nil)
    #expect(fields.flag("draft") == nil)
    #expect(fields.integer("card-level", in: 1...6) == 3)
    #expect(fields.texts("tags") == ["a", "d"])
    #expect(fields.diagnostics.map(\.location.line) == [1, 2, 4])
  }

  @Test("a root that is no mapping is an error, and an empty one has no keys")
  func root() throws {
    #expect(try fields("").diagnostics.isEmpty)
    let fields = try fields("just words")
    #expect(
      fields.diagnostics.map(\.problem.message) == [
        "expected lines of the form `key: value`; this is the text \"just words\""
      ])
    #expect(fields.mapping.entries.isEmpty)
  }

  @Test("an unknown key is an error that names the nearest known one")
  func unknownKeys() throws {
    var fields = try fields("titel: x\ntitle: y\nfrobnicate: z")
    _ = fields.text("title")
    fields.reportUnread(known: ["title", "author"], advice: "put it under `params`")
    #expect(
      fields.diagnostics.map(\.problem.message) == [
        "the key `titel` is not known", "the key `frobnicate` is not known",
      ])
    #expect(fields.diagnostics.map(\.problem.advice) == ["did you mean `title`?", "put it under `params`"])
    #expect(fields.diagnostics.map(\.location.description) == ["a.yaml:1:1", "a.yaml:3:1"])
  }

  @Test(
    "a key one edit from a known one is a warning where others are kept",
    arguments: [
      ("titles: x", "title"), ("tilte: x", "title"), ("Title: x", "title"), ("tittles: x", nil),
      ("colour: x", nil),
    ])
  func mistyped(text: String, nearest: String?) throws {
    var fields = try fields(text)
    fields.warnOfMistyped(known: ["title", "author"])
    #expect(fields.diagnostics.map(\.severity) == (nearest == nil ? [] : [.warning]))
    #expect(fields.unread.count == 1)
    if let nearest {
      #expect(fields.diagnostics.first?.problem.advice == "write `\(nearest)` if that is meant")
    }
  }

  @Test("a nested mapping is read in the same way and named by its path")
  func nested() throws {
    var fields = try fields("sheet:\n  rows: many\n  paper: A5\n  colour: red")
    let found = fields.fields("sheet")
    var sheet = try #require(found)
    #expect(sheet.text("paper") == "A5")
    #expect(sheet.integer("rows", in: 1...20) == nil)
    sheet.reportUnread(known: ["rows", "paper"])
    fields.report(sheet.diagnostics)
    #expect(
      fields.diagnostics.map(\.problem.message) == [
        "the value of `sheet.rows` must be a whole number from 1 to 20; it is the text \"many\"",
        "the key `sheet.colour` is not known",
      ])
    #expect(fields.unread.isEmpty)
  }

  @Test("a caller's own problem stands at the value, or at the mapping where there is none")
  func callersProblems() throws {
    var fields = try fields("a: x\n  \nb: y")
    fields.report(SampleProblem(), at: "b")
    fields.report(SampleProblem(), at: "c")
    #expect(fields.diagnostics.map(\.location.description) == ["a.yaml:3:4", "a.yaml:1:1"])
  }
}

private struct SampleProblem: Problem {
  let severity = Severity.error
  let code = "sample"
  let message = "sample"
  let advice: String? = nil
}
