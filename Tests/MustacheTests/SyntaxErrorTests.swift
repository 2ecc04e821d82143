import Mustache
import Testing

@Suite("A template that cannot be read")
struct SyntaxErrorTests {
  @Test(
    "is an error at the place of the tag that is wrong",
    arguments: [
      (
        "a\n  {{name",
        [
          "2:3: error: the tag that “{{” opens is not closed by “}}” before the template's end. Write “}}” after the tag's name."
        ]
      ),
      (
        "{{name\n<p>{{other}}",
        [
          "1:1: error: the tag that “{{” opens is not closed by “}}” before “{{” at 2:4. Write “}}” after the tag's name."
        ]
      ),
      (
        "é {{{html}} x",
        [
          "1:4: error: the tag that “{{{” opens is not closed by “}}}” before “}}” at 1:11. Write “}}}” after the tag's name."
        ]
      ),
      (
        "{{! a comment",
        [
          "1:1: error: the tag that “{{” opens is not closed by “}}” before the template's end. Write “}}” after the tag's name."
        ]
      ),
      ("{{}}", ["1:1: error: the tag has no name. Write a name between the delimiters."]),
      ("x{{# }}", ["1:2: error: the tag has no name. Write a name between the delimiters."]),
      (
        "{{a b}}",
        [
          "1:1: error: “a b” is not a name. A name has no white space, and dots only between its parts; “.” alone is the current item."
        ]
      ),
      (
        "{{a..b}}",
        [
          "1:1: error: “a..b” is not a name. A name has no white space, and dots only between its parts; “.” alone is the current item."
        ]
      ),
      (
        "{{=<%=}}",
        [
          "1:1: error: the tag does not set two delimiters. Write two delimiters with a space between them, as in {{=<% %>=}}."
        ]
      ),
      (
        "{{=<% %>}}{{x}}",
        [
          "1:1: error: the tag does not set two delimiters. Write two delimiters with a space between them, as in {{=<% %>=}}."
        ]
      ),
      ("\r\n{{#a}}x", ["2:1: error: {{#a}} is not closed by {{/a}} before the template's end. Add {{/a}}."]),
      (
        "{{#a}}\n{{^b}}\n{{/a}}",
        ["2:1: error: {{^b}} is not closed by {{/b}} before {{/a}} at 3:1. Add {{/b}}."]
      ),
      (
        "{{#cards}}{{/card}}",
        [
          "1:1: error: {{#cards}} is not closed by {{/cards}} before the template's end. Add {{/cards}}.",
          "1:11: error: {{/card}} closes nothing. Did you mean {{/cards}}?",
        ]
      ),
      ("x{{/a}}", ["1:2: error: {{/a}} closes nothing. Remove it, or add the tag that opens it."]),
      (
        "{{<p}}{{$b}}{{/p}}",
        ["1:7: error: {{$b}} is not closed by {{/b}} before {{/p}} at 1:13. Add {{/b}}."]
      ),
      (
        "{{<p}}{{$b}}1{{/b}}{{$b}}2{{/b}}{{/p}}",
        ["1:20: error: the parent gets the block “b” twice. Keep one of them."]
      ),
    ])
  func isAnErrorAtTheTag(_ template: String, _ expected: [String]) {
    #expect(complaints(["main": template]) == expected.map { "main.mustache:" + $0 })
  }

  @Test("is one error among all those of all templates, sorted")
  func isOneAmongAll() {
    let found = complaints(["b": "{{}}\n{{x y}}\n{{#a}}", "a": "{{/z}}"])
    #expect(
      found.map { String($0.prefix(14)) } == [
        "a.mustache:1:1", "b.mustache:1:1", "b.mustache:2:1", "b.mustache:3:1",
      ])
  }

  @Test("does not lead to further errors about pairs of tags")
  func doesNotLeadToOthers() {
    #expect(complaints(["main": "{{#a b}}{{/a}}"]).count == 1)
  }

  @Test("may not be UTF-8")
  func mayNotBeUTF8() {
    let source = TemplateSource(path: "main.mustache", bytes: Array("a\nb".utf8) + [0xFF])
    let error = #expect(throws: TemplateErrors.self) { try TemplateLibrary(["main": source], mode: .suite) }
    #expect(
      error?.description == "main.mustache:2:2: error: the template is not UTF-8. Save the file as UTF-8.")
  }

  @Test("may be nested too deeply")
  func mayBeNestedTooDeeply() {
    func nested(_ depth: Int) -> String {
      String(repeating: "{{#a}}", count: depth) + String(repeating: "{{/a}}", count: depth)
    }
    #expect(complaints(["main": nested(100)]) == [])
    #expect(
      complaints(["main": nested(101)]).first
        == "main.mustache:1:601: error: sections and blocks are nested more than 100 deep. Move the inner part into a template of its own."
    )
  }
}
