import Decks
import Synchronization

/// Holds decks between their reading and their writing, as long as there is room.
///
/// A deck that found no room is read again when it is written, so memory stays small whatever the site's size.
final class DeckShelf: Sendable {
  private struct Contents {
    var decks: [Int: CompiledDeck] = [:]
    var room: Int
  }

  private let contents: Mutex<Contents>

  /// Makes a shelf for about so many bytes.
  init(room: Int) {
    contents = Mutex(Contents(room: room))
  }

  /// Puts a deck on the shelf if there is room.
  func put(_ deck: CompiledDeck, at index: Int) {
    let weight = deck.weight
    contents.withLock { contents in
      guard weight <= contents.room else { return }
      contents.room -= weight
      contents.decks[index] = deck
    }
  }

  /// A deck that stays on the shelf.
  func deck(_ index: Int) -> Deck? {
    contents.withLock { $0.decks[index]?.deck }
  }

  /// Takes a deck off the shelf.
  func take(_ index: Int) -> CompiledDeck? {
    contents.withLock { $0.decks.removeValue(forKey: index) }
  }
}
