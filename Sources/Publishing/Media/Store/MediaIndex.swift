import Files
import Hypertext
import Text

/// Every file of a site that a page could show, by its name without its folders.
struct MediaIndex: Sendable {
  private let paths: [String: [String]]

  /// Looks through the site's folder and those outside it; what is hidden is passed by.
  init(of site: Path, outerFolders: [String], outputs: [Path]) {
    var found: [String] = []
    for folder in [""] + outerFolders {
      let root = folder.isEmpty ? site : site.appending(folder)
      for file in Tree.walk(root, skipping: outputs).files where Media.Kind(file.path) != nil {
        found.append(folder.isEmpty ? file.relativePath : folder + "/" + file.relativePath)
      }
    }
    paths = Dictionary(grouping: found) { foldedName(Path($0).lastComponent) }
  }

  /// The files of a name, which may have folders before it, the nearest to a folder first, then in natural order;
  /// with those that are as near as the first.
  ///
  /// Where no name has the same capitals, they do not count.
  func files(named name: String, from folder: String) -> (best: String, rivals: [String])? {
    let wanted = name.split(separator: "/").filter { $0 != "." }.map(String.init)
    guard let last = wanted.last else { return nil }
    let alike = (paths[foldedName(last)] ?? []).filter {
      Self.ends($0, in: wanted.map(foldedName), foldedName)
    }
    let exact = alike.filter { Self.ends($0, in: wanted, { $0 }) }
    let ranked = (exact.isEmpty ? alike : exact).map { (path: $0, distance: Self.distance($0, folder)) }
      .sorted { $0.distance == $1.distance ? naturalOrder($0.path, $1.path) : $0.distance < $1.distance }
    guard let first = ranked.first else { return nil }
    return (first.path, ranked.dropFirst().prefix { $0.distance == first.distance }.map(\.path))
  }

  private static func ends(_ path: String, in names: [String], _ fold: (String) -> String) -> Bool {
    path.split(separator: "/").suffix(names.count).map { fold(String($0)) } == names
  }

  /// How many folders lie on the way from a folder to that of a file.
  private static func distance(_ path: String, _ folder: String) -> Int {
    let there = path.split(separator: "/").dropLast()
    let here = folder.split(separator: "/")
    let shared = zip(here, there).prefix { $0 == $1 }.count
    return here.count + there.count - 2 * shared
  }
}
