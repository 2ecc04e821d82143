import Decks
import Formats
import Text

/// A whole deck as JSON, version 1: a card a line, otherwise compact.
///
/// An optional text and a list of aliases or tags are left out where there is nothing in them; everything else is
/// always there. Linear in the length of the result.
func deckJSON(_ deck: Deck, _ html: DeckHTML) -> [UInt8] {
  var json: [UInt8] = []
  json.reserveCapacity(estimatedLength(deck, html))
  json.append("{")
  json.appendMember("version", 1)
  json.appendHead(of: deck)
  if !html.introduction.isEmpty { json.appendMember("introductionHTML", html.introduction) }
  json.appendMember("sections", linesOf: zip(deck.sections, html.sections)) { $0.appendSection($1.0, $1.1) }
  json.appendCards(deck.cards.span, html.cards.span)
  json.append("}\n")
  return json
}

extension [UInt8] {
  fileprivate mutating func appendHead(of deck: Deck) {
    appendMember("id", deck.id)
    if !deck.aliases.isEmpty { appendMember("aliases", deck.aliases) }
    appendMember("title", deck.title)
    appendMember("description", deck.description)
    appendMember("language", deck.language)
    appendMember("definitionLanguage", deck.definitionLanguage)
    appendMember("direction", deck.direction.rawValue)
    appendMember("definitionDirection", deck.definitionDirection.rawValue)
    if !deck.tags.isEmpty { appendMember("tags", deck.tags) }
    appendMember("author", deck.author)
    appendMember("licence", deck.licence)
    appendMember("date", deck.date)
  }

  fileprivate mutating func appendSection(_ section: Section, _ html: DeckHTML.Section) {
    append("{")
    appendMember("id", section.id)
    appendMember("title", section.title)
    appendMember("level", section.level)
    if !html.introduction.isEmpty { appendMember("introductionHTML", html.introduction) }
    append("}")
  }

  /// Cards are looked at where they are: a copy of each would cost more than writing it.
  fileprivate mutating func appendCards(_ cards: Span<Card>, _ html: Span<DeckHTML.Card>) {
    appendName("cards", onNewLine: true)
    append(cards.isEmpty ? "[" : "[\n")
    for index in 0..<Swift.min(cards.count, html.count) {
      if index > 0 { append(",\n") }
      appendCard(cards[index], html[index])
    }
    append(cards.isEmpty ? "]" : "\n]")
  }

  private mutating func appendCard(_ card: Card, _ html: DeckHTML.Card) {
    append("{")
    appendMember("id", card.id)
    let aliases = card.aliases
    if !aliases.isEmpty { appendMember("aliases", aliases) }
    appendMember("term", card.term)
    appendMember("termMarkdown", card.termMarkdown)
    appendMember("termHTML", html.term)
    appendMember("keys", card.keys)
    appendMember("front", card.front)
    if let front = html.front { appendMember("frontHTML", front) }
    appendMember("definition", card.definition)
    appendMember("definitionHTML", html.definition)
    if !card.tags.isEmpty { appendMember("tags", card.tags) }
    if let section = card.section { appendMember("section", section) } else { appendNull("section") }
    appendMember("lang", card.language)
    appendMember("dir", card.direction?.rawValue)
    if card.reversed { appendTrue("reversed") }
    if let line = card.line { appendMember("line", line) }
    if let endLine = card.endLine { appendMember("endLine", endLine) }
    append("}")
  }

  private mutating func appendNull(_ name: StaticString) {
    appendName(name)
    append("null")
  }

  private mutating func appendTrue(_ name: StaticString) {
    appendName(name)
    append("true")
  }
}

/// The length of the JSON but for escapes and rare members.
private func estimatedLength(_ deck: Deck, _ html: DeckHTML) -> Int {
  deck.textLength * 9 / 8 + html.length * 9 / 8 + 250 * (deck.cards.count + deck.sections.count) + 2_000
}
