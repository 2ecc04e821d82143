import Decks
import Diagnostics
import Files
import Formats

/// The JSON dictionary of a deck, as it is published.
func dictionaryJSON(of deck: Deck) -> [UInt8] {
  var json: [UInt8] = []
  json.reserveCapacity(deck.textLength + 32 * deck.cards.count + 64)
  json.appendJSON(deck.convertToDictionary())
  return json
}

/// Reads one deck and gives its JSON dictionary, and what is wrong with the file; nil where it cannot be read.
public func dictionary(of file: Path) -> (json: [UInt8]?, diagnostics: [Diagnostic]) {
  var diagnostics: [Diagnostic] = []
  do throws(SystemError) {
    let bytes = try readFile(file)
    let reader = NativeReader(path: file.string, defaultID: file.stem, defaultTitle: file.stem)
    guard let native = reader.read(bytes, diagnostics: &diagnostics) else { return (nil, diagnostics) }
    return (dictionaryJSON(of: native.deck), diagnostics)
  } catch {
    return (nil, [Diagnostic(FileProblem.unreadable(error), at: Location(path: file.string))])
  }
}
