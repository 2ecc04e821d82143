import Decks
import Diagnostics
import Formats
import Testing

@testable import Publishing

@Suite("A new site")
struct StarterTests {
  private static let titles = [
    "My cards", "C++ & C#", "a: b", #""quoted" \ back"#, "{{x}}", "1066", "yes", "a\nb", "🙂",
  ]

  private func read(_ text: String, _ diagnostics: inout [Diagnostic]) -> Deck? {
    let reader = NativeReader(path: "a.md", defaultID: "a", defaultTitle: "none")
    return reader.read(Array(text.utf8), diagnostics: &diagnostics)?.deck
  }

  @Test("has decks with which nothing is wrong")
  func decks() throws {
    let decks = Starter.site(title: "x").filter { $0.path.hasPrefix("decks/") }
    #expect(decks.count == 2)
    for file in decks {
      var diagnostics: [Diagnostic] = []
      let deck = try #require(read(file.text, &diagnostics))
      #expect(diagnostics.isEmpty, "\(file.path): \(diagnostics)")
      #expect(deck.cards.count >= 4)
    }
  }

  @Test("has settings with its title and with nothing wrong", arguments: titles)
  func settings(title: String) throws {
    let file = try #require(Starter.site(title: title).first { $0.path == "deckpress.yaml" })
    let (settings, diagnostics) = Settings.read(Array(file.text.utf8), path: file.path)
    #expect(diagnostics.isEmpty)
    #expect(settings.title == title)
  }

  @Test("shows settings that are right, once their comment signs are gone")
  func examples() throws {
    let file = try #require(Starter.site(title: "x").first { $0.path == "deckpress.yaml" })
    let lines = file.text.split(separator: "\n").map { line in
      let example = line.dropFirst(2)
      let name = example.prefix { $0 != ":" }
      return line.hasPrefix("# ") && Settings.keys.contains { $0.name == name }
        ? String(example) : String(line)
    }
    #expect(lines.count { !$0.hasPrefix("#") } > 6)
    let text = lines.joined(separator: "\n") + "\n"
    #expect(Settings.read(Array(text.utf8), path: file.path).diagnostics.isEmpty)
  }

  @Test("can get a deck with any title", arguments: titles)
  func deck(title: String) throws {
    var diagnostics: [Diagnostic] = []
    let deck = try #require(read(Starter.deck(title: title), &diagnostics))
    #expect(diagnostics.isEmpty)
    #expect(deck.title == title)
    #expect(deck.cards.map(\.id) == ["first-term", "second-term"])
  }
}
