import Glibc
import Testing

@testable import Files

@Suite struct WritingTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test func aFileIsReplacedAndKeepsItsMode() throws {
    try sandbox.write("a", "old")
    chmod((sandbox.path / "a").string, 0o640)
    let before = sandbox.stamp("a")
    try writeAtomically(Array("new".utf8), to: sandbox.path / "a")
    #expect(try sandbox.read("a") == "new")
    #expect(sandbox.stamp("a")?.inode != before?.inode)
    #expect(try FileStatus(of: sandbox.path / "a", following: false, for: .read).mode == 0o640)
    #expect(sandbox.tree(".") == ["a"])
  }

  @Test func aLinkStaysALink() throws {
    try sandbox.write("decks/a", "old")
    try sandbox.link("a", to: "decks/a")
    try writeAtomically(Array("new".utf8), to: sandbox.path / "a")
    #expect(sandbox.kind("a") == .link)
    #expect(try sandbox.read("decks/a") == "new")
  }

  @Test func aFolderInThePlaceIsAnError() throws {
    try sandbox.makeFolder("a")
    let path = sandbox.path / "a"
    #expect(throws: SystemError(.write, path, .notAFile(.folder))) { try writeAtomically([1], to: path) }
    #expect(throws: SystemError.self) { try writeAtomically([1], to: sandbox.path / "none/a") }
    #expect(throws: SystemError.self) { try writeAtomically([1], to: "/") }
  }

  @Test func aRefusedWriteLeavesTheOldFileAndNothingBeside() throws {
    try sandbox.write("a", "old")
    chmod(sandbox.path.string, 0o555)
    #expect(throws: SystemError.self) {
      try withoutRootRights { try writeAtomically([1], to: sandbox.path / "a") }
    }
    #expect(try sandbox.read("a") == "old")
    #expect(sandbox.tree(".") == ["a"])
  }

  @Test func aNewFileNeverReplacesAnything() throws {
    try createNew(sandbox.path / "a", [65])
    #expect(try sandbox.read("a") == "A")
    try sandbox.link("broken", to: "nowhere")
    for name in ["a", "broken"] {
      let path = sandbox.path / name
      #expect(throws: SystemError(.create, path, .number(EEXIST))) { try createNew(path, [66]) }
    }
    #expect(try sandbox.read("a") == "A")
    #expect(sandbox.tree(".") == ["a", "broken"])
  }

  @Test func foldersAreMadeWithThoseAboveThem() throws {
    try createFolder(sandbox.path / "a/b/../c/./d/")
    #expect(sandbox.tree(".") == ["a/b/", "a/c/d/"])
    try createFolder(sandbox.path / "a/b")
    try sandbox.write("file", "")
    #expect(throws: SystemError.self) { try createFolder(sandbox.path / "file") }
    #expect(throws: SystemError.self) { try createFolder(sandbox.path / "file/inner") }
    #expect(throws: SystemError.self) { try createFolder(Path(String(repeating: "a/", count: 100_000))) }
  }

  @Test func aFullDiskIsAnError() throws {
    let full = try Descriptor(opening: "/dev/full", O_WRONLY, for: .write)
    #expect(throws: SystemError(.write, "/dev/full", .number(ENOSPC))) {
      try writeAll([1, 2, 3], to: full.number, at: "/dev/full")
    }
  }

  @Test func temporaryNamesAreKnownByTheirForm() {
    #expect(TemporaryName.matches(TemporaryName.make()))
    #expect(TemporaryName.make() != TemporaryName.make())
    for name in [".deckpress", ".deckpress-", ".deckpress-output", ".deckpress-0123456789ABCDEF", "a"] {
      #expect(!TemporaryName.matches(name))
    }
  }
}
