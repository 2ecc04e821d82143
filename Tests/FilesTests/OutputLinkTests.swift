import Glibc
import Testing

@testable import Files

/// Links in the output folder lead nothing that Deckpress does out of it.
@Suite struct OutputLinkTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.write("outside/index.html", "precious")
    try sandbox.build(["a/b/index.html": "1", "index.html": "1"])
  }

  @Test func nothingIsWrittenThroughALinkedFolder() throws {
    sandbox.remove("site/public/a")
    try sandbox.link("site/public/a", to: "../../outside")
    let folder = try sandbox.openOutput()
    for path in ["a/index.html", "a/b/index.html"] {
      #expect(throws: OutputError.linkInTheWay(sandbox.output / "a")) { try folder.write(path, [1]) }
    }
    #expect(sandbox.tree("outside") == ["index.html"])
    #expect(try sandbox.read("outside/index.html") == "precious")
  }

  @Test func nothingIsRemovedThroughALinkedFolder() throws {
    sandbox.remove("site/public/a/b")
    try sandbox.link("site/public/a/b", to: "../../../outside")
    try sandbox.build(["index.html": "1"])
    #expect(try sandbox.read("outside/index.html") == "precious")
    #expect(sandbox.kind("site/public/a/b") == .link)
  }

  @Test func aLinkInPlaceOfOurFileIsReplacedAndNotFollowed() throws {
    sandbox.remove("site/public/index.html")
    try sandbox.link("site/public/index.html", to: "../../outside/index.html")
    try sandbox.build(["index.html": "precious", "a/b/index.html": "1"])
    #expect(sandbox.kind("site/public/index.html") == .file)
    #expect(try sandbox.read("outside/index.html") == "precious")
  }

  @Test func aLinkOfSomebodyElseIsNotReplaced() throws {
    try sandbox.link("site/public/b", to: "../../outside/index.html")
    let folder = try sandbox.openOutput()
    #expect(throws: OutputError.foreignFile(sandbox.output / "b")) { try folder.write("b", [1]) }
    #expect(sandbox.kind("site/public/b") == .link)
  }

  @Test func aLinkOrFolderOrPipeInPlaceOfALeftOverFileStays() throws {
    for name in ["link", "folder", "pipe"] { try sandbox.build([name: "", "index.html": "1"]) }
    try sandbox.build(["link": "", "folder": "", "pipe": ""])
    for name in ["link", "folder", "pipe"] { sandbox.remove("site/public/" + name) }
    try sandbox.link("site/public/link", to: "../../outside/index.html")
    try sandbox.write("site/public/folder/theirs", "")
    mkfifo((sandbox.output / "pipe").string, 0o644)
    #expect(try sandbox.build(["index.html": "1"]).removed == 0)
    #expect(sandbox.tree("site/public") == ["folder/theirs", "index.html", "link", "pipe"])
    #expect(try sandbox.read("outside/index.html") == "precious")
  }

  @Test func nothingIsKeptBehindALink() throws {
    sandbox.remove("site/public/a")
    try sandbox.link("site/public/a", to: "../../outside")
    #expect(try sandbox.openOutput().keep("a") == [])
  }

  @Test func theOutputFolderItselfMayBeALink() throws {
    sandbox.remove("site/public")
    try sandbox.makeFolder("www")
    try sandbox.link("site/public", to: "../www")
    try sandbox.build(["index.html": "2"])
    #expect(sandbox.tree("www") == ["index.html"])
  }

  @Test func aJournalThatIsALinkIsNotFollowed() throws {
    let journal = try #require(sandbox.recordNames.first).dropLast(3) + "journal"
    try sandbox.link("site/.deckpress/\(journal)", to: "../../outside/index.html")
    let folder = try sandbox.openOutput()
    #expect(throws: OutputError.self) { try folder.write("new", [1]) }
    #expect(try sandbox.read("outside/index.html") == "precious")
  }
}
