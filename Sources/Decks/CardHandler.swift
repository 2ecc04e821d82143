/// The operations on an ordered list of cards, the same for every view and command.
///
/// An index is counted from 0. An operation that throws changes nothing.
public protocol CardHandler {
  /// The number of cards.
  var totalCards: Int { get }

  /// Appends an empty card and gives its index; throws while the last card lacks a term or a definition.
  mutating func addCard() throws(DeckError) -> Int

  /// Sets a card's term from plain text, in which line ends become spaces.
  mutating func writeTerm(_ term: String, forCard index: Int) throws(DeckError)

  /// Sets a card's definition from Markdown.
  mutating func writeDefinition(_ definition: String, forCard index: Int) throws(DeckError)

  /// Gives a card's term as plain text.
  func readTerm(forCard index: Int) throws(DeckError) -> String

  /// Gives a card's definition as Markdown.
  func readDefinition(forCard index: Int) throws(DeckError) -> String

  /// Removes a card; the others keep their order and ids.
  mutating func removeCard(at index: Int) throws(DeckError)

  /// Moves a card to where it has another index; the others keep their order and ids.
  mutating func moveCard(at index: Int, to newIndex: Int) throws(DeckError)

  /// Gives the definitions by term, in the order of the cards.
  func convertToDictionary() -> TermDictionary
}

extension CardHandler {
  /// Gives the definitions by term, without an order.
  public func convertToDictionary() -> [String: String] {
    let terms: TermDictionary = convertToDictionary()
    return Dictionary(uniqueKeysWithValues: terms.lazy.map { ($0.term, $0.definition) })
  }
}
