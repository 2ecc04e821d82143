import Decks
import Text

@testable import Formats
@testable import Publishing

/// A small site that has everything a page can show.
enum SampleSite {
  static let hostile = #"</script>"'<b>&"#

  static var settings: Settings {
    var settings = Settings()
    settings.title = "Words & more"
    settings.description = "A few decks"
    settings.author = "Ada"
    return settings
  }

  static var decks: [(deck: Deck, html: DeckHTML)] { [greetings, hostileDeck] }

  static var contents: SiteContents {
    let summaries = [
      summary(greetings.deck, at: "languages/spanish"), summary(hostileDeck.deck, at: "odd"),
    ]
    let folders = [
      folder("", "Root", folders: [1], decks: [1], count: 2),
      folder("languages", "Languages", folders: [], decks: [0], count: 1),
    ]
    let tags = [
      page("grammar", decks: [], cards: [], children: [1]),
      page("grammar/verbs", decks: [0], cards: [(0, [0])], parent: 0, cardCount: 1),
      page(hostile, decks: [1], cards: []),
    ]
    let index = tags.enumerated().map { ($0.element.tag.slugPath, $0.offset) }
    return SiteContents(
      decks: summaries, folders: folders, tags: tags,
      tagIndex: Dictionary(index, uniquingKeysWith: { first, _ in first }), cardCount: 6)
  }

  static func renderer(
    overrides: [String: String] = [:], settings: Settings = settings
  ) throws -> PageRenderer {
    let theme = try CompiledTheme(
      overrides: overrides.mapValues { Array($0.utf8) }, language: settings.language)
    return PageRenderer(theme, settings: settings, contents: contents)
  }
}

extension SampleSite {
  /// Three sections, one of them nested; cards before the first one.
  private static var greetings: (deck: Deck, html: DeckHTML) {
    let sections = [("hello", 1), ("politely", 2), ("goodbye", 1)].map { id, level in
      Section(id: "s-\(id)", title: id, titleMarkdown: id, level: level)
    }
    let cards = [
      card("sí", section: nil, tags: ["grammar/verbs"]),
      card("hola", section: "s-hello", aliases: ["good-day", "good day", "old/hola", "<&>"]),
      card("buenos días", section: "s-politely", language: "es-419"),
      card("adiós", section: "s-goodbye", front: "Which word?"),
    ]
    let deck = Deck(
      id: "spanish", title: "Spanish", description: "First words", language: "es", definitionLanguage: "en",
      direction: .leftToRight, tags: ["grammar/verbs"].compactMap(Tag.init), licence: "CC0",
      date: "2024-05-06", introduction: "Hi", sections: sections, cards: cards)
    return (deck, html(deck))
  }

  /// Whatever a text can hold, everywhere.
  private static var hostileDeck: (deck: Deck, html: DeckHTML) {
    let deck = Deck(
      id: hostile, title: hostile, description: hostile, tags: [hostile].compactMap(Tag.init),
      author: hostile, licence: hostile, cards: [card(hostile, section: nil), card("", section: nil)])
    return (deck, html(deck))
  }

  private static func card(
    _ term: String, section: String?, tags: [String] = [], language: String? = nil, front: String? = nil,
    aliases: [String] = []
  ) -> Card {
    Card(
      id: slug(term), aliases: aliases, term: term, termMarkdown: term, front: front,
      definition: "Of " + term,
      tags: tags.compactMap(Tag.init), section: section, language: language)
  }

  /// What stands in for the Markdown layer: texts as paragraphs.
  static func html(_ deck: Deck) -> DeckHTML {
    func paragraph(_ text: String) -> HTML {
      text.isEmpty ? HTML(trusting: "") : HTML(trusting: "<p>\(HTML(escaping: text).string)</p>\n")
    }
    return DeckHTML(
      introduction: paragraph(deck.introduction),
      sections: deck.sections.map {
        DeckHTML.Section(title: HTML(escaping: $0.title), introduction: paragraph($0.introduction))
      },
      cards: deck.cards.map {
        DeckHTML.Card(
          term: HTML(escaping: $0.term), front: $0.front.map(paragraph), definition: paragraph($0.definition))
      })
  }

  static func summary(_ deck: Deck, at address: String) -> DeckSummary {
    DeckSummary(
      source: "decks/\(address).md", address: SitePath(address), id: deck.id, title: deck.title,
      description: deck.description, language: deck.language, definitionLanguage: deck.definitionLanguage,
      direction: deck.direction, tags: deck.tags, cardCount: deck.cards.count,
      taggedCards: deck.cards.filter { !$0.tags.isEmpty }.map {
        DeckSummary.TaggedCard(
          id: $0.id, term: $0.term, language: $0.language, direction: $0.direction, tags: $0.tags)
      })
  }

  static func folder(
    _ address: String, _ title: String, folders: [Int], decks: [Int], count: Int
  ) -> SiteContents.Folder {
    SiteContents.Folder(
      address: SitePath(address), title: title, introduction: HTML(trusting: "<p>About \(title).</p>\n"),
      folders: folders, decks: decks, deckCount: count)
  }

  private static func page(
    _ text: String, decks: [Int], cards: [(deck: Int, cards: [Int])], parent: Int? = nil,
    children: [Int] = [], cardCount: Int = 0
  ) -> SiteContents.TagPage {
    let tag = Tag(text) ?? Tag("none")
    guard let tag else { preconditionFailure("“none” is a tag") }
    return SiteContents.TagPage(
      tag: tag, address: SitePath("tags/" + tag.slugPath), decks: decks, cards: cards, parent: parent,
      children: children, cardCount: cardCount)
  }
}
