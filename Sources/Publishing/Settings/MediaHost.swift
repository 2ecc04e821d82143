/// A host from which pages may load media: `example.org`, `*.example.org` for all below it, with a port if any.
public struct MediaHost: Hashable, Sendable {
  /// The host as a policy of a page names it.
  public let text: String

  /// Takes a host without scheme and path.
  public init?(_ text: String) {
    let isWildcard = text.utf8.starts(with: "*.".utf8)
    guard let host = HostName(isWildcard ? String(text.dropFirst(2)) : text) else { return nil }
    self.text = isWildcard ? "*." + host.text : host.text
  }
}
