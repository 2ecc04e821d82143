extension Path {
  /// The path of `other` as seen from this folder; an absolute `other` stays as it is.
  public func appending(_ other: Path) -> Path {
    if other.isAbsolute || string.isEmpty { return other }
    if other.string.isEmpty { return self }
    return Path(string + (string.utf8.last == UInt8(ascii: "/") ? "" : "/") + other.string)
  }

  /// The path of `name` as seen from this folder; an absolute `name` stays as it is.
  public func appending(_ name: String) -> Path { appending(Path(name)) }

  /// The path of `name` as seen from `folder`.
  public static func / (folder: Path, name: String) -> Path { folder.appending(name) }

  /// The path without `.`, `..` and empty names, as far as text alone can tell; `.` where nothing is left.
  public var normalized: Path {
    var kept: [String] = []
    for name in components {
      if name != ".." {
        kept.append(name)
      } else if let last = kept.last, last != ".." {
        kept.removeLast()
      } else if !isAbsolute {
        kept.append(name)
      }
    }
    return kept.isEmpty ? Path(isAbsolute ? "/" : ".") : Path(components: kept, isAbsolute: isAbsolute)
  }

  /// The path as seen from the root, when a relative one is meant from `folder`.
  public func absolute(from folder: Path) -> Path {
    folder.appending(self).normalized
  }
}
