import Text

extension MediaStore {
  /// The paths, relative to the site, that an address in a deck could mean, the likeliest first.
  ///
  /// From `/` on it is looked for in `static`, then in the site's folder; otherwise beside the deck, then in the
  /// site's folder. What follows `?` or `#` is no part of a file's name, unless only so it is one; the same holds
  /// for `%` before two digits.
  static func candidates(for address: String, from folder: String) -> [String] {
    var names: [String] = []
    for text in [address.pathWithoutQuery, address] {
      for name in [percentDecoding(text), text]
      where !name.isEmpty && !names.contains(where: { $0.isSame(name) }) {
        names.append(name)
      }
    }
    return names.flatMap { name in
      name.utf8.first == UInt8(ascii: "/")
        ? [place(of: name, from: "static/"), place(of: name, from: "")].compactMap(\.self)
        : [place(of: name, from: folder), place(of: name, from: "")].compactMap(\.self)
    }
  }

  /// The path of a name as seen from a folder of the site; nil for none.
  ///
  /// A name from `/` on, and any name as seen from the site's folder itself, cannot lead above that folder.
  static func place(of name: String, from folder: String) -> String? {
    let isRooted = name.utf8.first == UInt8(ascii: "/")
    let inner =
      isRooted ? normalizingPath(name).split(separator: "/").drop { $0 == ".." }.joined(separator: "/") : name
    let path = normalizingPath(folder + inner)
    let leadsUp = path == ".." || path.utf8.starts(with: "../".utf8)
    return path.isEmpty || folder.isEmpty && leadsUp ? nil : path
  }
}

extension String {
  /// An address without what follows `?` or `#`.
  var pathWithoutQuery: String {
    String(decoding: utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }, as: UTF8.self)
  }

  fileprivate func isSame(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
