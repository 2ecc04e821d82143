import Decks
import Text

@testable import Formats
@testable import Publishing

extension Deck {
  /// A deck in which nothing is left out, with a card that has everything and one that has only what it must.
  static var everything: Deck {
    Deck(
      id: "spanish", aliases: ["es"], title: "Spanish \"A1\"", description: "Words", language: "es",
      definitionLanguage: "en", direction: .leftToRight, definitionDirection: .auto,
      tags: [Decks.Tag("languages::spanish")].compactMap { $0 }, author: "Ana", licence: "CC0",
      date: "2026-01-02",
      introduction: "Hi",
      sections: [
        Section(
          id: "greetings", title: "Greetings", titleMarkdown: "Greetings", level: 1, introduction: "Say"),
        Section(id: "more", title: "More", titleMarkdown: "More", level: 2),
      ],
      cards: [
        Card(
          id: "hola", aliases: ["deck/hi"], term: "hola", termMarkdown: "*hola*", keys: ["hola", "buenas"],
          front: "Where?", definition: "Hello\n\\o/", tags: [Decks.Tag("informal")].compactMap { $0 },
          section: "greetings", language: "es-AR", direction: .rightToLeft, reversed: true, line: 3,
          endLine: 9),
        Card(id: "adios", term: "adios", termMarkdown: "adios", definition: ""),
      ])
  }
}

extension DeckHTML {
  /// What the deck with everything became.
  static var everything: DeckHTML {
    func html(_ text: String) -> HTML { HTML(trusting: text) }
    return DeckHTML(
      introduction: html("<p>Hi</p>"),
      sections: [
        Section(title: html("Greetings"), introduction: html("<p>Say</p>")),
        Section(title: html("More"), introduction: html("")),
      ],
      cards: [
        Card(term: html("<em>hola</em>"), front: html("<p>Where?</p>"), definition: html("<p>Hello</p>")),
        Card(term: html("adios"), front: nil, definition: html("")),
      ])
  }
}

extension DeckSummary {
  /// A deck of two cards at an address.
  static func sample(at address: String, description: String? = nil, language: String? = nil) -> DeckSummary {
    DeckSummary(
      source: "decks/\(address).md", address: SitePath(address), id: address, title: "Title of " + address,
      description: description, language: language, definitionLanguage: language, direction: .auto, tags: [],
      cardCount: 2, order: nil, taggedCards: [])
  }
}

extension SiteContents {
  /// A site with two decks and a tag, one of the decks in a folder.
  static var sample: SiteContents {
    var tagged = DeckSummary.sample(at: "languages/日本 & co", description: "Kana", language: "ja")
    tagged.date = "2026-01-02"
    tagged.tags = [Decks.Tag("kana")].compactMap { $0 }
    let folder = Folder(
      address: SitePath("languages"), title: "Languages", introduction: HTML(trusting: ""), folders: [],
      decks: [1],
      deckCount: 1)
    let root = Folder(
      address: .root, title: "Site", introduction: HTML(trusting: ""), folders: [1], decks: [0], deckCount: 2)
    let tag = tagged.tags.map {
      TagPage(
        tag: $0, address: SitePath("tags/kana"), decks: [1], cards: [], parent: nil, children: [],
        cardCount: 0)
    }
    return SiteContents(
      decks: [.sample(at: "git"), tagged], folders: [root, folder], tags: tag, tagIndex: ["kana": 0],
      cardCount: 4)
  }
}
