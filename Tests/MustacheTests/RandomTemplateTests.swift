import Mustache
import Testing

@Suite("Any text at all, as a template,")
struct RandomTemplateTests {
  static let values: Value = .map([
    "x": .text("<b> & a"), "list": .list([.text("<1>"), .map(["x": .text("<2>\n")]), .absent]),
    "y": .flag(true),
  ])

  @Test("is rendered or refused, in both uses", arguments: 0..<40 as Range<UInt64>)
  func neverCrashes(_ seed: UInt64) throws {
    var random = Random(state: seed)
    for round in 0..<100 {
      let templates =
        round.isMultiple(of: 2)
        ? ["main": random.soup(), "a": random.soup()]
        : ["main": random.template(depth: 4) + random.soup(), "a": random.template(depth: 3)]
      for mode in [TemplateLibrary.Mode.suite, Shapes.strict] {
        guard let library = try? library(templates, mode) else { continue }
        var output: [UInt8] = []
        try? library.render("main", Self.values, into: &output)
      }
    }
  }

  @Test(
    "never lets a text value through unescaped but by an unescaping tag", arguments: 0..<40 as Range<UInt64>)
  func escapes(_ seed: UInt64) throws {
    var random = Random(state: seed)
    var escaped = 0
    for _ in 0..<50 {
      let text = try render(
        ["main": random.template(depth: 5), "a": "[" + random.template(depth: 0) + "\n  {{$b}}{{/b}}]"],
        Self.values)
      #expect(!text.contains("<"))
      if text.contains("&lt;") { escaped += 1 }
    }
    #expect(escaped > 0)
  }

  @Test("that is large and wrong is refused in little time")
  func largeAndWrong() {
    for piece in Random.wrongPieces {
      #expect(complaints(["main": String(repeating: piece, count: 2_000)]).count > 0)
    }
  }
}
