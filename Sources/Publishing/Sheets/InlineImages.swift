import Files
import Text

/// The images of a deck as addresses that hold them (`data:`, RFC 2397).
struct InlineImages {
  private let files: [String: MediaFile]

  /// Takes the files that a deck's page shows.
  init(_ files: [MediaFile], from page: SitePath) {
    self.files = Dictionary(
      files.map { (page.url(toFile: $0.address), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What stands for an address of the deck's page: the image itself, or the address where it is remote; nil where
  /// there is no such image.
  func address(_ url: String) -> [UInt8]? {
    guard let file = files[url] else { return RemoteAddress(url) == nil ? nil : Array(url.utf8) }
    guard let type = Self.types[lowercased(file.source.fileExtension ?? "")],
      let bytes = try? readFile(file.source)
    else { return nil }
    return Array("data:\(type);base64,".utf8) + base64(bytes)
  }

  private static let types = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "svg": "image/svg+xml", "avif": "image/avif",
  ]
}
