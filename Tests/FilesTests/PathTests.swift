import Testing

@testable import Files

@Suite struct PathTests {
  @Test(arguments: [
    ("a/b", "c", "a/b/c"), ("a/", "c", "a/c"), ("a", "/c", "/c"), ("", "c", "c"), ("/", "c", "/c"),
    ("a", "", "a"),
  ])
  func joining(_ folder: String, _ other: String, _ joined: String) {
    #expect(Path(folder).appending(other).string == joined)
  }

  @Test(arguments: [
    ("a/b", "a"), ("a/b/", "a"), ("a", ""), ("", ".."), ("..", "../.."), ("/a", "/"), ("/", "/"),
    ("a/..", "a/../.."), ("a/.", ""), (".", ".."),
  ])
  func parents(_ path: String, _ parent: String) {
    #expect(Path(path).parent.string == parent)
  }

  @Test(arguments: [
    ("a/b.md", "b.md", "b", "md"), ("a/b.tar.gz", "b.tar.gz", "b.tar", "gz"),
    ("README", "README", "README", nil),
    (".git", ".git", ".git", nil), ("a.", "a.", "a.", nil), ("a/b.md/", "b.md", "b", "md"),
    ("/", "", "", nil),
    ("x/\u{301}e.é", "\u{301}e.é", "\u{301}e", "é"),
  ])
  func names(_ path: String, _ last: String, _ stem: String, _ ending: String?) {
    #expect(Path(path).lastComponent == last)
    #expect(Path(path).stem == stem)
    #expect(Path(path).fileExtension == ending)
  }

  @Test(arguments: [
    ("a/./b//c/", "a/b/c"), ("a/../b", "b"), ("../a", "../a"), ("a/../..", ".."), ("/..", "/"),
    ("/a/../../b", "/b"),
    ("", "."), (".", "."), ("./a", "a"),
  ])
  func normalising(_ path: String, _ normal: String) {
    #expect(Path(path).normalized.string == normal)
  }

  @Test(arguments: [
    ("/a/b/c", "/a/b", "c"), ("/a/b", "/a/b", "."), ("/a/x", "/a/b/c", "../../x"), ("a", ".", "a"),
    ("/a", "/", "a"), ("/ab", "/a", "../ab"), ("a", "/a", nil), ("a", "../b", nil), ("../a", "..", "a"),
  ])
  func relativePaths(_ path: String, _ folder: String, _ way: String?) {
    #expect(Path(path).relative(to: Path(folder))?.string == way)
  }

  @Test(arguments: [
    ("/a/b", "/a", true), ("/a", "/a", true), ("/ab", "/a", false), ("/a/../b", "/a", false),
    ("..", ".", false),
    ("..a", ".", true),
  ])
  func lyingInAFolder(_ path: String, _ folder: String, _ lies: Bool) {
    #expect(Path(path).lies(in: Path(folder)) == lies)
  }

  @Test func twoUnicodeFormsAreTwoPaths() {
    #expect(Path("\u{E9}") != Path("e\u{301}"))
    #expect(Set([Path("\u{E9}"), Path("e\u{301}"), Path("\u{E9}")]).count == 2)
  }

  @Test func orderIsThatOfBytes() {
    #expect(
      ["b", "a/b", "a.b", "\u{E9}", "z"].map(Path.init(_:)).sorted().map(\.string) == [
        "a.b", "a/b", "b", "z", "é",
      ])
  }
}
