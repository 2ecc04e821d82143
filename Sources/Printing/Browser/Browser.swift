import Files

/// Finds the browser that prints.
enum Browser {
  /// The names under which a Chromium, or one of its kin, is installed.
  static let names = [
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
    "chrome-headless-shell", "microsoft-edge",
  ]

  /// The first browser in the folders of a search path and in those where systems put programs.
  static func find(searchPath: String) throws(PrintingError) -> Path {
    let folders = searchFolders(searchPath) + ["/usr/local/bin", "/usr/bin"]
    guard let path = names.lazy.compactMap({ findProgram($0, in: folders) }).first else { throw .noBrowser }
    return path
  }

  /// The browser at a path, which a search for its name in its folder finds only where it may be run.
  static func at(_ path: Path) throws(PrintingError) -> Path {
    let name = path.lastComponent
    let folder = path.isAbsolute || path.components.count > 1 ? path.parent : "."
    guard !name.isEmpty, let found = findProgram(name, in: [folder]) else { throw .notAProgram(path) }
    return found
  }
}
