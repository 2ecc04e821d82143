import Files
import Synchronization
import Text

/// The names in the folders of a site, each read once, by which a name is found whatever its capitals.
///
/// Any number of threads may ask at once.
final class FolderListings: Sendable {
  private struct Listing: Sendable {
    var exact: Set<Path> = []
    var byFold: [String: [String]] = [:]
  }

  private let site: Path
  private let listings = Mutex<[String: Listing?]>([:])

  init(of site: Path) { self.site = site }

  /// The path of what stands at a path relative to the site, as it is really written; nil where nothing stands
  /// there.
  ///
  /// A name in another Unicode form is the same name.
  func spelling(of sitePath: String) -> (path: String, isExact: Bool)? {
    var way = ""
    var isExact = true
    for part in sitePath.split(separator: "/").map(String.init) {
      guard part != ".." else {
        way = way.isEmpty ? ".." : way + "/.."
        continue
      }
      guard let found = name(part, in: way) else { return nil }
      isExact = isExact && found.isExact
      way = way.isEmpty ? found.name : way + "/" + found.name
    }
    return way.isEmpty ? nil : (way, isExact)
  }

  private func name(_ name: String, in folder: String) -> (name: String, isExact: Bool)? {
    guard let listing = listing(of: folder) else {
      // What may be opened may still not be listed.
      let path = site.appending(folder.isEmpty ? name : folder + "/" + name)
      return kind(of: path) == nil ? nil : (name, true)
    }
    if listing.exact.contains(Path(name)) { return (name, true) }
    guard let alike = listing.byFold[foldedName(name)] else { return nil }
    // Strings are equal whatever their Unicode form.
    if let same = alike.first(where: { $0 == name }) { return (same, true) }
    return alike.min(by: naturalOrder).map { ($0, false) }
  }

  private func listing(of folder: String) -> Listing? {
    if let known = listings.withLock({ $0[folder] }) { return known }
    var listing: Listing?
    if let names = try? names(in: folder.isEmpty ? site : site.appending(folder)) {
      listing = Listing(
        exact: Set(names.map { Path($0) }), byFold: Dictionary(grouping: names, by: foldedName))
    }
    listings.withLock { $0[folder] = .some(listing) }
    return listing
  }
}

/// A name as it is compared where capitals and Unicode forms do not count.
func foldedName(_ name: String) -> String { lowercased(nfc(name)) }
