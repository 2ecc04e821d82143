import Testing

@testable import Files

/// What happens to an output folder whose record is lost or damaged.
@Suite struct LostRecordTests {
  let sandbox: Sandbox
  let files = ["index.html": "home", "index.json": "{}", "a/index.html": "deck"]
  let signs = ["index.html", "index.json"]

  init() throws {
    sandbox = try Sandbox()
    try sandbox.makeFolder("site")
    try sandbox.build(files)
  }

  @Test func aFolderAsTheBuildWouldMakeItIsTakenAgain() throws {
    sandbox.remove("site/.deckpress")
    try sandbox.write("site/public/CNAME", "theirs")
    #expect(try sandbox.build(files, signs: signs).unchanged == 3)
    #expect(sandbox.recordNames.count == 1)
    #expect(try sandbox.build(["index.html": "home"]).removed == 2)
    #expect(sandbox.tree("site/public") == ["CNAME", "index.html"])
  }

  @Test(arguments: [("index.html", "new"), ("b/index.html", "another deck"), ("a/index.html/x", "")])
  func aFolderThatWouldChangeIsRefusedUnchanged(_ path: String, _ text: String) throws {
    sandbox.remove("site/.deckpress")
    let folder = try sandbox.openOutput(signs: signs)
    let refusal = OutputError.unrecordedFolder(sandbox.output, file: sandbox.output / path)
    #expect(throws: refusal) { try folder.write(path, Array(text.utf8)) }
    #expect(sandbox.tree("site/public") == files.keys.sorted())
    #expect(try sandbox.read("site/public/index.html") == "home")
    #expect(sandbox.recordNames.isEmpty)
  }

  @Test func aFolderWithoutTheSignsIsRefusedAtOnce() throws {
    sandbox.remove("site/.deckpress")
    #expect(throws: OutputError.foreignFolder(sandbox.output)) { try sandbox.openOutput() }
    #expect(throws: OutputError.foreignFolder(sandbox.output)) {
      try sandbox.openOutput(signs: ["index.json", "x"])
    }
  }

  @Test(arguments: [
    "", "deckpress manifest 1\n", "deckpress manifest 2\nfolder public\nchecksum 0\n", "\u{0}\u{0}",
  ])
  func aDamagedManifestIsAnErrorAndRemovesNothing(_ text: String) throws {
    let name = try #require(sandbox.recordNames.first)
    try sandbox.write("site/.deckpress/" + name, text)
    let refusal = OutputError.damagedManifest(
      folder: sandbox.output, manifest: sandbox.records / name)
    #expect(throws: refusal) { try sandbox.openOutput() }
    #expect(sandbox.tree("site/public") == files.keys.sorted())
  }

  @Test func aManifestCutShortAnywhereIsNoManifest() throws {
    let manifest = Manifest(folder: "public", files: ["a", "b/c", "हिन्दी"])
    let bytes = manifest.bytes
    for length in 0..<bytes.count { #expect(Manifest(Array(bytes[..<length])) == nil) }
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 0x20
      let found = Manifest(damaged)
      #expect(found == nil || found?.folder != manifest.folder)
    }
    #expect(Manifest(bytes) == manifest)
  }

  @Test func aManifestIsPlainSortedText() {
    let text = String(
      decoding: Manifest(folder: "public", files: ["b", "a/c", "a.html"]).bytes, as: UTF8.self)
    #expect(text == "deckpress manifest 1\nfolder public\nchecksum 3cb9e2162ab62242\na.html\na/c\nb\n")
  }

  @Test func aManifestNamesNothingOutside() {
    for path in ["../precious", "/etc/passwd", "a//b", "."] {
      #expect(Manifest(Manifest(folder: "public", files: [Path(path)]).bytes) == nil)
    }
  }

  @Test func anEmptyFolderNeedsNoRecord() throws {
    let name = try #require(sandbox.recordNames.first)
    try sandbox.write("site/.deckpress/" + name, "damaged")
    sandbox.remove("site/public")
    #expect(try sandbox.build(files).written == 3)
    #expect(try sandbox.build(files).unchanged == 3)
  }
}
