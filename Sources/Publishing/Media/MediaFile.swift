import Files
import Hypertext
import Text

/// A file that pages show, and where it is published.
struct MediaFile: Hashable, Sendable {
  /// What it is.
  var kind: Media.Kind
  /// The file itself, with every link followed.
  var source: Path
  /// The file relative to the site's folder, as messages name it.
  var sitePath: String
  /// Where it is published.
  var address: SitePath
  /// What is copied there; nil for a file of `static`, which is copied anyway.
  var digest: FileDigest?
  /// The size of an image, where it is known.
  var size: ImageSize?
}

extension MediaFile {
  /// The place of a file in `media`: its name in small ASCII letters, digits and dashes, and a hash of its content.
  static func address(of path: Path, _ digest: FileDigest) -> SitePath {
    let name = asciiName(path.stem)
    let suffix = lowercased(path.fileExtension ?? "")
    return SitePath("media/\(name)-\(contentHash(digest.value)).\(suffix)")
  }

  /// The part of a name that any system can hold; `media` where nothing is left.
  static func asciiName(_ text: String) -> String {
    let name = slug(text).utf8.split { $0 == UInt8(ascii: "-") || $0 >= 0x80 }
      .map { String(decoding: Array($0), as: UTF8.self) }.joined(separator: "-")
    return name.isEmpty ? "media" : name
  }
}
