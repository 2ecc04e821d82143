import Testing

@testable import Text

@Suite("Slugs")
struct SlugTests {
  struct Vector: Decodable {
    var text: String
    var slug: String
  }

  @Test("each vector of the shared table")
  func vectors() {
    let vectors: [Vector] = fixture("slugs.json")
    #expect(vectors.count > 60)
    for vector in vectors {
      #expect(Array(slug(vector.text).utf8) == Array(vector.slug.utf8), "\(vector.text.debugDescription)")
    }
  }

  @Test("any text: a slug is short, has no separator at an end or twice, and is its own slug")
  func anyText() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let text = String.random(using: &generator)
      let result = slug(text)
      #expect(!result.isEmpty && result.utf8.count <= longestSlug)
      #expect(!result.hasPrefix("-") && !result.hasSuffix("-") && !result.contains("--"))
      #expect(
        Array(slug(result).utf8) == Array(result.utf8),
        "\(text.debugDescription) gives \(result.debugDescription)")
      #expect(Array(slug(nfc(text)).utf8) == Array(result.utf8))
      #expect(!result.utf8.contains(UInt8(ascii: "/")) && !result.utf8.contains(0))
    }
  }
}
