import Glibc
import Testing

@testable import Files

/// The folders into which no site is written.
@Suite struct OutputRefusalTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("site/decks/a.md", "")
    try sandbox.write("site/deckpress.yaml", "")
  }

  var site: Path { sandbox.path / "site" }

  func open(_ name: String, sources: [String] = ["deckpress.yaml", "decks", "static"]) throws(OutputError) {
    _ = try OutputFolder.open(
      site.appending(name), records: sandbox.records, sources: sources.map { site / $0 })
  }

  @Test func aFolderThatIsNotEmptyAndNotOurs() throws {
    try sandbox.write("site/public/thesis.doc", "")
    #expect(throws: OutputError.foreignFolder(sandbox.output)) { try open("public") }
    #expect(sandbox.tree("site/public") == ["thesis.doc"])
    #expect(sandbox.recordNames.isEmpty)
  }

  @Test func anEmptyFolderOrOneWithVersionControlAloneIsTaken() throws {
    try sandbox.makeFolder("site/public")
    try open("public")
    try sandbox.write("site/other/.git/config", "")
    try sandbox.write("site/other/.gitignore", "")
    try open("other")
  }

  @Test func aFileInThePlace() throws {
    try sandbox.write("site/public", "")
    #expect(throws: OutputError.notAFolder(site / "public")) { try open("public") }
    #expect(throws: OutputError.notAFolder(site / "public/inner")) { try open("public/inner") }
  }

  @Test func aFolderThatIsOrHoldsASource() throws {
    #expect(throws: OutputError.holdsSource(folder: site / "decks", source: site / "decks")) {
      try open("decks")
    }
    #expect(throws: OutputError.holdsSource(folder: site / ".", source: site / "deckpress.yaml")) {
      try open(".")
    }
    #expect(throws: OutputError.self) { try open("..") }
    try sandbox.link("site/alias", to: "decks")
    #expect(throws: OutputError.holdsSource(folder: site / "alias", source: site / "alias")) {
      try open("alias")
    }
    #expect(throws: OutputError.holdsSource(folder: site / ".deckpress", source: site / ".deckpress")) {
      try open(".deckpress")
    }
  }

  @Test func aFolderInASource() throws {
    let refusal = OutputError.liesInSource(folder: site / "decks/public", source: site / "decks")
    #expect(throws: refusal) { try open("decks/public") }
    #expect(sandbox.kind("site/decks/public") == nil)
  }

  @Test func aFolderBesideTheManifestsIsFine() throws {
    try open(".deckpress/preview")
    #expect(sandbox.kind("site/.deckpress/preview") == .folder)
  }

  @Test func aFolderThatCannotBeWritten() throws {
    try sandbox.makeFolder("site/public")
    chmod((site / "public").string, 0o555)
    let refusal = OutputError.system(SystemError(.write, site / "public", .number(EACCES)))
    #expect(throws: refusal) { try withoutRootRights { try open("public") } }
    #expect(throws: OutputError.self) { try withoutRootRights { try open("public/inner") } }
    #expect(throws: OutputError.system(SystemError(.create, "/proc/deckpress", .number(ENOENT)))) {
      try open("/proc/deckpress")
    }
  }

  @Test func aFolderIntoWhichAnotherBuildWrites() throws {
    let first = try sandbox.openOutput()
    #expect(throws: OutputError.busy(sandbox.output)) { try open("public") }
    try first.finish()
  }

  @Test func aFolderOutsideTheSiteIsKnownByItselfAlone() throws {
    try open("../elsewhere")
    let elsewhere = sandbox.path / "elsewhere"
    do {
      let folder = try OutputFolder.open(elsewhere, records: sandbox.records)
      try folder.write("index.html", [1])
      try folder.finish()
    }
    _ = try OutputFolder.open(elsewhere, records: sandbox.records)
    rename(elsewhere.string, (sandbox.path / "old").string)
    try sandbox.write("elsewhere/index.html", "theirs")
    #expect(throws: OutputError.foreignFolder(elsewhere)) {
      try OutputFolder.open(elsewhere, records: sandbox.records)
    }
  }

  @Test func twoFoldersHaveTwoRecords() throws {
    for name in ["one", "two"] {
      let folder = try OutputFolder.open(site / name, records: sandbox.records)
      try folder.write(name, [])
      try folder.finish()
    }
    #expect(sandbox.recordNames.count == 2)
    for name in ["one", "two"] {
      let folder = try OutputFolder.open(site / name, records: sandbox.records)
      #expect(try folder.finish().removed == 1)
    }
  }

  @Test func aSiteThatMovedKnowsItsFolder() throws {
    try sandbox.build(["a": "1"])
    rename(site.string, (sandbox.path / "moved").string)
    let folder = try OutputFolder.open(
      sandbox.path / "moved/public", records: sandbox.path / "moved/.deckpress")
    try folder.write("a", [1])
    #expect(try folder.finish().written == 1)
  }

  @Test func everyRefusalSaysWhatItIsAndWhatToDo() {
    let errors: [OutputError] = [
      .foreignFolder("a"), .damagedManifest(folder: "a", manifest: "b"), .notAFolder("a"),
      .holdsSource(folder: "a", source: "b"), .liesInSource(folder: "a", source: "b"), .busy("a"),
      .unusablePath("a"), .foreignFile("a"), .linkInTheWay("a"),
    ]
    #expect(errors.allSatisfy { $0.path == "a" && $0.message.contains("a") && $0.advice?.isEmpty == false })
    #expect(Set(errors.map(\.code)).count == errors.count)
    #expect(
      OutputError.system(SystemError(.write, "a", .number(EROFS))).message
        == "cannot write a: read-only file system")
  }
}
