import Glibc
import Testing

@testable import Files

@Suite struct CopyingTests {
  let sandbox: Sandbox
  private let large = String(repeating: "0123456789abcdef", count: 20_000)

  init() throws {
    sandbox = try Sandbox()
    try sandbox.makeFolder("site")
  }

  private func digest(_ name: String) throws -> FileDigest {
    try Files.digest(of: sandbox.path / name, keeping: 0, limit: readLimit).digest
  }

  /// Builds a site of one copied file.
  @discardableResult
  private func build(_ expected: FileDigest? = nil) throws -> OutputFolder.Summary {
    let folder = try sandbox.openOutput()
    try folder.copy(sandbox.path / "film", to: "media/film.mp4", expecting: expected)
    return try folder.finish()
  }

  @Test(arguments: [
    "", "x", String(repeating: "0123456789abcdef", count: 4096), String(repeating: "7", count: 65_537),
  ])
  func aFileIsCopiedToTheByte(content: String) throws {
    try sandbox.write("film", content)
    #expect(try build(digest("film")).written == 1)
    #expect(try sandbox.read("site/public/media/film.mp4") == content)
  }

  @Test func aCopyThatIsRightIsNotTouched() throws {
    try sandbox.write("film", large)
    try build()
    let before = sandbox.stamp("site/public/media/film.mp4")
    let summary = try build()
    #expect((summary.written, summary.unchanged) == (0, 1))
    #expect(sandbox.stamp("site/public/media/film.mp4") == before)
  }

  @Test func aCopyOfTheSameSizeThatDiffersAtItsEndIsReplaced() throws {
    try sandbox.write("film", large + "a")
    try build()
    try sandbox.write("film", large + "b")
    #expect(try build().written == 1)
    #expect(try sandbox.read("site/public/media/film.mp4") == large + "b")
  }

  @Test func aCopyThatIsNoLongerWantedGoes() throws {
    try sandbox.write("film", "x")
    try build()
    #expect(try sandbox.openOutput().finish().removed == 1)
    #expect(sandbox.tree("site/public").isEmpty)
  }

  @Test func aFileThatChangedSinceItWasDigestedIsNotCopied() throws {
    try sandbox.write("film", large)
    let digest = try digest("film")
    try sandbox.write("film", large.replacing("9", with: "8"))
    #expect(throws: OutputError.system(SystemError(.read, sandbox.path / "film", .changed))) {
      try build(digest)
    }
    #expect(sandbox.tree("site/public") == ["media/"])
  }

  @Test func whatIsNoFileIsNotCopiedAndNeverWaitedFor() throws {
    #expect(throws: OutputError.self) { try build() }
    mkfifo((sandbox.path / "film").string, 0o644)
    #expect(throws: OutputError.system(SystemError(.read, sandbox.path / "film", .notAFile(.other)))) {
      try build()
    }
  }

  @Test func aDigestTellsSizeContentAndTheFirstBytes() throws {
    try sandbox.write("a", large)
    try sandbox.write("b", large.replacing("9a", with: "a9"))
    let (digest, head) = try Files.digest(of: sandbox.path / "a", keeping: 70_000, limit: large.utf8.count)
    #expect(digest.size == large.utf8.count)
    #expect(head == Array(large.utf8.prefix(70_000)))
    #expect(try digest != self.digest("b"))
    var again = FileDigest()
    Array(large.utf8).withUnsafeBytes { again.append($0) }
    #expect(digest == again)
  }

  @Test func aFileOverTheLimitIsRefused() throws {
    try sandbox.write("a", "12345")
    #expect(throws: SystemError(.read, sandbox.path / "a", .tooLarge(limit: 4))) {
      try Files.digest(of: sandbox.path / "a", keeping: 0, limit: 4)
    }
  }
}
