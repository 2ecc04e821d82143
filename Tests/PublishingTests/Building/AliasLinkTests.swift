import Testing

@testable import Publishing

/// A card is still found by the ids that it had.
@Suite("Links to aliases")
struct AliasLinkTests {
  private let files = [
    "decks/words.md": deck(
      (
        "hola {alias=saludo alias=\"buen día\" alias=dp-main alias=uno alias=other/hola}",
        "[x](#saludo) [y](#dp-main)"
      ),
      ("uno {alias=saludo alias=eins}", "[z](#uno)"))
  ]

  @Test("lead to an anchor in the card, which is there where no other thing has the id")
  func anchors() async throws {
    let site = try TemporarySite(files)
    let findings = site.findings(await site.build())
    #expect(
      findings == [
        "decks/words.md:1:1: warning: alias-taken", "decks/words.md:1:1: warning: alias-taken",
        "decks/words.md:3:14: warning: dead-link", "decks/words.md:5:1: warning: repeated-term",
        "decks/words.md:5:1: warning: repeated-term", "decks/words.md:5:1: warning: alias-taken",
      ])
    let page = try #require(site.read("words/index.html"))
    #expect(
      page.contains(
        "<article class=\"dp-card\" id=\"hola\">\n<div class=\"dp-side\">\n<span id=\"saludo\"></span>\n<h2"))
    #expect(page.contains("<span id=\"eins\"></span>"))
    #expect(page.contains("<p><a href=\"#saludo\">x</a> y</p>") && page.contains("<a href=\"#uno\">z</a>"))
    for id in ["saludo", "uno", "hola", "eins", "dp-main"] {
      #expect(page.ranges(of: " id=\"\(id)\"").count == 1)
    }
  }

  @Test("are followed from other decks")
  func others() async throws {
    let site = try TemporarySite(
      files.merging(["decks/from.md": deck(("a", "[x](words.md#eins) [y](words.md#none)"))]) { $1 })
    let findings = site.findings(await site.build()).filter { $0.contains("from.md") }
    #expect(findings == ["decks/from.md:3:20: warning: dead-link"])
    #expect(site.read("from/index.html")?.contains("<a href=\"../words/#eins\">x</a>") == true)
  }

  @Test("are keys of the dictionary, and listed in the deck's data")
  func data() async throws {
    let site = try TemporarySite(files)
    await site.build()
    let dictionary = site.read("words/dictionary.json") ?? ""
    for key in ["hola", "saludo", "buen día", "dp-main", "uno", "eins"] {
      #expect(dictionary.contains("\n  \"\(key)\": "))
    }
    #expect(!dictionary.contains("other/hola"))
    let json = site.read("words/deck.json") ?? ""
    #expect(json.contains(#""aliases":["saludo","buen día","dp-main","uno","other/hola"]"#))
    #expect(json.contains(#""keys":["uno","saludo","eins"]"#))
  }
}
