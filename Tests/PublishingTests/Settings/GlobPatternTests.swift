import Publishing
import Testing

@Suite("Patterns of paths")
struct GlobPatternTests {
  @Test(
    "match",
    arguments: [
      ("decks/**", "decks/a.md"), ("decks/**", "decks/a/b/c.md"), ("decks/", "decks/a/b.md"),
      ("./", "a/b.md"), ("**", "a"),
      ("**", "a/b"),
      ("**/*.md", "a.md"), ("**/*.md", "x/y/a.md"), ("a/**/b.md", "a/b.md"), ("a/**/b.md", "a/x/y/b.md"),
      ("**/x/**/y", "a/x/b/x/c/y"), ("*.md", "a.md"), ("*.md", ".md"), ("a*c", "ac"), ("a*c", "abbc"),
      ("a**c", "abc"),
      ("unit-?.md", "unit-é.md"), ("unit-?.md", "unit-🙂.md"), ("../docs/*.md", "../docs/a.md"),
      ("./a.md", "a.md"),
      ("a//b", "a/b"), ("a[1].md", "a[1].md"), ("日本/*", "日本/語.md"), ("**/**/a", "a"), ("*a*b*", "xaxbx"),
    ])
  func matches(pattern: String, path: String) throws {
    #expect(try #require(GlobPattern(pattern)).matches(path))
  }

  @Test(
    "do not match",
    arguments: [
      ("decks/**", "decks"), ("decks/**", "other/a.md"), ("decks/**", "my/decks/a.md"), ("*.md", "x/a.md"),
      ("a/*/b", "a/b"), ("a/*/b", "a/x/y/b"), ("*.md", "a.MD"), ("?.md", "ab.md"), ("?.md", "/.md"),
      ("a*c", "a/c"),
      ("a.md", "axmd"), ("a[1].md", "a1.md"), ("a", ""), ("a/b", "a"), ("a", "a/b"), ("*a*b*", "xbxax"),
    ])
  func mismatches(pattern: String, path: String) throws {
    #expect(try !#require(GlobPattern(pattern)).matches(path))
  }

  @Test("are relative and not empty", arguments: ["", "/", "/a", "/**", "."])
  func refused(pattern: String) {
    #expect(GlobPattern(pattern) == nil)
  }

  @Test(
    "know the folder below which all matches lie, and whether they name one path",
    arguments: [
      ("decks/**", "decks", nil), ("decks/es/*.md", "decks/es", nil), ("**/a.md", ".", nil),
      ("*.md", ".", nil),
      ("a/*/b/c.md", "a", nil), ("../docs/a.md", "../docs", "../docs/a.md"), ("a.md", ".", "a.md"),
      ("./a/", "a", nil),
    ])
  func folder(pattern: String, folder: String, literal: String?) throws {
    let pattern = try #require(GlobPattern(pattern))
    #expect(pattern.folder == folder)
    #expect(pattern.literal == literal)
  }

  @Test("take bounded time, whatever they are", .timeLimit(.minutes(1)))
  func bounded() throws {
    let stars = try #require(GlobPattern(String(repeating: "*a", count: 500) + "*b"))
    #expect(!stars.matches(String(repeating: "a", count: 4_000)))
    let folders = try #require(GlobPattern(String(repeating: "**/a/", count: 200) + "b"))
    #expect(!folders.matches(String(repeating: "a/", count: 2_000) + "c"))
  }

  @Test("agree with a plain recursive matcher")
  func agrees() throws {
    var random = SeededGenerator(state: 7)
    for _ in 0..<20_000 {
      let pattern = String(
        (0..<Int.random(in: 1...7, using: &random)).map { _ in "ab*?".randomElement(using: &random) ?? "a" })
      let name = String(
        (0..<Int.random(in: 1...7, using: &random)).map { _ in "ab".randomElement(using: &random) ?? "a" })
      guard pattern != "**" else { continue }
      let expected = matches(Array(pattern)[...], Array(name)[...])
      #expect(try #require(GlobPattern(pattern)).matches(name) == expected, "\(pattern) \(name)")
    }
  }

  private func matches(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
    guard let sign = pattern.first else { return name.isEmpty }
    if sign == "*" {
      return matches(pattern.dropFirst(), name) || !name.isEmpty && matches(pattern, name.dropFirst())
    }
    guard let letter = name.first, sign == "?" || sign == letter else { return false }
    return matches(pattern.dropFirst(), name.dropFirst())
  }
}

/// The SplitMix64 generator, so that a failure can be repeated.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
