import Glibc
import Markdown
import Testing

@testable import Typesetting

@Suite("Code that is expected")
struct ExpectedCodeTests {
  private func samples(_ codes: String...) -> [CodeSample] { codes.map { CodeSample($0, language: "c") } }

  private func coloured(_ codes: String...) -> [[UInt8]?] {
    codes.map { Array("<span class=\"dp-c-k\">\($0)</span>".utf8) }
  }

  @Test("starts the tool, and makes nobody wait for it")
  func doesNotWait() throws {
    let workshop = try Workshop()
    try workshop.makeNotingPython(waitingFor: "go")
    let typesetters = workshop.typesetters()
    typesetters.expect(samples("a", "b"))
    for _ in 0..<3 { typesetters.expect(samples("c", "a")) }
    #expect((0..<500).contains { _ in workshop.notes == ["start"] || pause() })
    try workshop.makeFile("go")
    #expect(typesetters.highlight(samples("c", "b", "a")) == coloured("c", "b", "a"))
    #expect(workshop.takeNotes() == ["start", "c:a", "c:b", "c:c"])
    #expect(typesetters.missing == [])
  }

  @Test("is worked on before anybody needs it, bit by bit")
  func workedOn() throws {
    let workshop = try Workshop()
    try workshop.makeNotingPython()
    let typesetters = workshop.typesetters()
    typesetters.expect(samples("a"))
    typesetters.expect(samples("b"))
    #expect(
      (0..<500).contains { _ in
        typesetters.expect([])
        return workshop.notes == ["start", "c:a", "c:b"] || pause()
      })
    #expect(typesetters.highlight(samples("b", "a")) == coloured("b", "a"))
    #expect(workshop.takeNotes() == ["start", "c:a", "c:b"])
  }

  @Test("is coloured and kept when all ends, needed or not")
  func finished() throws {
    let workshop = try Workshop()
    try workshop.makeNotingPython()
    let typesetters = workshop.typesetters()
    typesetters.expect(samples("a", String(repeating: "long", count: 30_000)))
    typesetters.finish()
    _ = workshop.takeNotes()
    let next = workshop.typesetters()
    next.expect(samples("a"))
    #expect(next.highlight(samples("a")) == coloured("a"))
    #expect(workshop.takeNotes() == [])
  }

  @Test("is plain where the tool cannot be used, which is told once")
  func refused() throws {
    let workshop = try Workshop()
    try workshop.makeTool("python3", "request(); reply([b'-No module named pygments'])")
    let typesetters = workshop.typesetters()
    typesetters.expect(samples("a"))
    typesetters.finish()
    #expect(typesetters.missing.map(\.failure) == [.refused("No module named pygments")])
    #expect(typesetters.highlight(samples("a", "b")) == [nil, nil])
  }

  @Test("is asked again of the next tool where the first one cannot be used")
  func secondTool() throws {
    let (first, second) = (try Workshop(), try Workshop())
    try first.makeTool("python3", "request(); reply([b'-No module named pygments'])")
    try second.makeNotingPython()
    let places = ToolPlaces(programs: first.places.programs + second.places.programs, modules: [])
    let typesetters = Typesetters(cacheFolder: nil, places: places)
    typesetters.expect(samples("a"))
    typesetters.expect(samples("b"))
    #expect(typesetters.highlight(samples("a", "b")) == coloured("a", "b"))
    #expect(second.takeNotes().sorted() == ["c:a", "c:b", "start"])
  }

  @Test("is what it is to the byte, also where letters have two forms")
  func exact() throws {
    let workshop = try Workshop()
    try workshop.makeNotingPython()
    let forms = ["\u{E9}", "e\u{301}"]
    let results = workshop.typesetters().highlight(forms.map { CodeSample($0, language: "c") })
    #expect(results == forms.map { Array("<span class=\"dp-c-k\">\($0)</span>".utf8) })
  }

  /// Lets some time pass; never true.
  private func pause() -> Bool {
    usleep(20_000)
    return false
  }
}
