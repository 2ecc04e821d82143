/// An image, a sound or a film that a page shows.
public struct Media: Hashable, Sendable {
  /// What a medium is.
  public enum Kind: Hashable, Sendable {
    case image, audio, video
  }

  /// What it is.
  public var kind: Kind
  /// The address that the page loads.
  public var address: String
  /// The width of an image in pixels, where it is known.
  public var width: Int?
  /// The height of an image in pixels, where it is known.
  public var height: Int?

  /// Takes what a page needs to show a medium.
  public init(_ kind: Kind, address: String, width: Int? = nil, height: Int? = nil) {
    self.kind = kind
    self.address = address
    self.width = width
    self.height = height
  }
}

/// What becomes of a place where an author wants an image, a sound or a film.
public enum MediaTarget: Hashable, Sendable {
  /// It is shown.
  case shown(Media)
  /// A link to this address stands in its place.
  case link(String)
  /// A visible mark with its description stands in its place.
  case missing
}
