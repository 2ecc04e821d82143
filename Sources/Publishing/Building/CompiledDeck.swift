import Decks
import Formats
import YAML

/// A deck that was read and rendered, and needs only to be laid out.
struct CompiledDeck: Sendable {
  var deck: Deck
  var html: DeckHTML
  var params: YAMLMapping

  /// About how many bytes it takes in memory.
  var weight: Int {
    deck.cards.reduce(0) { $0 + 250 + $1.definition.utf8.count }
      + html.cards.reduce(0) { $0 + 96 + $1.term.bytes.count + $1.definition.bytes.count }
  }
}
