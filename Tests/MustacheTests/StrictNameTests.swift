import Mustache
import Testing

@Suite("In strict use, a name")
struct StrictNameTests {
  @Test(
    "that is known is no error",
    arguments: [
      "{{title}}", "{{#title}}{{.}}{{/title}}", "{{^title}}{{title}}{{/title}}",
      "{{#cards}}{{term}} of {{title}}{{/cards}}",
      "{{#cards}}{{{definition}}}{{#definition}}{{{.}}}{{/definition}}{{/cards}}",
      "{{#cards}}{{#number}}{{.}}{{/number}}{{/cards}}",
      "{{#cards}}{{#isNew}}{{isNew}}{{/isNew}}{{#tags}}{{.}}{{/tags}}{{/cards}}", "{{next.title}}",
      "{{#next}}{{url}}{{/next}}",
      "{{params.any.thing}}", "{{#params}}{{anything}}{{#more}}{{again}}{{/more}}{{/params}}",
      "{{#params.list}}{{.}}{{/params.list}}",
      "{{#tree}}{{#folders}}{{#folders}}{{title}}{{/folders}}{{/folders}}{{/tree}}",
      "{{#next.url}}{{.}}{{/next.url}}",
    ])
  func knownIsNoError(_ template: String) {
    #expect(complaints(["main": template], Shapes.strict) == [])
  }

  @Test(
    "that is wrong is an error before anything is rendered",
    arguments: [
      ("{{titel}}", "1:1: error: there is no “titel” in “deck”. Did you mean “title”?"),
      ("{{#crads}}{{/crads}}", "1:1: error: there is no “crads” in “deck”. Did you mean “cards”?"),
      ("{{^crads}}{{/crads}}", "1:1: error: there is no “crads” in “deck”. Did you mean “cards”?"),
      (
        "{{#cards}}\n  {{trem}}{{/cards}}",
        "2:3: error: there is no “trem” in “card” and “deck”. Did you mean “term”?"
      ),
      ("{{term}}", "1:1: error: there is no “term” in “deck”"),
      ("{{url}}", "1:1: error: there is no “url” in “deck”. Did you mean “next.url”?"),
      ("{{whatever}}", "1:1: error: there is no “whatever” in “deck”"),
      ("{{next.titel}}", "1:1: error: there is no “titel” in “link”. Did you mean “title”?"),
      (
        "{{title.length}}",
        "1:1: error: “title” is text, which has no fields. Open a section on “title” to use what is in it."
      ),
      (
        "{{cards.term}}",
        "1:1: error: “cards” is a list of “card” records, which has no fields. Open a section on “cards” to use what is in it."
      ),
      (
        "{{cards}}",
        "1:1: error: “cards” is a list of “card” records, which cannot be shown as text. Open a section on “cards” and show what is in it."
      ),
      (
        "{{params}}",
        "1:1: error: “params” is a map with any keys, which cannot be shown as text. Open a section on “params” and show what is in it."
      ),
      (
        "{{#next}}{{.}}{{/next}}",
        "1:10: error: “.” is a “link” record, which cannot be shown as text. Open a section on “.” and show what is in it."
      ),
      ("{{{title}}}", "1:1: error: “title” is text, which must be escaped. Write {{title}}."),
      ("{{&title}}", "1:1: error: “title” is text, which must be escaped. Write {{title}}."),
      (
        "{{{params.x}}}",
        "1:1: error: “params.x” is a value of any kind, which must be escaped. Write {{params.x}}."
      ),
      ("{{#title}}{{{.}}}{{/title}}", "1:11: error: “.” is text, which must be escaped. Write {{.}}."),
      (
        "{{#cards}}{{definition}}{{/cards}}",
        "1:11: error: “definition” is HTML, which this tag would show as source text. Write {{{definition}}}."
      ),
      (
        "{{#cards}}{{#params}}{{{definition}}}{{/params}}{{/cards}}",
        "1:22: error: “definition” is a value of any kind, which must be escaped. Write {{definition}}."
      ),
      ("{{>*lyaout}}", "1:1: error: there is no “lyaout” in “deck”. Did you mean “layout”?"),
      (
        "{{>*cards}}",
        "1:1: error: “cards” is a list of “card” records, which cannot be shown as text. Open a section on “cards” and show what is in it."
      ),
    ])
  func wrongIsAnError(_ template: String, _ expected: String) {
    #expect(complaints(["main": template], Shapes.strict) == ["main.mustache:" + expected])
  }

  @Test("is checked in each template that a root takes, with what is in reach there")
  func isCheckedInPartials() {
    let templates = [
      "main": "{{>card}}{{#cards}}{{>card}}{{/cards}}", "card": "{{term}}",
    ]
    #expect(
      complaints(templates, Shapes.strict) == [
        "card.mustache:1:1: error: there is no “term” in “deck”"
      ])
  }

  @Test("is checked in an argument where its block stands, not where it is written")
  func isCheckedInArguments() {
    let main = "{{<layout}}{{$item}}{{term}}{{/item}}{{$foot}}{{term}}{{/foot}}{{/layout}}"
    let layout = "{{#cards}}{{$item}}{{/item}}{{/cards}}{{$foot}}{{nothing}}{{/foot}}"
    #expect(
      complaints(["main": main, "layout": layout], Shapes.strict) == [
        "main.mustache:1:47: error: there is no “term” in “deck”"
      ])
  }

  @Test("is reported once, however many roots meet it")
  func isReportedOnce() {
    let roots = ["main": Shapes.deck, "other": Shapes.link]
    let templates = ["main": "{{>part}}", "other": "{{>part}}", "part": "{{nothing}}"]
    #expect(complaints(templates, .strict(roots: roots)).count == 1)
  }

  @Test("is checked in templates that include themselves, which comes to an end")
  func endsOnRecursion() {
    let main = "{{#tree}}{{>folder}}{{/tree}}"
    let folder =
      "{{title}}{{#folders}}{{>folder}}{{nmae}}{{/folders}}{{#cards}}{{#next}}{{>folder}}{{/next}}{{/cards}}"
    #expect(complaints(["main": main, "folder": folder], Shapes.strict).count == 1)
  }
}
