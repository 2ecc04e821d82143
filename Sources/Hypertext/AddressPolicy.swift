/// Decides what becomes of the addresses in raw HTML.
///
/// `tag` is the start tag as its author wrote it, by which its place in the source can be found.
public protocol AddressPolicy {
  /// The address that a link without a scheme and a host gets, or nil where its text alone stays.
  mutating func link(to address: String, in tag: [UInt8]) -> String?
  /// What becomes of an image, a sound or a film; `kind` is what the element is for.
  mutating func media(at address: String, as kind: Media.Kind, in tag: [UInt8]) -> MediaTarget
  /// Hears of an address whose scheme is not `http`, `https` or `mailto`; it is dropped and its text stays.
  mutating func dropped(_ address: String, in tag: [UInt8])
}

extension AddressPolicy {
  /// Says nothing.
  public func dropped(_ address: String, in tag: [UInt8]) {}
}
