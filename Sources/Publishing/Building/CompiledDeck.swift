import Decks
import Diagnostics
import Formats
import Sheets
import YAML

/// A deck that was read and rendered, and needs only to be laid out.
struct CompiledDeck: Sendable {
  var deck: Deck
  var html: UnfinishedDeckHTML
  /// The files that it shows, in the order of its text.
  var media: [MediaFile]
  var params: YAMLMapping
  /// How its study sheets are laid out, where it says so itself.
  var sheet: SheetOptions?
  /// Where it says so.
  var sheetLocation: Location?

  /// About how many bytes it takes in memory.
  var weight: Int {
    deck.textLength + 210 * deck.cards.count + html.byteCount
  }
}
