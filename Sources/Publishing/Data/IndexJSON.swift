import Text

/// Every deck of a site as JSON, version 1, with addresses relative to the site's root: a deck a line.
func indexJSON(_ contents: SiteContents, title: String, description: String?, language: String) -> [UInt8] {
  var json: [UInt8] = []
  json.reserveCapacity(500 * (contents.decks.count + 1))
  json.append("{")
  json.appendMember("version", 1)
  json.appendMember("title", title)
  json.appendMember("description", description)
  json.appendMember("language", language)
  json.appendMember("decks", linesOf: contents.decks) { $0.appendDeck($1) }
  json.append("}\n")
  return json
}

extension [UInt8] {
  fileprivate mutating func appendDeck(_ deck: DeckSummary) {
    append("{")
    appendMember("id", deck.id)
    appendMember("title", deck.title)
    appendMember("description", deck.description)
    appendMember("address", SitePath.root.url(toFolder: deck.address))
    appendMember("dictionary", SitePath.root.url(toFile: deck.address.appending("dictionary.json")))
    appendMember("deck", SitePath.root.url(toFile: deck.address.appending("deck.json")))
    appendMember("count", deck.cardCount)
    appendMember("language", deck.language)
    appendMember("definitionLanguage", deck.definitionLanguage)
    if !deck.tags.isEmpty { appendMember("tags", deck.tags) }
    append("}")
  }
}
