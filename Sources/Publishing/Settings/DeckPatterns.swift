import Diagnostics

/// Which files are decks: patterns in order, of which the last one that matches a path decides.
public struct DeckPatterns: Sendable {
  /// A pattern that takes files in, or leaves them out.
  public struct Rule: Sendable {
    /// The paths, relative to the settings.
    public let pattern: GlobPattern
    /// Whether matching files are left out.
    public let isExclusion: Bool
    /// Where the pattern is written; nil for one that nobody wrote.
    public let location: Location?
    /// All below the folder that the pattern may name: `drafts` is `drafts/**` too.
    private let below: GlobPattern?

    /// Takes a pattern, with `!` before one that leaves files out.
    public init?(_ text: String, at location: Location? = nil) {
      let isExclusion = text.utf8.first == UInt8(ascii: "!")
      let text = isExclusion ? String(text.dropFirst()) : text
      guard let pattern = GlobPattern(text) else { return nil }
      self.pattern = pattern
      self.isExclusion = isExclusion
      self.location = location
      self.below = pattern.endsInName ? GlobPattern(text + "/**") : nil
    }

    /// Whether the rule speaks of a path.
    public func matches(_ path: String) -> Bool {
      pattern.matches(path) || below?.matches(path) ?? false
    }
  }

  /// The patterns in order.
  public var rules: [Rule]

  /// Takes patterns in order.
  public init(_ rules: [Rule]) {
    self.rules = rules
  }

  /// Every file below `decks`.
  public static let standard = DeckPatterns([Rule("decks/**")].compactMap(\.self))

  /// Whether the file at a path, relative to the settings, is a deck.
  public func contains(_ path: String) -> Bool {
    rules.last { $0.matches(path) }.map { !$0.isExclusion } ?? false
  }

  /// The folders, or single files, at which a search for decks begins: each once, none below another.
  public var roots: [String] {
    var roots: [String] = []
    for rule in rules where !rule.isExclusion {
      let root = rule.pattern.literal ?? rule.pattern.folder
      guard !roots.contains(where: { isPath(root, atOrBelow: $0) }) else { continue }
      roots.removeAll { isPath($0, atOrBelow: root) }
      roots.append(root)
    }
    return roots
  }
}

private func isPath(_ path: String, atOrBelow folder: String) -> Bool {
  let isOutside = path == ".." || path.utf8.starts(with: "../".utf8)
  if folder == "." { return !isOutside }
  return path == folder || path.utf8.starts(with: (folder + "/").utf8)
}
