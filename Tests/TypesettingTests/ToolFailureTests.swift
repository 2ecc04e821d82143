import Files
import Markdown
import Testing

@testable import Typesetting

@Suite("A tool")
struct ToolFailureTests {
  private let formulas = [Formula("x", isDisplay: false), Formula("y", isDisplay: true)]

  /// Sets formulas by a Node that is a Python program, and gives what is said of it.
  private func failure(_ node: String, patience: Duration = .seconds(20)) throws -> ToolFailure? {
    let workshop = try Workshop()
    try workshop.makeKaTeX()
    try workshop.makeTool("node", node)
    let typesetters = workshop.typesetters(patience: patience)
    for _ in 0..<2 {
      #expect(typesetters.typeset(formulas) == [.unavailable, .unavailable])
    }
    typesetters.finish()
    #expect(workshop.katexCache == nil)
    #expect(typesetters.missing.count <= 1)
    return typesetters.missing.first?.failure
  }

  @Test("that nobody needs is not missed")
  func notNeeded() throws {
    let typesetters = try Workshop().typesetters()
    #expect(typesetters.typeset([]) == [])
    #expect(typesetters.highlight([CodeSample("x", language: "")]) == [nil])
    typesetters.finish()
    #expect(typesetters.missing == [])
  }

  @Test("that nobody wants is not missed")
  func notWanted() throws {
    let workshop = try Workshop()
    let typesetters = Typesetters(
      setsFormulas: false, coloursCode: false, cacheFolder: nil, places: workshop.places)
    #expect(typesetters.typeset(formulas) == [.unavailable, .unavailable])
    #expect(typesetters.highlight([CodeSample("x", language: "c")]) == [nil])
    #expect(typesetters.missing == [])
  }

  @Test("that is not there is missed once, with what to install")
  func notThere() throws {
    let typesetters = try Workshop().typesetters()
    for _ in 0..<2 {
      #expect(typesetters.typeset(formulas) == [.unavailable, .unavailable])
      #expect(typesetters.highlight([CodeSample("x", language: "c")]) == [nil])
    }
    #expect(
      typesetters.missing.map { "\($0.message); \($0.advice)" } == [
        "formulas are shown as TeX, as Node was not found; "
          + "install the Debian packages nodejs and katex, or set `math: off`",
        "code is not coloured, as Python was not found; "
          + "install the Debian package python3-pygments, or set `highlight: false`",
      ])
  }

  @Test("is missed too where its program is there and its library is not")
  func halfThere() throws {
    let workshop = try Workshop()
    try workshop.makeTool("node", "")
    let typesetters = workshop.typesetters()
    _ = typesetters.typeset(formulas)
    #expect(typesetters.missing.map(\.failure) == [.notFound("KaTeX")])
  }

  @Test("that ends at once, after its greeting or in the middle of an answer is missed")
  func ends() throws {
    #expect(try failure("") == .process(.ended))
    #expect(try failure("request(); reply([b'+']); request()") == .process(.ended))
    #expect(
      try failure("request(); reply([b'+']); request(); os.write(1, bytes([0, 0, 0, 9, 0]))")
        == .process(.ended))
  }

  @Test("that says nothing is missed after a while")
  func hangs() throws {
    #expect(try failure("time.sleep(60)", patience: .milliseconds(300)) == .process(.silent))
    #expect(
      try failure("request(); reply([b'+']); time.sleep(60)", patience: .seconds(2)) == .process(.silent))
  }

  @Test(
    "that talks nonsense is missed",
    arguments: [
      "print('hello')", "request(); reply([])", "request(); reply([b''])", "request(); reply([b'what?'])",
      "request(); reply([b'+']); request(); reply([])", "request(); reply([b'+']); request(); reply([b'+'])",
      "request(); reply([b'+']); request(); reply([b'!', b'!'])",
      "request(); reply([b'+']); request(); reply([b'+\\xff', b'+x'])",
      "request(); reply([b'+']); request(); os.write(1, b'\\0\\0\\0\\x08\\0\\0\\0\\xffabcd'); time.sleep(60)",
    ])
  func nonsense(_ node: String) throws {
    #expect(try failure(node) == .process(.nonsense))
  }

  @Test("says itself why it cannot work")
  func refuses() throws {
    #expect(try failure("request(); reply([b'-No module\\n named x'])") == .refused("No module named x"))
  }

  @Test("is taken from the next place where the first one cannot be used")
  func secondPlace() throws {
    let (first, second) = (try Workshop(), try Workshop())
    try first.makeTool("python3", "request(); reply([b'-No module named pygments'])")
    try second.makeTool(
      "python3",
      "request(); reply([b'+', b'/x'])\nwhile request(): reply([b'+<span class=\"dp-c-k\">if</span>'])")
    let places = ToolPlaces(programs: first.places.programs + second.places.programs, modules: [])
    let typesetters = Typesetters(cacheFolder: nil, places: places)
    #expect(
      typesetters.highlight([CodeSample("if", language: "c")])
        == [Array(#"<span class="dp-c-k">if</span>"#.utf8)])
    #expect(typesetters.missing == [])
  }

  @Test("is no script where there is a program, as version managers have scripts that look for it")
  func scriptsLast() throws {
    let (first, second) = (try Workshop(), try Workshop())
    try first.makeTool("python3", "")
    try second.linkTool("python3", to: "/usr/bin/env")
    let places = ToolPlaces(programs: first.places.programs + second.places.programs, modules: [])
    #expect(
      places.programs(named: ["python3"]) == [
        second.places.programs[0] / "python3", first.places.programs[0] / "python3",
      ])
  }

  @Test("that breaks down on the way keeps what it did before")
  func breaksDown() throws {
    let workshop = try Workshop()
    try workshop.makeKaTeX()
    try workshop.makeTool(
      "node", "request(); reply([b'+']); request(); reply([b'+<math><mi>x</mi></math>']); request()")
    let typesetters = workshop.typesetters()
    let x = TypesetFormula.markup(Array(#"<math alttext="x"><mi>x</mi></math>"#.utf8))
    #expect(typesetters.typeset([formulas[0]]) == [x])
    #expect(typesetters.typeset(formulas) == [x, .unavailable])
    #expect(typesetters.missing.map(\.failure) == [.process(.ended)])
  }
}
