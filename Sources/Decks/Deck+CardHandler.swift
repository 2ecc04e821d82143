import Text

extension Deck: CardHandler {
  /// The number of cards.
  public var totalCards: Int { cards.count }

  /// Appends an empty card, in the deck's last section, and gives its index.
  ///
  /// Its id is `card`, or `card-2` and so on: one that no card of the deck has or had.
  public mutating func addCard() throws(DeckError) -> Int {
    if let last = cards.last, let part = last.missingPart {
      throw .unfinishedCard(index: cards.count - 1, lacks: part)
    }
    gatherIdentifiers()
    let id = identifiers?.identifier(for: "") ?? "card"
    cards.append(Card(id: id, term: "", termMarkdown: "", definition: "", section: sections.last?.id))
    return cards.count - 1
  }

  /// Sets a card's term from plain text; the Markdown becomes the escaped text, and the keys follow.
  ///
  /// A term that is written as it already reads keeps its Markdown and its keys.
  public mutating func writeTerm(_ term: String, forCard index: Int) throws(DeckError) {
    try check(index)
    let term = term.withLineEndsAsSpaces
    guard !term.utf8.elementsEqual(cards[index].term.utf8) else { return }
    cards[index].term = term
    let markdown = escapingMarkdown(Card.key(for: term))
    cards[index].termMarkdown = markdown.utf8.elementsEqual(term.utf8) ? term : markdown
    cards[index].resetKeys()
  }

  /// Sets a card's definition from Markdown, kept to the byte.
  public mutating func writeDefinition(_ definition: String, forCard index: Int) throws(DeckError) {
    try check(index)
    cards[index].definition = definition
  }

  /// Gives a card's term as plain text.
  public func readTerm(forCard index: Int) throws(DeckError) -> String {
    try check(index)
    return cards[index].term
  }

  /// Gives a card's definition as Markdown.
  public func readDefinition(forCard index: Int) throws(DeckError) -> String {
    try check(index)
    return cards[index].definition
  }

  /// Removes a card; no later card gets its id.
  public mutating func removeCard(at index: Int) throws(DeckError) {
    try check(index)
    gatherIdentifiers()
    cards.remove(at: index)
  }

  /// Moves a card to another index, into the section of the card whose place it takes.
  public mutating func moveCard(at index: Int, to newIndex: Int) throws(DeckError) {
    try check(index)
    try check(newIndex)
    guard index != newIndex else { return }
    let section = cards[newIndex].section
    var card = cards.remove(at: index)
    card.section = section
    cards.insert(card, at: newIndex)
  }

  /// Gives the definitions by term, in the order of the cards.
  public func convertToDictionary() -> TermDictionary { TermDictionary(cards) }
}

extension Deck {
  private func check(_ index: Int) throws(DeckError) {
    guard cards.indices.contains(index) else { throw .noCard(index: index, total: cards.count) }
  }

  private mutating func gatherIdentifiers() {
    guard identifiers == nil else { return }
    var pool = IdentifierPool()
    for section in sections { pool.occupy(section.id) }
    for card in cards {
      pool.occupy(card.id)
      for alias in card.aliases { pool.occupy(alias) }
    }
    identifiers = pool
  }
}

extension Card {
  /// What the card still lacks: white space alone is nothing.
  public var missingPart: DeckError.Part? {
    switch (isBlank(term), isBlank(definition)) {
    case (true, true): .termAndDefinition
    case (true, false): .term
    case (false, true): .definition
    case (false, false): nil
    }
  }
}

extension String {
  /// The text with each LF, CRLF or CR as one space.
  fileprivate var withLineEndsAsSpaces: String {
    guard utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return self }
    let lines = LineIndex(Array(utf8))
    let spaced = (1...lines.count).map { lines.bytes[lines.content(of: $0)] }.joined(separator: [0x20])
    return String(decoding: Array(spaced), as: UTF8.self)
  }
}
