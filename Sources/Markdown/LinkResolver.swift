import Hypertext

/// A place in a document: a line and a column counted from 1, the column in bytes.
public struct SourcePosition: Hashable, Sendable {
  /// The line in the text that was parsed.
  public var line: Int
  /// The column in bytes, or 0 where it is not known.
  public var column: Int

  /// Takes a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Decides what becomes of the addresses and names in a text, and hears of what could not be shown.
public protocol LinkResolver {
  /// What becomes of a link without a scheme.
  mutating func link(to address: String, at position: SourcePosition) -> LinkTarget
  /// What becomes of a link to a card or a deck by name: `Term`, `deck/Term`, `deck#id`, `#id`.
  mutating func card(named name: String, at position: SourcePosition) -> LinkTarget
  /// What becomes of an image, a sound or a film without a scheme, or at another host.
  mutating func media(at address: String, isRemote: Bool, position: SourcePosition) -> MediaTarget
  /// What becomes of a medium that is named by its file alone, wherever on the site it lies.
  mutating func media(named name: String, position: SourcePosition) -> MediaTarget
  /// Hears of an address whose scheme is not `http`, `https` or `mailto`; it is dropped and its text stays.
  mutating func dropped(_ address: String, at position: SourcePosition)
  /// Hears of a formula that cannot be set; its source is shown.
  mutating func refused(_ formula: Formula, because reason: String, at position: SourcePosition)
  /// Hears of a cloze that does not end in the text in which it begins; it is shown as it was written.
  mutating func unended(cloze: String, at position: SourcePosition)
}

/// What becomes of a link.
public enum LinkTarget: Equatable, Sendable {
  /// It leads to this address.
  case address(String)
  /// It leads nowhere; its text stays.
  case text
}

/// Leaves every address as it stands.
public struct PlainLinkResolver: LinkResolver {
  /// Makes a resolver.
  public init() {}

  /// Keeps the address.
  public func link(to address: String, at position: SourcePosition) -> LinkTarget { .address(address) }
  /// Keeps the text.
  public func card(named name: String, at position: SourcePosition) -> LinkTarget { .text }
  /// Keeps the address, as that of an image.
  public func media(at address: String, isRemote: Bool, position: SourcePosition) -> MediaTarget {
    .shown(Media(.image, address: address))
  }
  /// Keeps the name.
  public func media(named name: String, position: SourcePosition) -> MediaTarget { .missing }
  /// Says nothing.
  public func dropped(_ address: String, at position: SourcePosition) {}
  /// Says nothing.
  public func refused(_ formula: Formula, because reason: String, at position: SourcePosition) {}
  /// Says nothing.
  public func unended(cloze: String, at position: SourcePosition) {}
}
