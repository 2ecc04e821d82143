import Diagnostics
import Testing

@Suite("A report")
struct ReportTests {
  private let decks = [
    Diagnostic.sample("third", at: Location(path: "b.md", line: 2, column: 1)),
    .sample("second", .warning, at: Location(path: "a.md", line: 10)),
    .sample("first", at: Location(path: "a.md", line: 9, column: 4)),
    .sample("whole file", .warning, at: Location(path: "a.md")),
    .sample("third again", at: Location(path: "b.md", line: 2, column: 1)),
  ]

  @Test("sorts by file, line and column, and keeps the order of those at one place")
  func sorts() {
    var report = Report()
    report.append(contentsOf: decks)
    #expect(
      report.sorted.map(\.problem.message) == ["whole file", "first", "second", "third", "third again"])
    #expect(report.diagnostics.map(\.problem.message) == decks.map(\.problem.message))
  }

  @Test("counts errors and warnings")
  func counts() {
    var report = Report()
    #expect(report.summary == nil)
    #expect(!report.hasErrors)
    report.append(decks[1])
    #expect(report.summary == "1 warning")
    #expect(!report.hasErrors)
    report.append(contentsOf: decks)
    #expect(report.count(of: .error) == 3)
    #expect(report.count(of: .warning) == 3)
    #expect(report.summary == "3 errors and 3 warnings")
    #expect(report.hasErrors)
  }

  @Test("takes warnings for errors when it is strict")
  func strict() {
    var report = Report(isStrict: true)
    report.append(SampleProblem(severity: .warning), at: Location(path: "a.md"))
    #expect(report.hasErrors)
    #expect(report.summary == "1 error")
    #expect(String(decoding: TextPrinter().bytes(of: report), as: UTF8.self).hasPrefix("a.md: error: "))
  }
}
