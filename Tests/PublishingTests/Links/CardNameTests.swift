import Decks
import Formats
import Files
import Markdown
import Testing

@testable import Publishing

/// How a name in double brackets is taken apart, and what is known without the rest of the site.
@Suite("Names of cards")
struct CardNameTests {
  @Test(
    "are divided at each slash, the last one first, where something stands on both sides",
    arguments: [
      ("a", []), ("a/b", ["a|b"]), ("a / b / c", ["a / b|c", "a|b / c"]), ("/a/", []),
      ("a//b", ["a/|b", "a|/b"]),
      ("", []),
    ])
  func divisions(name: String, expected: [String]) {
    #expect(CardName(name).divisions.map { "\($0.deck)|\($0.term)" } == expected)
  }

  @Test("are divided a few times alone, however many slashes there are")
  func manySlashes() {
    let name = CardName(Array(repeating: "a", count: 500).joined(separator: "/"))
    #expect(name.divisions.count == 8 && name.wanted.count == 9)
  }

  @Test(
    "have the id of a card after the last number sign",
    arguments: [
      ("a#b", "a|b"), ("#b", "|b"), ("C# basics # b", "C# basics|b"), ("C#", nil), ("a", nil), ("#", nil),
    ])
  func anchors(name: String, expected: String?) {
    #expect(CardName(name).anchor.map { "\($0.deck)|\($0.id)" } == expected)
  }

  @Test("are a card's term, synonyms and aliases; case counts where it can")
  func cards() {
    let deck = Deck(
      id: "d", title: "D",
      cards: [
        Card(
          id: "1", aliases: ["old", "x/y"], term: "car / auto", termMarkdown: "", keys: ["car", "auto"],
          definition: ""),
        Card(id: "2", term: "Car", termMarkdown: "", definition: ""),
        Card(id: "3", term: "", termMarkdown: "", definition: ""),
      ])
    let names = CardNames(deck)
    func ids(_ name: String) -> [String] { names.places(of: name).map(\.id) }
    for name in ["car / auto", "car", "auto", "AUTO", "old", "x/y"] { #expect(ids(name) == ["1"], "\(name)") }
    #expect(ids("Car") == ["2"] && ids("CAR") == ["1", "2"] && ids("") == [] && ids("none") == [])
    #expect(names.all == ["car / auto", "car", "auto", "old", "x/y", "Car"])
  }

  @Test("that are the deck's own are followed at once, and others are wanted of the site")
  func ownDeck() {
    let deck = Deck(
      id: "d", title: "D",
      cards: [Card(id: "i", aliases: ["old"], term: "own", termMarkdown: "", definition: "")])
    let file = DeckFile(
      path: Path("d.md"), source: "d.md", sitePath: "decks/d.md", relativePath: "d.md", fields: DeckFields())
    var resolver = SiteLinkResolver(
      place: .deck(file), source: "d.md", linesBefore: 2, map: nil,
      media: MediaStore(site: Path("."), deckRoots: [], outputs: [], statics: []), anchors: { deck.anchors },
      names: { CardNames(deck) })
    let position = SourcePosition(line: 3, column: 4)
    for name in ["own", "OWN", "old"] { #expect(resolver.card(named: name, at: position) == .address("#i")) }
    #expect(resolver.card(named: "#old", at: position) == .address("#old"))
    #expect(resolver.card(named: "#Own", at: position) == .address("#i"))
    #expect(!resolver.needsMap && resolver.diagnostics.isEmpty)
    #expect(resolver.card(named: "#owm", at: position) == .text)
    #expect(resolver.diagnostics.map { "\($0.location)" } == ["d.md:5:4"])
    #expect(resolver.diagnostics[0].problem.advice?.contains("[[own]]") == true)
    #expect(resolver.card(named: "More/Words", at: position) == .text)
    #expect(resolver.needsMap && resolver.wantedNames == ["more/words", "words"])
  }

  @Test(
    "that nothing has are answered with the nearest one",
    arguments: [("owm", "did you mean `[[own]]`?"), ("Title", "did you mean `[[Titel]]`?")])
  func nearest(name: String, advice: String) {
    var map = SiteMap()
    map.names.add(
      SiteNames.Deck(address: SitePath("d"), source: "d.md"), title: "Titel", sitePath: "d.md",
      relativePath: "d.md")
    let deck = Deck(
      id: "d", title: "Titel", cards: [Card(id: "i", term: "own", termMarkdown: "", definition: "")])
    var resolver = SiteLinkResolver(
      place: .introduction(sitePath: "index.md", page: .root), source: "index.md", linesBefore: 0, map: map,
      media: MediaStore(site: Path("."), deckRoots: [], outputs: [], statics: []), anchors: { [] },
      names: { CardNames(deck) })
    #expect(resolver.card(named: name, at: SourcePosition(line: 1, column: 1)) == .text)
    #expect(resolver.diagnostics.map(\.problem.advice) == [advice])
  }

  @Test("lead to other decks where a map knows them")
  func otherDecks() {
    var map = SiteMap()
    for (index, path) in ["a/words", "b/words", "b/more"].enumerated() {
      map.decks["decks/\(path).md"] = SiteMap.Target(address: SitePath(path), anchors: [fingerprint("i")])
      map.names.add(
        SiteNames.Deck(address: SitePath(path), source: "decks/\(path).md"), title: "Title \(index)",
        sitePath: "decks/\(path).md", relativePath: "\(path).md")
      map.names.cards.add("term", CardNames.Place(deck: index, id: "i", line: 7))
    }
    map.indexAddresses()
    func target(_ name: String) -> String? {
      map.target(named: CardName(name), from: SitePath("b/more")).map {
        "\($0.address.text)#\($0.id ?? "") \($0.other ?? "")"
      }
    }
    #expect(target("term") == "a/words#i decks/b/words.md:7" && target("none") == nil)
    #expect(target("b/words/TERM") == "b/words#i " && target("title 1/term") == "b/words#i ")
    #expect(target("words/term") == "a/words#i decks/b/words.md:7" && target("b/words/none") == nil)
    #expect(target("decks/b/words.md#i") == "b/words#i " && target("b/words#none") == nil)
    #expect(target("words") == "a/words# decks/b/words.md" && target("Title 2") == "b/more# ")
  }
}
