import Mustache
import Testing

@Suite("In strict use, a template")
struct StrictTemplateTests {
  @Test(
    "that is not there, or has no such block, is an error",
    arguments: [
      ("{{>pat}}", "1:1: error: there is no template “pat”. Did you mean “part”?"),
      ("{{<lyout}}{{/lyout}}", "1:1: error: there is no template “lyout”. Did you mean “layout”?"),
      (
        "{{<layout}}{{$mian}}{{/mian}}{{/layout}}",
        "1:12: error: the template “layout” has no block “mian”. Did you mean “main”?"
      ),
      (
        "{{<layout}}text{{title}}\nmore{{$main}}{{/main}}{{/layout}}",
        "1:12: error: what stands in a parent outside its blocks is never shown. Move it into a block, or out of the parent."
      ),
    ])
  func missingIsAnError(_ main: String, _ expected: String) {
    let templates = ["main": main, "part": "", "layout": "{{$main}}{{/main}}"]
    #expect(complaints(templates, Shapes.strict) == ["main.mustache:" + expected])
  }

  @Test("may take its blocks from what it includes")
  func blocksOfIncluded() {
    let templates = [
      "main": "{{<layout}}{{$head}}{{/head}}{{/layout}}", "layout": "{{>part}}", "part": "{{$head}}{{/head}}",
    ]
    #expect(complaints(templates, Shapes.strict) == [])
  }

  @Test("that is a root must be there")
  func rootMustBeThere() {
    #expect(
      complaints(["mian": ""], Shapes.strict) == [
        "main:1:1: error: there is no template “main”. Did you mean “mian”?"
      ])
  }

  @Test("that no root reaches is known, and still read")
  func unreachable() throws {
    let templates = [
      "main": "{{>a}}", "a": "{{<b}}{{/b}}", "b": "{{title}}", "c": "{{whatever}}{{>d}}", "d": "",
    ]
    let library = try library(templates, Shapes.strict)
    #expect(library.unreachable == ["c", "d"])
    #expect(library.templates(usedBy: "main") == ["a", "b", "main"])
    #expect(library.templates(usedBy: "c") == [])
    #expect(complaints(["main": "", "a": "{{#x}}"], Shapes.strict).count == 1)
  }

  @Test("that is chosen by a dynamic name is checked when it is rendered")
  func dynamicNames() throws {
    let templates = ["main": "<{{>*layout}}>", "good": "{{title}}", "bad": "{{titel}}", "raw": "{{{title}}}"]
    let library = try library(templates, Shapes.strict)
    #expect(library.unreachable == [])
    func outcome(_ name: Value) -> String {
      var output = Array("before ".utf8)
      let deck = Record(Shapes.deck, [.text("A & B"), .absent, .absent, .absent, .absent, name])
      do {
        try library.render("main", .record(deck), into: &output)
        return String(decoding: output, as: UTF8.self)
      } catch {
        #expect(output == Array("before ".utf8), "the output is as it was")
        return error.description
      }
    }
    #expect(outcome(.text("good")) == "before <A &amp; B>")
    #expect(outcome(.absent) == "before <>")
    #expect(
      outcome(.text("bda")) == "main.mustache:1:2: error: there is no template “bda”. Did you mean “bad”?")
    #expect(
      outcome(.text("bad")) == "bad.mustache:1:1: error: there is no “titel” in “deck”. Did you mean “title”?"
    )
    #expect(
      outcome(.text("raw"))
        == "raw.mustache:1:1: error: “title” is text, which must be escaped. Write {{title}}.")
  }

  @Test("may include others in too many ways to be checked")
  func tooManyWays() {
    let names = (0..<12).map { "field\($0)" }
    let root = Shape("root", names.map { Field($0, .record(Shape($0, [])), "One.") })
    let part = names.map { "{{#\($0)}}{{>part}}{{/\($0)}}" }.joined()
    #expect(
      complaints(["main": "{{>part}}", "part": part], .strict(roots: ["main": root])) == [
        "main.mustache:1:1: error: templates include one another in more than 20000 ways. Let fewer templates include themselves."
      ])
  }
}
