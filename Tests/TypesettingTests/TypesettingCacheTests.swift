import Files
import Foundation
import Markdown
import Testing

@testable import Typesetting

@Suite("What tools answered")
struct TypesettingCacheTests {
  private let x = Formula("x", isDisplay: false)
  private let y = Formula("y", isDisplay: true)

  /// Sets formulas in a build of their own.
  private func build(_ typesetters: Typesetters, _ formulas: Formula...) {
    for (formula, result) in zip(formulas, typesetters.typeset(formulas)) {
      let display = formula.isDisplay ? " display=\"block\"" : ""
      let markup = "<math alttext=\"\(formula.tex)\"\(display)><mi>\(formula.tex)</mi></math>"
      #expect(result == .markup(Array(markup.utf8)))
    }
    #expect(typesetters.missing == [])
    typesetters.finish()
  }

  @Test("is asked for once in a build")
  func once() throws {
    let workshop = try Workshop()
    try workshop.makeNotingNode()
    let typesetters = workshop.typesetters()
    #expect(typesetters.typeset([x, y, x]).count == 3)
    build(typesetters, y, x, Formula("z", isDisplay: false))
    #expect(workshop.takeNotes() == ["start", "dy", "ix", "iz"])
  }

  @Test("serves the next build, which starts nothing")
  func nextBuild() throws {
    let workshop = try Workshop()
    try workshop.makeNotingNode()
    build(workshop.typesetters(), x, y)
    #expect(workshop.takeNotes() == ["start", "dy", "ix"])
    build(workshop.typesetters(), y, x)
    #expect(workshop.takeNotes() == [])
    build(workshop.typesetters(), y, x, Formula("z", isDisplay: true))
    #expect(workshop.takeNotes() == ["start", "dz"])
  }

  @Test("is dropped when a build does not use it")
  func dropped() throws {
    let workshop = try Workshop()
    try workshop.makeNotingNode()
    build(workshop.typesetters(), x, y)
    let both = workshop.katexCache
    build(workshop.typesetters(), x)
    #expect(try #require(workshop.katexCache).count < #require(both).count)
    _ = workshop.takeNotes()
    build(workshop.typesetters(), x, y)
    #expect(workshop.takeNotes() == ["start", "dy"])
    #expect(workshop.katexCache == both)
  }

