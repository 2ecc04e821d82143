extension Card {
  /// What few cards have, in a box of its own; a card that has none of it has no box.
  enum Extras: Hashable, Sendable {
    case none
    indirect case some(Values)

    struct Values: Hashable, Sendable {
      var aliases: [String] = []
      var keys: [String]?
      var front: String?
      var language: String?
      var direction: Direction?
      var reversed = false
    }

    private static let nothing = Values()

    init(
      aliases: [String], keys: [String]?, front: String?, language: String?, direction: Direction?,
      reversed: Bool
    ) {
      self = .none
      values = Values(
        aliases: aliases, keys: keys, front: front, language: language, direction: direction,
        reversed: reversed)
    }

    var values: Values {
      get {
        switch self {
        case .none: Self.nothing
        case .some(let values): values
        }
      }
      set { self = newValue == Self.nothing ? .none : .some(newValue) }
    }
  }
}
