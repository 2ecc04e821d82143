import Mustache
import Testing
import Text

@Suite("A rendered template")
struct RenderingTests {
  @Test(
    "shows a section where its value is something",
    arguments: [
      (.absent, "no"), (.text(""), "no"), (.text("x"), "yes"), (.number(0), "no"), (.number(-1), "yes"),
      (.flag(false), "no"), (.flag(true), "yes"), (.html(HTML(trusting: "")), "no"),
      (.html(HTML(trusting: "<b>")), "yes"), (.list([]), "no"), (.list([.absent, .absent]), "yesyes"),
      (.map([:]), "yes"),
    ] as [(Value, String)])
  func truth(_ value: Value, _ expected: String) throws {
    #expect(try render(["main": "{{#x}}yes{{/x}}{{^x}}no{{/x}}"], .map(["x": value])) == expected)
  }

  @Test(
    "writes numbers and flags",
    arguments: [
      (.number(0), "0"), (.number(-120), "-120"), (.number(.max), "9223372036854775807"),
      (.number(.min), "-9223372036854775808"), (.flag(true), "true"), (.flag(false), "false"), (.absent, ""),
    ] as [(Value, String)])
  func scalars(_ value: Value, _ expected: String) throws {
    #expect(try render(["main": "{{.}}"], value) == expected)
  }

  @Test("escapes text for HTML, in attributes too, and leaves HTML as it is")
  func escaping() throws {
    let card = Record(
      Shapes.card,
      [.text("<'\"&>"), .html(HTML(trusting: "<b>bold</b>")), .absent, .absent, .list([.text("<i>")])])
    let main = "{{#cards}}{{term}} {{{definition}}} {{#tags}}{{.}}{{/tags}}{{/cards}}"
    let deck = Record(
      Shapes.deck, [.absent, .list([.record(card)]), .absent, .absent, .absent, .absent])
    #expect(
      try render(["main": main], .record(deck), Shapes.strict)
        == "&lt;&#39;&quot;&amp;&gt; <b>bold</b> &lt;i&gt;")
  }

  @Test("finds a name in the innermost record whose shape has it, also where the record lacks its value")
  func shadowing() throws {
    let next = Record(Shapes.link, [.absent, .text("u")])
    let deck = Record(Shapes.deck, [.text("T"), .absent, .absent, .record(next), .absent, .absent])
    #expect(
      try render(["main": "{{title}}{{#next}}[{{title}}]{{/next}}"], .record(deck), Shapes.strict) == "T[]")
  }

  @Test("keeps CRLF, and drops it with a tag that has its line for itself")
  func carriageReturns() throws {
    let main = "a\r\n  {{#x}}\r\nb\r\n  {{/x}}\r\n  {{>p}}\r\nc\r\n"
    #expect(
      try render(["main": main, "p": "1\r\n\r\n2\r\n"], .map(["x": .flag(true)]))
        == "a\r\nb\r\n  1\r\n\r\n  2\r\nc\r\n")
  }

  @Test("leaves out a byte-order mark, and keeps any other text")
  func anyText() throws {
    let text = "हिन्दी \u{2028} שָׁלוֹם \u{0} 🙂 } { }}"
    #expect(try render(["main": "\u{FEFF}" + text]) == text)
  }

  @Test("takes other delimiters, of any length and script")
  func delimiters() throws {
    #expect(
      try render(["main": "{{=«« »»=}}««x»»{{x}}««{x}»»««={{ }}=»»{{x}}"], .map(["x": .text("1")]))
        == "1{{x}}11")
  }

  @Test("that is asked for by a wrong name is an error")
  func unknownTemplate() throws {
    let library = try library(["main": ""])
    var output: [UInt8] = []
    let error = #expect(throws: TemplateError.self) { try library.render("mian", .absent, into: &output) }
    #expect(error?.message == "there is no template “mian”")
    #expect(error?.advice == "Did you mean “main”?")
  }
}
