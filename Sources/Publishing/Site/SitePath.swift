/// The place of a file or a folder in the published site: parts joined by `/`, without one at the start.
///
/// It is no path of the file system, and the empty one is the site's root.
public struct SitePath: Hashable, Sendable {
  /// The path as text.
  public let text: String

  /// Takes parts joined by `/`.
  public init(_ text: String) { self.text = text }

  /// The site's root.
  public static let root = SitePath("")

  /// Whether this is the site's root.
  public var isRoot: Bool { text.isEmpty }

  /// The parts.
  public var parts: [Substring] { text.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) }

  /// The last part, or nothing at the root.
  public var name: String { parts.last.map(String.init) ?? "" }

  /// The folder above; the root is its own.
  public var parent: SitePath { SitePath(parts.dropLast().joined(separator: "/")) }

  /// A place below this one.
  public func appending(_ part: String) -> SitePath { SitePath(isRoot ? part : text + "/" + part) }

  /// The page that a server sends for this folder.
  public var page: SitePath { appending("index.html") }
}

extension SitePath: Comparable {
  /// Orders by code points.
  public static func < (left: SitePath, right: SitePath) -> Bool { left.text < right.text }
}

extension SitePath {
  /// The relative address that leads from the page of this folder up to the site's root.
  ///
  /// It is `./`, `../`, `../../` and so on.
  public var rootURL: String {
    let depth = parts.count
    return depth == 0 ? "./" : String(repeating: "../", count: depth)
  }

  /// The relative address that leads from the page of this folder to the page of another one.
  public func url(toFolder other: SitePath) -> String {
    if other.isRoot { return rootURL }
    let here = parts
    let there = other.parts
    let shared = zip(here, there).prefix { $0 == $1 }.count
    let up = String(repeating: "../", count: here.count - shared)
    let down = there[shared...].map { $0 + "/" }.joined()
    return up.isEmpty && down.isEmpty ? "./" : percentEncoding(up + down)
  }

  /// The relative address that leads from the page of this folder to a file.
  public func url(toFile other: SitePath) -> String {
    let folder = url(toFolder: other.parent)
    return (folder == "./" ? "" : folder) + percentEncoding(other.name)
  }
}

/// Escapes what cannot stand in an address; letters of every script stay readable.
public func percentEncoding(_ text: String, keepingUnicode: Bool = true) -> String {
  guard !text.utf8.allSatisfy({ $0.standsInAddress(withUnicode: keepingUnicode) }) else { return text }
  let hex = Array("0123456789ABCDEF".utf8)
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    if byte.standsInAddress(withUnicode: keepingUnicode) {
      bytes.append(byte)
    } else {
      bytes.append(UInt8(ascii: "%"))
      bytes.append(hex[Int(byte >> 4)])
      bytes.append(hex[Int(byte & 15)])
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

extension UInt8 {
  /// Whether a byte of UTF-8 text stands in an address as it is.
  fileprivate func standsInAddress(withUnicode: Bool) -> Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: self >= 0x80 && withUnicode
    }
  }
}
