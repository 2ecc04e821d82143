import Diagnostics
import Testing
import YAML

@Suite("Limits", .timeLimit(.minutes(1)))
struct LimitTests {
  @Test("64 levels are read, and one more is an error at its place")
  func depth() throws {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(failure(of: Array(deepest.utf8)) == nil)
    let diagnostic = try #require(failure(of: Array("[\(deepest)]".utf8)))
    #expect(diagnostic.problem.message == "lists and mappings are nested more than 64 levels deep")
    #expect(diagnostic.location.column == 65)
  }

  @Test(
    "endless nesting is an error in bounded time",
    arguments: ["[", "{a: ", "- ", "[\n", "{a: [", "? ", "- - ", "a:\n"])
  func nesting(unit: String) {
    #expect(failure(of: Array(String(repeating: unit, count: 500_000).utf8)) != nil)
  }

  @Test("a billion laughs stop at the first")
  func laughs() throws {
    let text = "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]"
    let diagnostic = try #require(failure(of: Array(text.utf8)))
    #expect(diagnostic.location.line == 1)
  }

  @Test("a text of more than 4 MiB is an error")
  func size() throws {
    let diagnostic = try #require(failure(of: Array(repeating: UInt8(ascii: "x"), count: 4 << 20 + 1)))
    #expect(diagnostic.problem.code == "yaml-limit")
  }

  @Test("whatever the bytes are, there is a tree or an error inside the text")
  func noise() throws {
    var random = SeededGenerator(state: 42)
    let alphabet =
      Array("ab:  --\n\n\t[]{},'\"|>&*!%@#?\\~0\r".utf8) + [0xC3, 0xA9, 0xE2, 0x80, 0xA8, 0x00, 0xFF]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...40, using: &random)
      let bytes = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      guard let place = failure(of: bytes)?.location else { continue }
      let line = try #require(place.line)
      let column = try #require(place.column)
      #expect(1...(count + 1) ~= line)
      #expect(1...(count + 1) ~= column)
    }
  }
}

/// The SplitMix64 generator, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
