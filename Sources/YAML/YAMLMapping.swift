/// Keys and their values in the order of the text; no key stands twice.
public struct YAMLMapping: Hashable, Sendable {
  /// A key and its value.
  public struct Entry: Hashable, Sendable {
    /// The key's text.
    public var key: String
    /// Where the key begins.
    public var keyMark: YAMLMark
    /// The value.
    public var value: YAMLNode
  }

  /// The entries in order.
  public internal(set) var entries: [Entry]

  /// A mapping without keys.
  public init() {
    entries = []
  }

  /// Takes entries whose keys are all different.
  public init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The value of a key, found in linear time.
  public subscript(key: String) -> YAMLNode? {
    entry(for: key)?.value
  }

  /// The keys in order.
  public var keys: [String] { entries.map(\.key) }

  /// The entry of a key, found in linear time.
  public func entry(for key: String) -> Entry? {
    entries.first { $0.key == key }
  }
}
