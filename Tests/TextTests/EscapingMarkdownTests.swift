import Testing

@testable import Text

@Suite("Escaping Markdown")
struct EscapingMarkdownTests {
  struct Vector: Decodable {
    var text: String
    var markdown: String
  }

  @Test("each vector of the shared table")
  func vectors() {
    let vectors: [Vector] = fixture("escapes.json")
    #expect(vectors.count > 60)
    for vector in vectors { #expect(escapingMarkdown(vector.text) == vector.markdown) }
  }

  @Test("any text: only backslashes are added, each in front of ASCII punctuation")
  func anyText() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let text = String.random(using: &generator)
      let escaped = Array(escapingMarkdown(text).utf8)
      var read: [UInt8] = []
      var rest = escaped[...]
      while let byte = rest.popFirst() {
        let isEscape = byte == UInt8(ascii: "\\") && rest.first.map(Self.isPunctuation) ?? false
        read.append(isEscape ? rest.removeFirst() : byte)
      }
      #expect(read == Array(text.utf8))
    }
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return (0x21...0x7E).contains(byte) && !scalar.properties.isAlphabetic
      && scalar.properties.numericType == nil
  }
}
