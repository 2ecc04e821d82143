import Decks
import Testing

/// A deck and the plain array that it must behave like, taken through the same random operations.
struct Comparison {
  struct Row: Equatable {
    var id: String
    var term = ""
    var definition = ""
  }

  private var generator: SeededGenerator
  private var deck = Deck(id: "deck", title: "Deck")
  private var rows: [Row] = []
  private var everyID: Set<String> = []
  private let texts = ["", " ", "\n", "hola", "C #", "*x*", "a\r\nb", "card", "naïve", "🙂"]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func step() {
    let index = Int.random(in: -1...rows.count, using: &generator)
    let isThere = rows.indices.contains(index)
    let text = texts.randomElement(using: &generator) ?? ""
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: add()
    case 1:
      #expect(isThere == succeeds { (deck) throws(DeckError) in try deck.writeTerm(text, forCard: index) })
      if isThere { rows[index].term = text.replacing("\r\n", with: " ").replacing("\n", with: " ") }
    case 2:
      #expect(
        isThere == succeeds { (deck) throws(DeckError) in try deck.writeDefinition(text, forCard: index) })
      if isThere { rows[index].definition = text }
    case 3:
      #expect(isThere == succeeds { (deck) throws(DeckError) in try deck.removeCard(at: index) })
      if isThere { rows.remove(at: index) }
    case 4:
      let place = Int.random(in: -1...rows.count, using: &generator)
      let isPossible = isThere && rows.indices.contains(place)
      #expect(isPossible == succeeds { (deck) throws(DeckError) in try deck.moveCard(at: index, to: place) })
      if isPossible { rows.insert(rows.remove(at: index), at: place) }
    default:
      #expect((try? deck.readTerm(forCard: index)) == (isThere ? rows[index].term : nil))
      #expect((try? deck.readDefinition(forCard: index)) == (isThere ? rows[index].definition : nil))
    }
  }

  func check(_ comment: Comment) {
    #expect(deck.cards.map { Row(id: $0.id, term: $0.term, definition: $0.definition) } == rows, comment)
    #expect(deck.totalCards == rows.count, comment)
  }

  private mutating func add() {
    let isPossible = rows.last.map { !Self.isBlank($0.term) && !Self.isBlank($0.definition) } ?? true
    guard let index = try? deck.addCard() else {
      #expect(!isPossible)
      return
    }
    #expect(isPossible && index == rows.count)
    let id = deck.cards[index].id
    #expect(everyID.insert(id).inserted, "a new card has an id that no card had")
    rows.append(Row(id: id))
  }

  private mutating func succeeds(_ operation: (inout Deck) throws(DeckError) -> Void) -> Bool {
    do throws(DeckError) {
      try operation(&deck)
      return true
    } catch {
      return false
    }
  }

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}
