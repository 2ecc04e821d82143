import Text

/// Where a link can lead on a site: its pages with their anchors, and the files that are copied.
struct SiteMap: Sendable {
  /// A deck that has a page.
  struct Target: Sendable {
    var address: SitePath
    /// Numbers that stand for the ids on the page; nil where they are not known.
    var anchors: Set<UInt64>?
  }

  /// Decks by their files, relative to the site's folder.
  var decks: [String: Target] = [:]
  /// The pages of folders, by the folder's and its introduction's path relative to the site's folder.
  var folders: [String: SitePath] = [:]
  /// Every page that is written, by its address.
  var pages: Set<SitePath> = []
  /// The files of `static`, as they are addressed on the site.
  var files: Set<SitePath> = []
  /// The names for which links ask.
  var names = SiteNames()

  /// Decks by their addresses.
  private(set) var decksByAddress: [SitePath: Target] = [:]

  /// Makes the second way to find a deck.
  mutating func indexAddresses() {
    decksByAddress = Dictionary(
      decks.values.map { ($0.address, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// Resolves `.` and `..` in a path; the result may begin with `..`.
func normalizingPath(_ path: String) -> String {
  var parts: [Substring] = []
  for part in path.split(separator: "/") where part != "." {
    if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
  }
  return parts.joined(separator: "/")
}

/// Replaces `%20` and the like; a text that is not properly encoded stays as it is.
func percentDecoding(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), rest.count >= 2
    else {
      return text
    }
    bytes.append(value)
    rest = rest.dropFirst(2)
  }
  return String(validating: bytes, as: UTF8.self) ?? text
}
