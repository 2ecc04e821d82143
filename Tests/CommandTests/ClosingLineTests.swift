import Diagnostics
import Files
import Testing

@testable import Publishing
@testable import deckpress

@Suite("The closing line")
struct ClosingLineTests {
  private func line(
    _ counts: (written: Int, unchanged: Int, removed: Int, kept: Int)?, errors: Int = 0
  ) -> ClosingLine {
    var report = Report()
    for _ in 0..<errors { report.append(Diagnostic(UsageError.noCommand, at: Location(path: "a.md"))) }
    var summary: OutputFolder.Summary?
    if let counts {
      var made = OutputFolder.Summary()
      (made.written, made.unchanged, made.removed, made.kept) = counts
      summary = made
    }
    return ClosingLine(
      BuildResult(report: report, summary: summary, output: "Site/public", deckCount: 11, cardCount: 1),
      timing: nil)
  }

  @Test("says what a build did, without what it did not")
  func build() {
    #expect(
      line((12, 340, 3, 0)).ofBuild
        == "Wrote 12 files, 340 unchanged, 3 removed: 11 decks, 1 card, in Site/public")
    #expect(line((1, 0, 0, 0)).ofBuild == "Wrote 1 file: 11 decks, 1 card, in Site/public")
    #expect(
      line((0, 0, 0, 9), errors: 2).ofBuild
        == "Wrote 0 files, 9 kept as they were: 11 decks, 1 card, in Site/public; 2 errors")
    #expect(line(nil, errors: 1).ofBuild == "Nothing is written: 1 error")
  }

  @Test("of a check has a line before it for each other host")
  func hosts() {
    var result = BuildResult(report: Report(), summary: nil, output: "", deckCount: 2, cardCount: 3)
    result.remoteHosts = [
      RemoteHost(name: "a.example.org:81", count: 1, isAllowed: false),
      RemoteHost(name: "example.org", count: 12, isAllowed: true),
    ]
    #expect(
      ClosingLine(result, timing: nil).ofCheck == """
        a.example.org:81: 1 image, sound or film, shown as a link
        example.org: 12 images, sounds or films, loaded by readers
        No errors and no warnings: 2 decks, 3 cards
        """)
  }

  @Test("says what a check found")
  func check() {
    #expect(line(nil).ofCheck == "No errors and no warnings: 11 decks, 1 card")
    #expect(line(nil, errors: 1).ofCheck == "1 error: 11 decks, 1 card")
  }
}
