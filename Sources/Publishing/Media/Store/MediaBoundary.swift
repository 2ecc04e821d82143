import Files

/// The folders whose files decks may show: the site's, and those outside it that the settings name for decks.
struct MediaBoundary: Sendable {
  /// The folders outside the site as the settings write them.
  let outerFolders: [String]
  private let roots: [Path]
  private let outputs: [Path]

  /// Takes the site's folder, the roots at which decks are looked for, and the folders that builds write.
  ///
  /// Where a deck outside is named by its file, its folder counts, unless the site lies in it.
  init(site: Path, deckRoots: [String], outputs: [Path]) {
    let home = try? site.resolved()
    outerFolders = deckRoots.filter { $0 == ".." || $0.utf8.starts(with: "../".utf8) }.compactMap { root in
      let path = site.appending(root)
      if kind(of: path) == .folder { return root }
      guard let folder = try? path.parent.resolved(), home?.lies(in: folder) == false else { return nil }
      return root.split(separator: "/").dropLast().joined(separator: "/")
    }
    roots = ([site] + outerFolders.map { site.appending($0) }).compactMap { try? $0.resolved() }
    self.outputs = outputs.compactMap { try? $0.resolved() }
  }

  /// Whether a path, relative to the site's folder, can lead to a file that may be shown, by its text alone.
  func mayHold(_ sitePath: String) -> Bool {
    guard sitePath == ".." || sitePath.utf8.starts(with: "../".utf8) else { return true }
    return outerFolders.contains { Path(sitePath).lies(in: Path($0)) }
  }

  /// Why a file, with its links followed, may not be shown; nil where it may.
  func refusal(of target: Path) -> MediaLookup.Refusal? {
    let ways = roots.filter { target.lies(in: $0) }.compactMap { target.relative(to: $0) }
    if ways.isEmpty { return .outside }
    if outputs.contains(where: { target.lies(in: $0) }) { return .output }
    let isHidden = ways.allSatisfy { way in way.components.contains { $0.utf8.first == UInt8(ascii: ".") } }
    return isHidden ? .hidden : nil
  }
}
