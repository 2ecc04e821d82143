import Glibc
import Testing

@testable import Files

@Suite struct TreeTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  var site: Path { sandbox.path / "site" }

  func names(_ tree: Tree) -> [String] { tree.files.map(\.relativePath) }

  @Test func filesComeInTheOrderOfTheirBytes() throws {
    for name in ["b", "B", "a/z", "a/b/c", "a.md", "é", "10", "9"] { try sandbox.write("site/" + name, "") }
    try sandbox.makeFolder("site/empty")
    let tree = Tree.walk(site)
    #expect(names(tree) == ["10", "9", "B", "a/b/c", "a/z", "a.md", "b", "é"])
    #expect(tree.files.first?.path == site / "10")
    #expect(tree.problems.isEmpty)
  }

  @Test func hiddenNamesArePassedBy() throws {
    for name in [".git/config", ".obsidian/x.md", ".hidden.md", "a/.deckpress/x", "a/b.md"] {
      try sandbox.write("site/" + name, "")
    }
    #expect(names(Tree.walk(site)) == ["a/b.md"])
  }

  @Test func foldersToSkipAreSkippedUnderAnyName() throws {
    try sandbox.write("site/public/index.html", "")
    try sandbox.write("site/a.md", "")
    try sandbox.link("site/again", to: "public")
    #expect(names(Tree.walk(site, skipping: [site / "public", site / "none"])) == ["a.md"])
  }

  @Test func linksInsideAreFollowed() throws {
    try sandbox.write("site/decks/a.md", "")
    try sandbox.link("site/b.md", to: "decks/a.md")
    try sandbox.link("site/more", to: (site / "decks").string)
    let tree = Tree.walk(site)
    #expect(names(tree) == ["b.md", "decks/a.md", "more/a.md"])
    #expect(tree.problems.isEmpty)
  }

  @Test func linksThatLeaveAreReported() throws {
    try sandbox.write("secret/key", "")
    try sandbox.write("site/a.md", "")
    try sandbox.link("site/file", to: "../secret/key")
    try sandbox.link("site/folder", to: "../secret")
    try sandbox.link("site/up", to: "..")
    let tree = Tree.walk(site)
    #expect(names(tree) == ["a.md"])
    #expect(
      tree.problems == [
        .leadsOut(site / "file", target: sandbox.path / "secret/key"),
        .leadsOut(site / "folder", target: sandbox.path / "secret"),
        .leadsOut(site / "up", target: sandbox.path),
      ])
    #expect(
      names(Tree.walk(site, inside: [site, sandbox.path / "secret"])) == ["a.md", "file", "folder/key"])
  }

  @Test func aRootThatIsALinkOutIsReported() throws {
    try sandbox.write("secret/key", "")
    try sandbox.link("site/decks", to: "../secret")
    let tree = Tree.walk(site / "decks", inside: [site])
    #expect(tree.files.isEmpty)
    #expect(tree.problems == [.leadsOut(site / "decks", target: sandbox.path / "secret")])
  }

  @Test func linksToHiddenFilesAreReported() throws {
    try sandbox.write("site/.git/config", "")
    try sandbox.link("site/config.md", to: ".git/config")
    #expect(
      Tree.walk(site).problems == [.leadsToHidden(site / "config.md", target: site / ".git/config")])
  }

  @Test(.timeLimit(.minutes(1))) func loopsEnd() throws {
    try sandbox.write("site/a/x.md", "")
    try sandbox.link("site/a/again", to: "..")
    try sandbox.link("site/b", to: "c")
    try sandbox.link("site/c", to: "b")
    try sandbox.link("site/self", to: ".")
    let tree = Tree.walk(site)
    #expect(names(tree) == ["a/x.md"])
    #expect(tree.problems == ["a/again", "b", "c", "self"].map { .loop(site / $0) })
  }

  @Test func brokenLinksAndSpecialFilesAreReported() throws {
    try sandbox.write("site/file", "")
    try sandbox.link("site/broken", to: "nowhere")
    try sandbox.link("site/through", to: "file/inner")
    mkfifo((site / "pipe").string, 0o644)
    #expect(
      Tree.walk(site).problems == [
        .brokenLink(site / "broken"), .special(site / "pipe"), .brokenLink(site / "through"),
      ])
  }

  @Test func unreadableFoldersAreReportedAndTheRestIsFound() throws {
    try sandbox.write("site/a/x", "")
    try sandbox.write("site/b/y", "")
    chmod((site / "a").string, 0)
    let tree = withoutRootRights { Tree.walk(site) }
    #expect(names(tree) == ["b/y"])
    #expect(tree.problems == [.unreadable(SystemError(.list, site / "a", .number(EACCES)))])
    let missing = SystemError(.list, site / "none", .number(ENOENT))
    #expect(Tree.walk(site / "none").problems == [.unreadable(missing)])
    #expect(
      Tree.walk(site / "b/y").problems == [.unreadable(SystemError(.list, site / "b/y", .number(ENOTDIR)))])
  }

  @Test func aNameThatIsNotTextIsReported() throws {
    try sandbox.makeFolder("site")
    let bytes = (site / "a").string.utf8.map(CChar.init(bitPattern:)) + [CChar(bitPattern: 0xFF), 0]
    close(open(bytes, O_CREAT | O_WRONLY, 0o644))
    #expect(Tree.walk(site).problems == [.nameNotText(site / "a\u{FFFD}")])
    unlink(bytes)
  }

  @Test func depthAndNumberAreBounded() throws {
    for number in 0..<10 { try sandbox.write("site/a/b/c/\(number)", "") }
    var limits = Tree.Limits()
    limits.depth = 3
    #expect(Tree.walk(site, limits: limits).problems == [.tooDeep(site / "a/b/c", limit: 3)])
    limits = Tree.Limits()
    limits.names = 5
    let tree = Tree.walk(site, limits: limits)
    #expect(names(tree) == ["a/b/c/0", "a/b/c/1"])
    #expect(tree.problems == [.tooMany(site / "a/b/c", limit: 5)])
  }

  @Test(.timeLimit(.minutes(1))) func linksThatMultiplyEnd() throws {
    for level in 0..<20 {
      for name in ["x", "y", "z"] { try sandbox.link("site/\(level)/\(name)", to: "../\(level + 1)") }
    }
    try sandbox.write("site/20/a.md", "")
    var limits = Tree.Limits()
    limits.names = 10_000
    #expect(Tree.walk(site, limits: limits).problems.count == 1)
  }

  @Test func everyProblemSaysWhatItIsAndWhatToDo() {
    let problems: [Tree.Problem] = [
      .unreadable(SystemError(.list, "a", .number(EACCES))), .brokenLink("a"), .leadsOut("a", target: "b"),
      .leadsToHidden("a", target: "b"), .loop("a"), .special("a"), .nameNotText("a"), .tooDeep("a", limit: 1),
      .tooMany("a", limit: 1),
    ]
    #expect(problems.allSatisfy { $0.path == "a" && !$0.message.isEmpty && !$0.advice.isEmpty })
    #expect(Set(problems.map(\.code)).count == problems.count)
  }
}
