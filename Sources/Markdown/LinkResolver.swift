/// A place in a document: a line and a column counted from 1, the column in bytes.
public struct SourcePosition: Hashable, Sendable {
  /// The line in the text that was parsed.
  public var line: Int
  /// The column in bytes, or 0 where it is not known.
  public var column: Int
}

/// Decides what becomes of the addresses in a text, and hears of those that were dropped.
public protocol LinkResolver {
  /// What becomes of a link without a scheme.
  mutating func link(to address: String, at position: SourcePosition) -> LinkTarget
  /// What becomes of an image without a scheme, or of one at another host.
  mutating func image(at address: String, isRemote: Bool, position: SourcePosition) -> ImageTarget
  /// Hears of an address whose scheme is not `http`, `https` or `mailto`; it is dropped and its text stays.
  mutating func dropped(_ address: String, at position: SourcePosition)
}

/// What becomes of a link.
public enum LinkTarget: Equatable, Sendable {
  /// It leads to this address.
  case address(String)
  /// It leads nowhere; its text stays.
  case text
}

/// What becomes of an image.
public enum ImageTarget: Equatable, Sendable {
  /// It is loaded from this address.
  case address(String)
  /// A link to this address stands in its place.
  case link(String)
  /// A visible mark with its description stands in its place.
  case missing
}

/// Leaves every address as it stands.
public struct PlainLinkResolver: LinkResolver {
  /// Makes a resolver.
  public init() {}

  /// Keeps the address.
  public func link(to address: String, at position: SourcePosition) -> LinkTarget { .address(address) }
  /// Keeps the address.
  public func image(at address: String, isRemote: Bool, position: SourcePosition) -> ImageTarget {
    .address(address)
  }
  /// Says nothing.
  public func dropped(_ address: String, at position: SourcePosition) {}
}
