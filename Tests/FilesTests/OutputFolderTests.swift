import Glibc
import Testing

@testable import Files

@Suite struct OutputFolderTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.makeFolder("site")
  }

  func written(_ count: Int, unchanged: Int = 0, removed: Int = 0) -> OutputFolder.Summary {
    var summary = OutputFolder.Summary()
    (summary.written, summary.unchanged, summary.removed) = (count, unchanged, removed)
    return summary
  }

  @Test func aSiteIsWrittenIntoANewFolder() throws {
    let summary = try sandbox.build([
      "index.html": "home", "a/b/index.html": "deck", "a/b/dictionary.json": "",
    ])
    #expect(summary == written(3))
    #expect(sandbox.tree("site/public") == ["a/b/dictionary.json", "a/b/index.html", "index.html"])
    #expect(try sandbox.read("site/public/a/b/index.html") == "deck")
    #expect(try sandbox.read("site/public/a/b/dictionary.json") == "")
  }

  @Test func aBuildWithNothingChangedWritesNothing() throws {
    let large = String(repeating: "0123456789", count: 20_000)
    let files = ["index.html": "home", "a/b.html": large, "empty": ""]
    try sandbox.build(files)
    let places =
      (files.keys.map { "site/public/" + $0 }) + ["site/public", "site/public/a", "site/.deckpress"]
    let before = places.map(sandbox.stamp)
    let manifest = sandbox.recordNames.map { sandbox.stamp("site/.deckpress/" + $0) }
    #expect(try sandbox.build(files) == written(0, unchanged: 3))
    #expect(places.map(sandbox.stamp) == before)
    #expect(sandbox.recordNames.map { sandbox.stamp("site/.deckpress/" + $0) } == manifest)
  }

  @Test(arguments: [0, 65_535, 65_536, 199_999]) func oneOtherByteIsAChange(_ place: Int) throws {
    var bytes = [UInt8](repeating: 65, count: 200_000)
    try sandbox.build(["a": String(decoding: bytes, as: UTF8.self), "b": "same"])
    bytes[place] = 66
    let changed = String(decoding: bytes, as: UTF8.self)
    let before = sandbox.stamp("site/public/b")
    #expect(try sandbox.build(["a": changed, "b": "same"]) == written(1, unchanged: 1))
    #expect(try sandbox.read("site/public/a") == changed)
    #expect(sandbox.stamp("site/public/b") == before)
  }

  @Test func whatABuildNoLongerMakesIsRemovedWithItsFolders() throws {
    try sandbox.build(["index.html": "", "a/b/c/x": "", "a/y": "", "d/e/z": ""])
    try sandbox.write("site/public/d/theirs", "")
    #expect(try sandbox.build(["index.html": "", "a/y": ""]) == written(0, unchanged: 2, removed: 2))
    #expect(sandbox.tree("site/public") == ["a/y", "d/theirs", "index.html"])
  }

  @Test func whatSomebodyElsePutThereIsNeverTouched() throws {
    try sandbox.build(["index.html": "1", "a/x": "1"])
    try sandbox.write("site/public/CNAME", "example.org")
    try sandbox.write("site/public/a/theirs", "1")
    try sandbox.build(["index.html": "2"])
    #expect(sandbox.tree("site/public") == ["CNAME", "a/theirs", "index.html"])
    try sandbox.build([:])
    #expect(sandbox.tree("site/public") == ["CNAME", "a/theirs"])
  }

  @Test func aFileOfSomebodyElseIsNotReplaced() throws {
    try sandbox.build(["index.html": ""])
    try sandbox.write("site/public/robots.txt", "theirs")
    let folder = try sandbox.openOutput()
    #expect(throws: OutputError.foreignFile(sandbox.output / "robots.txt")) {
      try folder.write("robots.txt", Array("ours".utf8))
    }
    try folder.finish()
    #expect(try sandbox.read("site/public/robots.txt") == "theirs")
    #expect(sandbox.tree("site/public") == ["robots.txt"])
  }

  @Test func theirFileWithOurBytesBecomesOurs() throws {
    try sandbox.build(["index.html": ""])
    try sandbox.write("site/public/robots.txt", "same")
    #expect(try sandbox.build(["robots.txt": "same"]) == written(0, unchanged: 1, removed: 1))
    #expect(try sandbox.build(["robots.txt": "new"]) == written(1))
  }

  @Test func aDeckWithAnErrorKeepsItsFiles() throws {
    try sandbox.build(["a/b/index.html": "", "a/b/c/x": "", "a/bc/y": "", "a/b.csv": "", "index.html": ""])
    try sandbox.write("site/public/a/b/theirs", "")
    sandbox.remove("site/public/a/b/c/x")
    let folder = try sandbox.openOutput()
    #expect(try folder.keep("a/b") == ["a/b/index.html"])
    #expect(try folder.keep("a/none") == [])
    try folder.write("index.html", [])
    #expect(try folder.finish().kept == 1)
    #expect(sandbox.tree("site/public") == ["a/b/index.html", "a/b/theirs", "index.html"])
    #expect(try sandbox.build(["index.html": ""]).removed == 1)
  }

  @Test func aFileMayBecomeAFolderAndBack() throws {
    try sandbox.build(["a": "file", "keep": ""])
    try sandbox.build(["a/b/c": "inner", "a/d": "inner", "keep": ""])
    #expect(sandbox.tree("site/public") == ["a/b/c", "a/d", "keep"])
    let summary = try sandbox.build(["a": "file again", "keep": ""])
    #expect(summary == written(1, unchanged: 1, removed: 2))
    #expect(sandbox.tree("site/public") == ["a", "keep"])
    try sandbox.build(["a": "file again", "keep": ""])
    #expect(try sandbox.read("site/public/a") == "file again")
  }

  @Test func aFolderOrFileOfSomebodyElseStays() throws {
    try sandbox.build(["a/x": "", "index.html": ""])
    try sandbox.write("site/public/a/theirs", "")
    try sandbox.write("site/public/b", "theirs")
    let folder = try sandbox.openOutput()
    #expect(throws: OutputError.foreignFile(sandbox.output / "a/theirs")) { try folder.write("a", []) }
    #expect(throws: OutputError.foreignFile(sandbox.output / "b")) { try folder.write("b/c", []) }
    #expect(sandbox.tree("site/public") == ["a/theirs", "a/x", "b", "index.html"])
  }

  @Test(arguments: [
    "", "/", "/a", "a/", "a//b", "..", "../a", "a/../b", ".", "a/./b", "a\0b", "a\nb",
    ".deckpress-0123456789abcdef",
  ])
  func pathsThatLeadElsewhereAreRefused(_ path: String) throws {
    let folder = try sandbox.openOutput()
    #expect(throws: OutputError.unusablePath(path)) { try folder.write(path, []) }
    #expect(throws: OutputError.unusablePath(path)) { try folder.keep(path) }
  }

  @Test func namesOfAnyScriptAreWritten() throws {
    let names = ["हिन्दी/index.html", "\u{E9}", "e\u{301}", "..a/b..", "a b", "\\", "\u{301}/x"]
    try sandbox.build(Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1 + "\($0)", "") }))
    #expect(try sandbox.build([:]).removed == names.count)
    #expect(sandbox.tree("site/public") == [])
  }

  @Test func twoUnicodeFormsAreTwoFiles() throws {
    let folder = try sandbox.openOutput()
    try folder.write("\u{E9}", [])
    try folder.write("e\u{301}", [])
    try folder.finish()
    let next = try sandbox.openOutput()
    try next.write("e\u{301}", [])
    #expect(try next.finish() == written(0, unchanged: 1, removed: 1))
    #expect(sandbox.tree("site/public").map { $0.utf8.count } == [3])
  }

  @Test func aNameThatIsTooLongIsAnErrorAndLeavesNothing() throws {
    let folder = try sandbox.openOutput()
    let name = String(repeating: "x", count: 300)
    let error = OutputError.system(SystemError(.write, sandbox.output / name, .number(ENAMETOOLONG)))
    #expect(throws: error) { try folder.write(name, []) }
    #expect(throws: OutputError.self) { try folder.write(name + "/a", []) }
    try folder.write(String(repeating: "a/", count: 300) + "x", [])
    try folder.finish()
    #expect(sandbox.tree("site/public").count == 1)
  }

  @Test func manyThreadsWriteAtOnce() async throws {
    let folder = try sandbox.openOutput()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for thread in 0..<8 {
        group.addTask {
          for number in 0..<200 {
            try folder.write("decks/\(number)/\(thread).html", Array("\(thread) \(number)".utf8))
            try folder.write("assets/shared.css", Array("shared".utf8))
          }
        }
      }
      try await group.waitForAll()
    }
    try folder.finish()
    #expect(sandbox.tree("site/public").count == 1_601)
    #expect(try sandbox.read("site/public/decks/199/7.html") == "7 199")
    #expect(try Manifest.find(at: recordPlace()) == .manifest(manifest(of: sandbox.tree("site/public"))))
  }

  private func recordPlace() throws -> RecordPlace {
    let identity = try FileStatus(of: sandbox.output, following: true, for: .find).identity
    return RecordPlace(of: sandbox.output, identity: identity, in: sandbox.records)
  }

  private func manifest(of files: [String]) -> Manifest {
    Manifest(folder: "public", files: files.map(Path.init(_:)).sorted())
  }
}
