import Text

/// A tag of a deck or a card: `verbs`, or `grammar/verbs` for the tag `verbs` below `grammar`.
///
/// Tags with the same ``slugPath`` are the same tag, however they are written.
public struct Tag: Sendable {
  /// The names from the outermost tag to this one; never empty.
  public let components: [String]
  /// The slugs of the names, joined by `/`.
  public let slugPath: String

  /// Reads a tag, where `/` and `::` stand between the levels; nil where nothing but them and white space is there.
  public init?(_ text: String) {
    self.init(components: Self.split(collapsingWhiteSpace(nfc(text))))
  }

  private init?(components: [String]) {
    guard !components.isEmpty else { return nil }
    self.components = components
    slugPath = components.map(slug).joined(separator: "/")
  }

  /// The tag as it is shown: its names, joined by `/`.
  public var title: String { components.joined(separator: "/") }

  /// The name of the tag in its parent.
  public var name: String { components.last ?? "" }

  /// The tag above this one, or nil for an outermost one.
  public var parent: Tag? { Tag(components: components.dropLast()) }

  private static func split(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var components: [String] = []
    var start = 0
    var offset = 0
    func add(upTo end: Int) {
      let name = collapsingWhiteSpace(String(decoding: bytes[start..<end], as: UTF8.self))
      if !name.isEmpty { components.append(name) }
    }
    while offset < bytes.count {
      let isPair = bytes[offset...].starts(with: "::".utf8)
      guard isPair || bytes[offset] == UInt8(ascii: "/") else {
        offset += 1
        continue
      }
      add(upTo: offset)
      offset += isPair ? 2 : 1
      start = offset
    }
    add(upTo: bytes.count)
    return components
  }
}

extension Tag: Hashable {
  /// Compares the slugs.
  public static func == (left: Tag, right: Tag) -> Bool { left.slugPath == right.slugPath }

  /// Hashes the slugs.
  public func hash(into hasher: inout Hasher) { hasher.combine(slugPath) }
}

extension Sequence<Tag> {
  /// The tags without repeats, in order, each as it is first written.
  public func unique() -> [Tag] {
    let tags = Array(self)
    guard tags.count > 1 else { return tags }
    var seen: Set<Tag> = []
    return tags.filter { seen.insert($0).inserted }
  }
}
