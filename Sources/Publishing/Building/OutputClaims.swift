import Text

/// Who writes what: finds outputs that cannot all exist, also where letters' case does not count.
struct OutputClaims {
  /// An output that another one has taken.
  struct Conflict {
    var path: String
    var owner: String
  }

  private var files: [String: String] = [:]
  private var folders: [String: String] = [:]

  /// Claims a file for a source, or says who has it or stands in its way.
  mutating func claim(_ path: SitePath, for owner: String) -> Conflict? {
    let folded = nfc(lowercased(path.text))
    if let other = files[folded] ?? folders[folded] { return Conflict(path: path.text, owner: other) }
    var above: [String] = []
    var folder = SitePath(folded).parent
    while !folder.isRoot {
      if let other = files[folder.text] { return Conflict(path: path.text, owner: other) }
      above.append(folder.text)
      folder = folder.parent
    }
    files[folded] = owner
    for name in above where folders[name] == nil { folders[name] = owner }
    return nil
  }
}
