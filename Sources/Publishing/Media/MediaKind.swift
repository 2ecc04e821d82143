import Files
import Hypertext
import Text

extension Media.Kind {
  private static let extensions: [(kind: Media.Kind, names: [String])] = [
    (.image, ["png", "jpg", "jpeg", "gif", "webp", "svg", "avif"]),
    (.audio, ["mp3", "ogg", "oga", "opus", "wav", "m4a", "flac", "aac"]),
    (.video, ["mp4", "webm", "ogv", "m4v", "mov"]),
  ]

  /// The kind of a file by its extension, in any case; nil for a file that no page shows.
  init?(_ path: Path) {
    guard let name = path.fileExtension.map(lowercased),
      let kind = Self.extensions.first(where: { $0.names.contains(name) })?.kind
    else { return nil }
    self = kind
  }
}
