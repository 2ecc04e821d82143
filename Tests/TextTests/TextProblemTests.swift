import Testing

@testable import Text

@Suite("Text that cannot be read")
struct TextProblemTests {
  @Test(
    "text that can",
    arguments: [
      "", "plain", "\u{FEFF}with a mark", "naïve 日本語 🙂", String(repeating: "long text, ", count: 20),
    ])
  func fine(text: String) {
    #expect(textProblem(in: Array(text.utf8)) == nil)
  }

  static let latin = "Der Übermut tut selten gut, sagt man in Österreich.\n"
  static let japanese = "日本語の単語\n漢字\n"

  @Test(
    "text in another encoding, and the one that it looks like",
    arguments: [
      ("mark", utf16(latin, mark: true), 0, .utf16LittleEndian),
      ("UTF-16", utf16("plain text", mark: false), 1, .utf16LittleEndian),
      ("UTF-16", utf16(japanese, mark: false), 0, .utf16LittleEndian),
      ("mark", utf16(latin, mark: true).swapped(by: 2), 0, .utf16BigEndian),
      ("UTF-16", utf16("plain text", mark: false).swapped(by: 2), 0, .utf16BigEndian),
      ("mark", utf32(latin, mark: true), 0, .utf32LittleEndian),
      ("UTF-32", utf32("plain text", mark: false), 1, .utf32LittleEndian),
      ("mark", utf32("plain text", mark: true).swapped(by: 4), 2, .utf32BigEndian),
      ("UTF-32", utf32("plain text", mark: false).swapped(by: 4), 0, .utf32BigEndian),
      ("Latin-1", latin.unicodeScalars.map { UInt8($0.value) }, 4, .windows1252),
      ("one letter", [0x65, 0xE9], 1, .windows1252),
      ("Shift JIS", [0x93, 0xFA, 0x96, 0x7B, 0x8C, 0xEA, 0x82, 0xCC], 0, nil),
      ("cut short", Array("größer ".utf8) + [0xC3], 9, nil),
      ("overlong", [0x61, 0xC0, 0x80, 0x81], 1, nil),
      ("surrogate", Array("é".utf8) + [0xED, 0xA0, 0x80], 2, nil),
    ] as [(String, [UInt8], Int, TextEncoding?)])
  func notUTF8(name: String, bytes: [UInt8], offset: Int, looksLike: TextEncoding?) {
    #expect(textProblem(in: bytes) == .notUTF8(offset: offset, looksLike: looksLike), "\(name)")
  }

  @Test("a NUL, wherever it stands", arguments: [0, 1, 7, 8, 31, 32, 33, 98, 99])
  func nul(offset: Int) {
    var bytes = Array(repeating: UInt8(ascii: "a"), count: 100)
    bytes[offset] = 0
    #expect(textProblem(in: bytes) == .nul(offset: offset))
    #expect(textProblem(in: Array("é".utf8) + bytes) == .nul(offset: offset + 2))
  }

  @Test("any bytes have an answer, and it agrees with the standard library")
  func anyBytes() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...80, using: &generator)
      let limit: UInt8 = Bool.random(using: &generator) ? 0x80 : 0xFF
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...limit, using: &generator) }
      let isFine = String(validating: bytes, as: UTF8.self) != nil && !bytes.contains(0)
      #expect((textProblem(in: bytes) == nil) == isFine)
    }
  }
}

private func utf16(_ text: String, mark: Bool) -> [UInt8] {
  ((mark ? "\u{FEFF}" : "") + text).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
}

private func utf32(_ text: String, mark: Bool) -> [UInt8] {
  ((mark ? "\u{FEFF}" : "") + text).unicodeScalars.flatMap { scalar in
    (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> ($0 * 8)) }
  }
}

extension [UInt8] {
  /// The bytes with those of each unit in the other order.
  fileprivate func swapped(by width: Int) -> [UInt8] { indices.map { self[$0 ^ (width - 1)] } }
}
