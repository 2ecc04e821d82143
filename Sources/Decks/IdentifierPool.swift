import Text

/// Gives out ids that are unique in a deck.
///
/// First reserve every id that the author wrote, then ask for the others in order; time is linear in all of them.
/// An id that begins with `dp-` is the theme's: none is given out, and none can be reserved.
public struct IdentifierPool: Sendable {
  private var taken: Set<String> = []
  private var nextNumber: [String: Int] = [:]

  /// Whether a text got another id than its slug since that was taken: without this, no two texts were the same.
  public private(set) var hasNumberedIDs = false

  /// Makes a pool from which nothing is taken; `count` is the number of ids that are expected.
  public init(count: Int = 0) { taken.reserveCapacity(count) }

  /// Takes an id that the author wrote.
  public mutating func reserve(_ id: String) throws(IdentifierError) {
    guard !id.isEmpty else { throw .empty }
    guard !id.isTheThemes else { throw .belongsToTheme(id) }
    guard taken.insert(id).inserted else { throw .taken(id) }
  }

  /// Gives and takes an id for a text: its slug, and for later ones the slug with `-2`, `-3`, and so on.
  ///
  /// A slug that would begin with `dp-` gets `card-` in front of it.
  public mutating func identifier(for text: String) -> String {
    let slug = slug(text)
    let base = slug.isTheThemes ? "card-" + slug : slug
    if taken.insert(base).inserted { return base }
    hasNumberedIDs = true
    var number = nextNumber[base] ?? 2
    while !taken.insert("\(base)-\(number)").inserted { number += 1 }
    nextNumber[base] = number + 1
    return "\(base)-\(number)"
  }

  /// Whether an id is taken.
  public func contains(_ id: String) -> Bool { taken.contains(id) }

  /// Takes an id whatever it is, for a deck that already has it.
  mutating func occupy(_ id: String) { taken.insert(id) }
}

/// Why an id that the author wrote cannot be had.
public enum IdentifierError: Error, Hashable, Sendable {
  /// It has no characters.
  case empty
  /// It was written before.
  case taken(String)
  /// It begins with `dp-`, which the theme's own ids do.
  case belongsToTheme(String)
}

extension String {
  /// Whether the theme keeps the id for itself.
  var isTheThemes: Bool { utf8.starts(with: "dp-".utf8) }
}
