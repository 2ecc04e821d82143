import Files
import Synchronization

/// Finds the files that decks show, and looks at each once a build.
///
/// Any number of threads may ask at once. Two names of one content are two files of the site, so that what a file
/// is called depends on nothing else than the file itself.
final class MediaStore: Sendable {
  let site: Path
  let boundary: MediaBoundary
  let listings: FolderListings
  /// The hosts from which pages may load.
  let remoteHosts: [MediaHost]
  private let statics: Set<Path>
  private let outputs: [Path]
  private let lookups = Mutex<[Path: MediaLookup]>([:])
  private let index = Mutex<MediaIndex?>(nil)

  /// Prepares the search in a site; `statics` are the files of `static` by their paths in it.
  init(
    site: Path, deckRoots: [String], outputs: [Path], statics: [String], remoteHosts: [MediaHost] = []
  ) {
    self.site = site
    self.outputs = outputs
    self.remoteHosts = remoteHosts
    boundary = MediaBoundary(site: site, deckRoots: deckRoots, outputs: outputs)
    listings = FolderListings(of: site)
    self.statics = Set(statics.map { Path($0) })
  }

  /// What an address means in a deck that lies in `folder`, relative to the site with a slash at its end.
  func find(_ address: String, from folder: String) -> MediaLookup {
    firstHit(MediaStore.candidates(for: address, from: folder))
  }

  /// What a name means, which may be an address or a file anywhere on the site; with files that it could mean as
  /// well.
  func find(named name: String, from folder: String) -> (lookup: MediaLookup, rivals: [String]) {
    let places = [MediaStore.place(of: name, from: folder), MediaStore.place(of: name, from: "")]
    let direct = firstHit(places.compactMap(\.self) + MediaStore.candidates(for: name, from: folder))
    if case .found(_, nil) = direct { return (direct, []) }
    guard let (best, rivals) = wholeIndex.files(named: name, from: folder) else { return (direct, []) }
    let tail = best.split(separator: "/").suffix(name.split(separator: "/").count).joined(separator: "/")
    switch (lookup(best), direct) {
    case (.found(let file, _), _): return (.found(file, spelling: tail == name ? nil : best), rivals)
    case (let other, .missing): return (other, rivals)
    default: return (direct, [])
    }
  }

  /// The first file that is found; else the first that is refused.
  private func firstHit(_ candidates: [String]) -> MediaLookup {
    var refusal: MediaLookup = .missing
    for candidate in candidates {
      let lookup = lookup(candidate)
      switch (lookup, refusal) {
      case (.found, _): return lookup
      case (.refused, .missing): refusal = lookup
      default: break
      }
    }
    return refusal
  }

  private func lookup(_ sitePath: String) -> MediaLookup {
    let key = Path(sitePath)
    if let known = lookups.withLock({ $0[key] }) { return known }
    let lookup = look(at: sitePath)
    lookups.withLock { $0[key] = lookup }
    return lookup
  }

  private var wholeIndex: MediaIndex {
    index.withLock { index in
      if let index { return index }
      let made = MediaIndex(of: site, outerFolders: boundary.outerFolders, outputs: outputs)
      index = made
      return made
    }
  }

  /// The address that a file of `static` has on the site; nil for any other file.
  func staticAddress(of sitePath: String) -> SitePath? {
    guard sitePath.utf8.starts(with: "static/".utf8) else { return nil }
    let way = String(sitePath.dropFirst("static/".count))
    return statics.contains(Path(way)) ? SitePath(way) : nil
  }
}
