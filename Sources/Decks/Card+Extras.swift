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

    init(
      aliases: [String], keys: [String]?, front: String?, language: String?, direction: Direction?,
      reversed: Bool
    ) {
      let isNothing =
        aliases.isEmpty && keys == nil && front == nil && language == nil && direction == nil && !reversed
      guard !isNothing else {
        self = .none
        return
      }
      self = .some(
        Values(
          aliases: aliases, keys: keys, front: front, language: language, direction: direction,
          reversed: reversed))
    }

    /// What there is, or nil where there is nothing.
    var values: Values? {
      if case .some(let values) = self { values } else { nil }
    }

    /// Whether there are keys beside the one that the term gives.
    var hasKeys: Bool {
      guard case .some(let values) = self else { return false }
      return values.keys != nil || !values.aliases.isEmpty
    }

    /// Changes what there is, and drops the box where nothing is left.
    mutating func change(_ edit: (inout Values) -> Void) {
      var changed = values ?? Values()
      edit(&changed)
      self = changed == Values() ? .none : .some(changed)
    }
  }
}
