/// Where a page stands, from which its links lead.
struct PagePlace: Sendable {
  /// The page's folder.
  let folder: SitePath
  /// The path of the site's root on its server, for the one page that is sent at any depth.
  private let absoluteRoot: String?

  /// A page whose links are relative.
  init(_ folder: SitePath) {
    self.folder = folder
    absoluteRoot = nil
  }

  /// A page that a server may send for any address below the root.
  init(anywhereBelow root: String) {
    folder = .root
    absoluteRoot = root
  }

  /// The address of the site's root.
  var rootURL: String { absoluteRoot ?? folder.rootURL }

  /// The address of a folder's page.
  func url(toFolder other: SitePath) -> String {
    guard let absoluteRoot else { return folder.url(toFolder: other) }
    return absoluteRoot + percentEncoding(other.isRoot ? "" : other.text + "/")
  }

  /// The address of a file.
  func url(toFile other: SitePath) -> String {
    guard let absoluteRoot else { return folder.url(toFile: other) }
    return absoluteRoot + percentEncoding(other.text)
  }

  /// The address of an element on this page.
  static func fragment(_ id: String) -> String {
    let isPlain = id.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...,
        UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return "#" + (isPlain ? id : percentEncoding(id))
  }
}