  @Test("stands in a file that is the same whatever the order, and not written again without need")
  func sameFile() throws {
    let workshop = try Workshop()
    try workshop.makeNotingNode()
    build(workshop.typesetters(), x, y)
    let first = workshop.katexCache
    let file = workshop.folder.appending(path: "cache/katex").path
    let time = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    build(workshop.typesetters(), y, x)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int == time)
    build(workshop.typesetters(readsCache: false), y, x)
    #expect(first != nil && workshop.katexCache == first)
  }

  @Test("is neither read nor written where that is not wanted")
  func options() throws {
    let workshop = try Workshop()
    try workshop.makeNotingNode()
    build(workshop.typesetters(writesCache: false), x)
    #expect(workshop.katexCache == nil)
    build(workshop.typesetters(), x)
    _ = workshop.takeNotes()
    build(workshop.typesetters(readsCache: false), x)
    #expect(workshop.takeNotes() == ["start", "ix"])
  }

  @Test("is worth nothing for other macros and another tool")
  func otherTool() throws {
    let workshop = try Workshop()
    try workshop.makeNotingNode()
    build(workshop.typesetters(), x)
    build(workshop.typesetters(macros: ["a": "b"]), x)
    #expect(workshop.takeNotes() == ["start", "ix", "start", "ix"])
    let katex = workshop.folder.appending(path: "modules/katex/dist/katex.js")
    try Data("another version".utf8).write(to: katex)
    build(workshop.typesetters(macros: ["a": "b"]), x)
    #expect(workshop.takeNotes() == ["start", "ix"])
  }

  @Test("is worth nothing once a file that the tool named is another one")
  func otherLibrary() throws {
    let workshop = try Workshop()
    let library = workshop.folder.appending(path: "library")
    try Data("1".utf8).write(to: library)
    try workshop.makeTool(
      "python3",
      """
      request()
      reply([b'+', b'\(library.path)'])
      version = open('\(library.path)').read()
      while True: reply([b'+<span class="dp-c-k' + version.encode() + b'">x</span>' for sample in request()])
      """)
    func colour() -> String {
      let typesetters = workshop.typesetters()
      defer { typesetters.finish() }
      return typesetters.highlight([CodeSample("x", language: "c")])[0].map {
        String(decoding: $0, as: UTF8.self)
      } ?? ""
    }
    #expect(colour() == #"<span class="dp-c-k1">x</span>"#)
    try Data("22".utf8).write(to: library)
    #expect(colour() == #"<span class="dp-c-k22">x</span>"#)
  }

  @Test("is ignored where its file is broken at any byte, cut or foreign")
  func broken() throws {
    let workshop = try Workshop()
    try workshop.makeNotingNode()
    build(workshop.typesetters(), x)
    let good = try #require(workshop.katexCache)
    var bad = stride(from: 0, to: good.count, by: max(1, good.count / 12)).map { index in
      var copy = good
      copy[index] ^= 1
      return copy
    }
    bad += [
      Data(), good.prefix(good.count / 2), good + [0], Data("deckpress typesetting 1\n".utf8),
      Data(count: 5000),
    ]
    for data in bad {
      _ = workshop.takeNotes()
      workshop.katexCache = data
      build(workshop.typesetters(), x)
      #expect(workshop.takeNotes() == ["start", "ix"])
      #expect(workshop.katexCache == good)
    }
  }

  @Test("passes the same checks when it comes from a file")
  func notTrusted() throws {
    let workshop = try Workshop()
    try workshop.makeNotingNode()
    build(workshop.typesetters(), x)
    let good = try #require(workshop.katexCache)
    let lines = good.split(separator: 10, maxSplits: 2, omittingEmptySubsequences: false)
    var fields = try #require(Fields.decode(Array(lines[2])[...]))
    #expect(fields[3] == Array("ix".utf8))
    fields[4] = Array("+<math><script>alert(1)</script></math>".utf8)
    let body = Fields.encode(fields)
    workshop.katexCache = lines[0] + [10] + Data(Checksum(body).text.utf8) + [10] + body
    let typesetters = workshop.typesetters()
    #expect(typesetters.typeset([x]) == [.refused("KaTeX makes something else than plain MathML of it")])
    typesetters.finish()
    #expect(workshop.takeNotes() == ["start", "ix"])
  }

  @Test("is kept for what is refused and for what stays plain")
  func refusalsToo() throws {
    let workshop = try Workshop()
    try workshop.makeKaTeX()
    try workshop.makeTool("node", "request(); reply([b'+']); request(); reply([b'-Bad formula'])")
    try workshop.makeTool("python3", "request(); reply([b'+', b'/x']); request(); reply([b'='])")
    for _ in 0..<2 {
      let typesetters = workshop.typesetters()
      #expect(typesetters.typeset([x]) == [.refused("Bad formula")])
      #expect(typesetters.highlight([CodeSample("x", language: "c")]) == [nil])
      typesetters.finish()
    }
  }

  @Test("is the same from many threads at once")
  func threads() async throws {
    let workshop = try Workshop()
    try workshop.makeNotingNode()
    let typesetters = workshop.typesetters()
    let formulas = (0..<50).map { Formula("\($0)", isDisplay: false) }
    let results = await withTaskGroup(of: [TypesetFormula].self) { group in
      for _ in 0..<8 {
        group.addTask { typesetters.typeset(formulas.shuffled()).sorted { "\($0)" < "\($1)" } }
      }
      return await group.reduce(into: Set<[TypesetFormula]>()) { $0.insert($1) }
    }
    #expect(results.count == 1)
    typesetters.finish()
    #expect(workshop.takeNotes().count == 51)
  }
}
