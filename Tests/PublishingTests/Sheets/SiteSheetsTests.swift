import Foundation
import Testing

@testable import Publishing

@Suite("The study sheets of a site")
struct SiteSheetsTests {
  private static let deck =
    "---\ntitle: Words\n---\n\n# Greetings\n\n## hola {.hi}\n\nHello\n\n# Numbers\n\n## uno\n\nOne\n"

  private func sheets(_ site: TemporarySite) throws -> [String] {
    try site.output().keys.filter { $0.contains("/print/") }.sorted()
  }

  @Test("are a list and cards, to which the deck's page leads")
  func usual() async throws {
    let site = try TemporarySite(["decks/a.md": Self.deck])
    let result = await site.build()
    #expect(site.findings(result).isEmpty)
    #expect(try sheets(site) == ["a/print/cards/index.html", "a/print/list/index.html"])
    let page = try #require(site.read("a/index.html"))
    #expect(
      page.contains("<a href=\"print/list/\">List</a>") && page.contains("<a href=\"print/cards/\">Cards</a>")
    )
  }

  @Test(
    "are those that the settings name",
    arguments: ["[]", "[quiz]", "[terms, definitions, fold, labels, glossary, calibrate]"])
  func chosen(sheets: String) async throws {
    let site = try TemporarySite(["decks/a.md": Self.deck, "deckpress.yaml": "sheets: \(sheets)\n"])
    let result = await site.build()
    #expect(site.findings(result).isEmpty)
    let names = sheets.trimmingCharacters(in: ["[", "]"]).split(separator: ", ").map {
      "a/print/\($0)/index.html"
    }
    #expect(try self.sheets(site) == names.sorted())
    #expect(site.read("a/index.html")?.contains("Study sheets") == !names.isEmpty)
  }

  @Test("have a style sheet that decks with the same options share")
  func styles() async throws {
    let site = try TemporarySite([
      "decks/a.md": Self.deck, "decks/b.md": Self.deck.replacingOccurrences(of: "Words", with: "Others"),
      "decks/c.md": Self.deck.replacingOccurrences(
        of: "title: Words", with: "title: Third\nsheet: {paper: A5}"),
      "deckpress.yaml": "sheets: [cards]\n",
    ])
    await site.build()
    #expect(try site.output().keys.filter { $0.hasPrefix("assets/sheet-") }.count == 2)
  }

  @Test("are laid out as the deck says, then as the site says")
  func options() async throws {
    let site = try TemporarySite([
      "decks/a.md": Self.deck.replacingOccurrences(
        of: "title: Words", with: "title: Words\nsheet: {footer: mine}"),
      "deckpress.yaml": "sheet: {footer: ours, header: \"{title} <b>\", rows: 1}\n",
    ])
    await site.build()
    let page = try #require(site.read("a/print/cards/index.html"))
    #expect(page.contains(">mine</h2>") && !page.contains("ours") && page.contains(">Words &lt;b&gt;</p>"))
    #expect(page.components(separatedBy: "class=\"dp-card").count - 1 == 2 * 2)
  }

  @Test("that cannot be laid out are said where that is chosen, once, and are not linked to")
  func wrong() async throws {
    let site = try TemporarySite([
      "decks/a.md": Self.deck, "decks/b.md": Self.deck.replacingOccurrences(of: "Words", with: "Others"),
      "deckpress.yaml": "sheet:\n  rows: 50\n",
    ])
    for result in [await site.build(), await site.check()] {
      #expect(site.findings(result) == ["deckpress.yaml:2:3: error: card-too-small"])
    }
    #expect(try sheets(site) == ["a/print/list/index.html", "b/print/list/index.html"])
    #expect(site.read("a/index.html")?.contains("print/cards") == false)
    try site.write("deckpress.yaml", "")
    try site.write(
      "decks/b.md",
      Self.deck.replacingOccurrences(of: "title: Words", with: "title: Others\nsheet: {tags: [no]}"))
    #expect(site.findings(await site.build()) == ["decks/b.md:3:8: error: unknown-tag"])
  }

  @Test("of tags that the settings choose are those of the decks that have them")
  func tags() async throws {
    let site = try TemporarySite([
      "decks/a.md": Self.deck, "decks/b.md": "## x\n\ny\n",
      "deckpress.yaml": "sheet: {tags: [hi]}\nsheets: [list, quiz]\n",
    ])
    let result = await site.build()
    #expect(site.findings(result).isEmpty)
    #expect(try sheets(site) == ["a/print/list/index.html"])
  }

  @Test("name each card that is too long for its box, at its line, in a build and a check")
  func long() async throws {
    let long = String(repeating: "many words ", count: 400)
    let site = try TemporarySite([
      "decks/a.md": "## short\n\nx\n\n## long\n\n\(long)\n", "deckpress.yaml": "sheets: [cards, fold]\n",
    ])
    for result in [await site.build(), await site.check(), await site.build { $0.rewritesAll = true }] {
      #expect(
        site.findings(result) == ["decks/a.md:5: warning: long-card", "decks/a.md:5: warning: long-card"])
    }
  }

  @Test("are not written again where nothing changed, and go where they are not wanted any more")
  func rebuilding() async throws {
    let site = try TemporarySite(["decks/a.md": Self.deck])
    await site.build()
    let again = try #require(await site.build().summary)
    #expect(again.written == 0 && again.removed == 0)
    try site.write("deckpress.yaml", "sheets: [list]\n")
    #expect(await site.build().summary?.removed == 2)
    #expect(try sheets(site) == ["a/print/list/index.html"])
  }

  @Test("show images by addresses that lead from where they are")
  func images() async throws {
    let site = try TemporarySite([
      "decks/x/a.md":
        "# Words\n\n# Part <img src=\"dot.svg\">\n\n## a <img src=\"dot.svg\">\n\n![dot](dot.svg)\n\n## b\n\nc\n",
      "decks/x/dot.svg":
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><path d=\"M0 0h9\"/></svg>",
      "deckpress.yaml": "sheets: [list, cards, quiz, glossary]\n",
    ])
    let result = await site.build()
    #expect(!result.report.hasErrors)
    for path in try sheets(site) {
      let page = try #require(site.read(path))
      let addresses = page.components(separatedBy: "src=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
      #expect(!addresses.isEmpty)
      for address in addresses { #expect(address.hasPrefix("../../../../media/dot-"), "\(path)") }
    }
  }
}
