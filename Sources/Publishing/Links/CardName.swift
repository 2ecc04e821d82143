import Decks
import Text

/// The name by which a link asks for a card or a deck: `Term`, `deck/Term`, `deck#id`, `#id` or `deck`.
struct CardName {
  /// The whole name, white space and Unicode form aside.
  let whole: String

  /// At how many of the slashes a name is divided at most, so that one of slashes alone takes no time.
  private static let mostDivisions = 8

  init(_ name: String) { whole = Card.key(for: name) }

  /// What stands before and after each `/`, the last one first, where something stands on both sides.
  var divisions: [(deck: String, term: String)] {
    whole.indices(of: UInt8(ascii: "/")).suffix(Self.mostDivisions).reversed().compactMap(parts)
  }

  /// What stands before and after the last `#`; nothing stands before one for this very deck.
  var anchor: (deck: String, id: String)? {
    guard let sharp = whole.utf8.lastIndex(of: UInt8(ascii: "#")) else { return nil }
    let id = Card.key(for: String(whole[whole.utf8.index(after: sharp)...]))
    return id.isEmpty ? nil : (Card.key(for: String(whole[..<sharp])), id)
  }

  /// The terms that other decks may have, as ``folded(_:)`` gives them.
  var wanted: [String] { ([whole] + divisions.map(\.term)).map(Self.folded) }

  /// A name with case left out of account.
  static func folded(_ name: String) -> String { lowercased(name) }

  private func parts(at slash: String.Index) -> (deck: String, term: String)? {
    let deck = Card.key(for: String(whole[..<slash]))
    let term = Card.key(for: String(whole[whole.utf8.index(after: slash)...]))
    return deck.isEmpty || term.isEmpty ? nil : (deck, term)
  }
}

extension String {
  fileprivate func indices(of byte: UInt8) -> [Index] { utf8.indices.filter { utf8[$0] == byte } }
}
