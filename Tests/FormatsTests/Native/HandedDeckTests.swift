import Diagnostics
import Foundation
import Formats
import Markdown
import Testing

/// Decks that others wrote for other programs.
@Suite("Handed decks (skipped where DECKPRESS_DECKS is not set)", .enabled(if: folder != nil))
struct HandedDeckTests {
  /// The cards of each as it stands; those without any say what to do.
  @Test(arguments: [
    ("heading-markdown/ashlinchak--mdanki--simple.md", 5), ("heading-markdown/ashlinchak--mdanki--complex.md", 3),
    ("heading-markdown/lukesmurray--markdown-anki-decks--deck.md", 5),
    ("heading-markdown/lukesmurray--markdown-anki-decks--deck-with-data-question.md", 4),
    ("heading-markdown/lukesmurray--markdown-anki-decks--deck-with-math.md", 2),
    ("heading-markdown/AnonymerNiklasistanonym--Md2Anki--basic_example.md", 4),
    ("heading-markdown/AnonymerNiklasistanonym--Md2Anki--tag_example.md", 8),
    ("heading-markdown/AnonymerNiklasistanonym--Md2Anki--math_formulas_example.md", 4),
    ("glossary-markdown/hemanth--functional-programming-jargon--readme.md", 43),
  ])
  func nativeOnesGiveTheirCards(name: String, cards: Int) throws {
    let reading = try read(bytes(of: name))
    #expect(reading.deck.cards.count == cards)
    #expect(!reading.findings.contains { $0.contains("error") })
  }
}

private let folder = ProcessInfo.processInfo.environment["DECKPRESS_DECKS"]

private func bytes(of name: String) throws -> [UInt8] {
  Array(try Data(contentsOf: URL(fileURLWithPath: (folder ?? "") + "/" + name)))
}

@Test(.enabled(if: folder != nil)) func printAll() throws {
  for f in try FileManager.default.subpathsOfDirectory(atPath: folder!).sorted() where f.hasSuffix(".md") {
    print("#### \(f)")
    for m in complaints(try bytes(of: f)) { print("   ", m) }
    if let r = try? read(try bytes(of: f)) { print("   =", r.deck.cards.count, r.deck.title) }
  }
}
