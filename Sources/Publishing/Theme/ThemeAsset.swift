/// A file that the theme publishes, under a name that changes with its content.
public struct ThemeAsset: Sendable {
  /// Where it is published.
  public let path: SitePath
  /// What it holds.
  public let bytes: [UInt8]

  init(name: String, extension suffix: String, _ bytes: [UInt8]) {
    path = SitePath("assets/\(name)-\(contentHash(bytes)).\(suffix)")
    self.bytes = bytes
  }
}
