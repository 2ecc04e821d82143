import Testing

@testable import Publishing
@testable import deckpress

@Suite("Progress")
struct ProgressLineTests {
  private func text(_ bytes: [UInt8]?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }

  private func progress(_ done: Int, _ stage: Progress.Stage = .reading) -> Progress {
    Progress(stage: stage, done: done, total: 20)
  }

  @Test("is shown after a second, ten times a second at most, and erased")
  func shown() {
    var line = ProgressLine(isShown: true)
    #expect(text(line.bytes(for: progress(1), after: .milliseconds(999))) == nil)
    #expect(line.erasure == nil)
    #expect(text(line.bytes(for: progress(2), after: .seconds(1))) == "\rReading decks: 2 of 20\u{1B}[K")
    #expect(text(line.bytes(for: progress(3), after: .milliseconds(1_099))) == nil)
    #expect(
      text(line.bytes(for: progress(4, .writing), after: .milliseconds(1_100)))
        == "\rWriting decks: 4 of 20\u{1B}[K")
    #expect(text(line.erasure) == "\r\u{1B}[K")
  }

  @Test("is never shown where nobody watches")
  func hidden() {
    var line = ProgressLine(isShown: false)
    #expect(line.bytes(for: progress(1), after: .seconds(9)) == nil)
    #expect(line.erasure == nil)
  }
}
