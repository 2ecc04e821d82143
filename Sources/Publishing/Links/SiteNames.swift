import Decks
import Text

/// The decks of a site by their names, and those of its cards for whose names a link asks.
struct SiteNames: Sendable {
  /// A deck that has a page.
  struct Deck: Sendable {
    /// Where its page is.
    var address: SitePath
    /// The file as messages name it.
    var source: String
  }

  /// How a deck has a name; a better one comes first.
  enum Rank: Int, Sendable, Comparable {
    case path, endOfPath, title

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The decks in the site's order.
  private(set) var decks: [Deck] = []
  /// The titles of the decks, in order.
  private(set) var titles: [String] = []
  /// The cards whose names were asked for.
  var cards = CardNames()
  private var positions: [SitePath: Int] = [:]
  private var decksByName: [String: [(rank: Rank, deck: Int)]] = [:]

  /// Adds the next deck, whose file has a path relative to the site's folder and one within its folder of decks.
  mutating func add(_ deck: Deck, title: String, sitePath: String, relativePath: String) {
    let index = decks.count
    decks.append(deck)
    positions[deck.address] = index
    titles.append(title)
    let (path, relative) = (sitePath.withoutExtension, relativePath.withoutExtension)
    for name in [path, relative, deck.address.text] { add(name, .path, index) }
    let parts = path.split(separator: "/").filter { $0 != ".." }
    for start in parts.indices { add(parts[start...].joined(separator: "/"), .endOfPath, index) }
    add(title, .title, index)
  }

  private mutating func add(_ name: String, _ rank: Rank, _ deck: Int) {
    let name = CardName.folded(Card.key(for: name))
    guard !name.isEmpty, decksByName[name]?.contains(where: { $0.deck == deck }) != true else { return }
    decksByName[name, default: []].append((rank, deck))
  }

  /// The place of the deck whose page has an address.
  func index(of address: SitePath) -> Int? { positions[address] }

  /// The decks with a name, the better names first, each in the site's order; `here` is before others.
  func decks(named name: String, here: Int?) -> [(rank: Rank, deck: Int)] {
    let found =
      decksByName[CardName.folded(name)] ?? decksByName[CardName.folded(name.withoutExtension)] ?? []
    return found.sorted { first, second in
      (first.rank.rawValue, first.deck == here ? -1 : first.deck)
        < (second.rank.rawValue, second.deck == here ? -1 : second.deck)
    }
  }
}

extension String {
  /// A path without `.md` or `.markdown`.
  fileprivate var withoutExtension: String {
    for suffix in [".md", ".markdown"] where lowercased().hasSuffix(suffix) {
      return String(dropLast(suffix.count))
    }
    return self
  }
}
