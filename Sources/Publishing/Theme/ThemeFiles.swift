import Theme

/// The files that a site's pages are made with: the theme's, and those that the site puts in their place.
struct ThemeFiles: Sendable {
  /// A file, and what messages call it.
  struct File: Sendable {
    var path: String
    var bytes: [UInt8]
  }

  /// The files by their paths in the theme, such as `pages/deck.mustache`.
  private(set) var files: [String: File]
  /// The paths of the site's files that take no other's place, sorted.
  let additions: [String]

  /// Takes a site's files by their paths in the folder that messages name.
  init(overrides: [String: [UInt8]], folder: String) {
    files = Self.builtIn.reduce(into: [:]) { files, file in
      files[file.path] = File(path: "(theme) " + file.path, bytes: file.bytes)
    }
    let known = files
    additions = overrides.keys.filter { known[$0] == nil }.sorted()
    for (path, bytes) in overrides {
      files[path] = File(path: folder.isEmpty ? path : "\(folder)/\(path)", bytes: bytes)
    }
  }

  /// The files of a folder with an extension, in order of their paths.
  func files(in folder: String, extension suffix: String) -> [(path: String, file: File)] {
    files.filter { $0.key.hasPrefix(folder + "/") && $0.key.hasSuffix("." + suffix) }
      .sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }
}

extension ThemeFiles {
  /// The theme as it was compiled into the program, sorted by path.
  static let builtIn: [(path: String, bytes: [UInt8])] = {
    var files: [(path: String, bytes: [UInt8])] = []
    var index = 0
    while let file = theme_file_at(index)?.pointee, let path = file.path, let bytes = file.bytes {
      files.append((String(cString: path), Array(UnsafeBufferPointer(start: bytes, count: file.count))))
      index += 1
    }
    return files
  }()
}
