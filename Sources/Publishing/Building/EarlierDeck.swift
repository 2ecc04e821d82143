import Decks
import Files
import YAML

extension DeckSummary {
  /// What an earlier build made of a deck, as its `deck.json` tells; JSON is YAML too.
  ///
  /// Nil where the file is not there or is larger than what is read of YAML.
  init?(earlierJSON bytes: [UInt8], address: SitePath) {
    guard let root = try? YAMLNode(parsing: bytes[...], path: "").mapping, let id = root["id"]?.text,
      let title = root["title"]?.text, let cards = root["cards"]?.items
    else { return nil }
    self.init(
      source: "", address: address, id: id, title: title, description: root["description"]?.text,
      language: root["language"]?.text, definitionLanguage: root["definitionLanguage"]?.text,
      direction: root["direction"]?.text.flatMap(Direction.init) ?? .auto, tags: Self.tags(root),
      date: root["date"]?.text,
      cardCount: cards.count, order: nil,
      taggedCards: cards.compactMap { card in
        guard let card = card.mapping, let id = card["id"]?.text else { return nil }
        let tags = Self.tags(card)
        return tags.isEmpty
          ? nil
          : TaggedCard(
            id: id, term: card["term"]?.text ?? "", language: card["lang"]?.text,
            direction: card["dir"]?.text.flatMap(Direction.init), tags: tags)
      })
  }

  private static func tags(_ mapping: YAMLMapping) -> [Tag] {
    (mapping["tags"]?.items ?? []).compactMap { $0.text.flatMap(Tag.init) }
  }
}
