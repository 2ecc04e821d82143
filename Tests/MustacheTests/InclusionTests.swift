import Mustache
import Testing

@Suite("Partials and parents")
struct InclusionTests {
  @Test(
    "are indented line by line, blank lines excepted, and what values hold is not",
    arguments: [
      ("  {{>a}}\n", ["a": "1\n\n2\n"], "  1\n\n  2\n"),
      ("  {{>a}}\n", ["a": "{{x}}\n{{x}}\n"], "  v\nw\n  v\nw\n"),
      ("  {{>a}}\n", ["a": "{{#l}}x\n{{/l}}y\n"], "  x\n  x\n  y\n"),
      ("  {{>a}}\n", ["a": "{{#l}}\n- {{>b}}\n{{/l}}\n", "b": "1\n2"], "  - 1\n  2\n  - 1\n  2\n"),
      ("  {{>a}}\n", ["a": "1\n\t{{>b}}\n2\n", "b": "3\n4\n"], "  1\n  \t3\n  \t4\n  2\n"),
      ("  {{>a}}\n-\n", ["a": "1\n2"], "  1\n  2-\n"),
      (" {{>a}} {{>a}}\n", ["a": "1\n2"], " 1\n2 1\n2\n"),
      ("  {{>a}}\n", ["a": "{{! note }}1\n{{^no}}2\n{{/no}}3\n"], "  1\n  2\n  3\n"),
    ])
  func indentation(_ main: String, _ partials: [String: String], _ expected: String) throws {
    let values: Value = .map(["x": .text("v\nw"), "l": .list([.absent, .absent])])
    #expect(try render(partials.merging(["main": main]) { $1 }, values) == expected)
  }

  @Test(
    "give their blocks what is written for them, at the block's indentation",
    arguments: [
      (
        "{{<p}}\n{{$b}}\n    1\n      2\n\n    3\n{{/b}}\n{{/p}}\n", "<\n  {{$b}}\n  {{/b}}\n>\n",
        "<\n  1\n    2\n\n  3\n>\n"
      ),
      ("{{<p}}\n  {{$b}}\n    1\n  {{/b}}\n{{/p}}\n", "<b>{{$b}}own{{/b}}</b>", "<b>1\n</b>"),
      ("{{<p}}{{$b}}1{{/b}}{{/p}}\n", "  {{$b}}own{{/b}} x\n", "  1 x\n"),
      ("{{<p}}{{/p}}\n", "  {{$b}}own{{/b}} x\n", "  own x\n"),
      ("  {{<p}}{{/p}}\n", "{{$b}}\n  own\n   more\n{{/b}}\nx\n", "    own\n     more\n  x\n"),
      ("a {{<p}}{{$b}}1{{/b}}{{/p}} z\n", "[{{$b}}{{/b}}]", "a [1] z\n"),
    ])
  func blocks(_ main: String, _ parent: String, _ expected: String) throws {
    #expect(try render(["main": main, "p": parent]) == expected)
  }

  @Test("show a block within an argument of the same name with its own content, not without an end")
  func blockInArgumentOfItsName() throws {
    let main = "{{<p}}{{$b}}({{$b}}own{{/b}}){{/b}}{{/p}}"
    #expect(try render(["main": main, "p": "[{{$b}}{{/b}}]"]) == "[(own)]")
  }

  @Test("hand arguments on to what they include, the outermost first")
  func argumentsGoInwards() throws {
    let templates = [
      "main": "{{<page}}{{$title}}main{{/title}}{{/page}}",
      "page": "{{<layout}}{{$title}}page{{/title}}{{$foot}}page{{/foot}}{{/layout}}",
      "layout": "{{>head}} {{$foot}}layout{{/foot}}", "head": "{{$title}}head{{/title}}",
    ]
    #expect(try render(templates) == "main page")
  }

  @Test("may include themselves as deep as the data goes")
  func recursion() throws {
    func folder(_ depth: Int) -> Value {
      .record(Record(Shapes.folder, [.text("\(depth)"), .list(depth > 1 ? [folder(depth - 1)] : [])]))
    }
    let templates = ["main": "{{>node}}", "node": "{{title}}{{#folders}}({{>node}}){{/folders}}"]
    #expect(try render(templates, folder(3)) == "3(2(1))")
    #expect(try render(templates, folder(99)).hasPrefix("99(98("))
  }

  @Test(
    "that include one another without an end are an error that names them",
    arguments: [
      (["main": "\n {{>main}}"], "main.mustache:2:2", "main → main"),
      (["main": "{{>a}}", "a": "x{{>b}}", "b": "{{<a}}{{/a}}"], "b.mustache:1:1", "b → a → b"),
      (
        ["main": "{{<a}}{{$x}}{{>main}}{{/x}}{{/a}}", "a": "{{$x}}{{/x}}"], "a.mustache:1:1",
        "a → main → a"
      ),
    ])
  func endlessInclusion(_ templates: [String: String], _ place: String, _ chain: String) {
    let error = #expect(throws: TemplateError.self) { try render(templates) }
    #expect(
      error?.description
        == "\(place): error: templates include one another more than 100 deep: \(chain). Include a template in itself only within a section that ends."
    )
  }
}
