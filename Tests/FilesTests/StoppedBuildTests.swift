import Glibc
import Testing

@testable import Files

/// A build that is stopped at any moment leaves whole files, and the next one goes on.
@Suite struct StoppedBuildTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.makeFolder("site")
  }

  /// Writes some files and goes away without an end, as a killed process does.
  func stop(after files: [String: String]) throws {
    let folder = try sandbox.openOutput()
    for (path, text) in files.sorted(by: <) { try folder.write(path, Array(text.utf8)) }
  }

  @Test func theFirstBuildOfAFolder() throws {
    try stop(after: ["a/x": "1", "b/y": "1"])
    try sandbox.build(["a/x": "2", "c": "2"])
    #expect(sandbox.tree("site/public") == ["a/x", "c"])
    #expect(try sandbox.read("site/public/a/x") == "2")
    #expect(sandbox.recordNames.count == 1)
  }

  @Test func aBuildAfterAWholeOne() throws {
    try sandbox.build(["old": "1", "same": "1"])
    try stop(after: ["new": "2", "same": "2"])
    #expect(sandbox.tree("site/public") == ["new", "old", "same"])
    try sandbox.build(["same": "3"])
    #expect(sandbox.tree("site/public") == ["same"])
  }

  @Test func severalBuildsInTurn() throws {
    for number in 0..<4 { try stop(after: ["\(number)": "", "shared": "\(number)"]) }
    #expect(sandbox.tree("site/public") == ["0", "1", "2", "3", "shared"])
    let summary = try sandbox.build(["end": ""])
    #expect((summary.written, summary.removed) == (1, 5))
    #expect(sandbox.tree("site/public") == ["end"])
  }

  @Test func halfWrittenFilesAreRemoved() throws {
    try sandbox.build(["a/x": "1"])
    try stop(after: ["b/y": "1"])
    let names = ["a", "b", "."].map { "site/public/\($0)/" + TemporaryName.make() }
    for name in names { try sandbox.write(name, "half") }
    try sandbox.write("site/public/a/.deckpress-theirs", "")
    try sandbox.build(["a/x": "1", "b/y": "1"])
    #expect(sandbox.tree("site/public") == ["a/.deckpress-theirs", "a/x", "b/y"])
  }

  @Test func theLastLineOfItsJournalMayBeTorn() throws {
    try stop(after: ["one": "", "two": ""])
    let name = try #require(sandbox.recordNames.first { $0.hasSuffix("journal") })
    let journal = try sandbox.read("site/.deckpress/" + name)
    try sandbox.write("site/.deckpress/" + name, journal + "the")
    try sandbox.write("site/public/the", "theirs")
    try stop(after: ["three": ""])
    #expect(try sandbox.read("site/.deckpress/" + name) == journal + "three\n")
    try sandbox.build(["two": ""])
    #expect(sandbox.tree("site/public") == ["the", "two"])
  }

  @Test func aJournalWithATornBeginningClaimsNothing() throws {
    try sandbox.build(["one": ""])
    try stop(after: ["two": ""])
    let name = try #require(sandbox.recordNames.first { $0.hasSuffix("journal") })
    try sandbox.write("site/.deckpress/" + name, "deckpress jour")
    try sandbox.build(["one": ""])
    #expect(sandbox.tree("site/public") == ["one", "two"])
    #expect(sandbox.recordNames.count == 1)
  }

  @Test func aJournalNamesNothingOutside() throws {
    try sandbox.write("site/precious", "")
    try stop(after: ["one": ""])
    let name = try #require(sandbox.recordNames.first { $0.hasSuffix("journal") })
    try sandbox.write(
      "site/.deckpress/" + name,
      try sandbox.read("site/.deckpress/" + name) + "../precious\n/etc/precious\n")
    try sandbox.build([:])
    #expect(sandbox.kind("site/precious") == .file)
    #expect(sandbox.tree("site/public") == [])
  }

  @Test func anEmptiedFolderStartsAfresh() throws {
    try sandbox.build(["one": ""])
    try stop(after: ["two": ""])
    sandbox.remove("site/public")
    try stop(after: ["three": ""])
    try sandbox.write("site/public/two", "theirs")
    try sandbox.build(["three": ""])
    #expect(sandbox.tree("site/public") == ["three", "two"])
  }

  @Test func aFileThatReadersHaveOpenStaysWhole() throws {
    try sandbox.build(["index.html": "old"])
    let reader = try Descriptor(opening: sandbox.output / "index.html", O_RDONLY, for: .read)
    try sandbox.build(["index.html": "new and longer"])
    let text = try readAll(from: reader.number, expecting: 0, limit: 100, at: "index.html")
    #expect(String(decoding: text, as: UTF8.self) == "old")
  }
}
