import Foundation

/// The files of this repository that tests compare with the program.
enum Repository {
  /// The folder of the theme.
  static let templates = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Templates")

  /// The bytes of a file of the theme.
  static func template(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: templates.appending(path: path)))
  }

  /// The paths of the theme's files by folder, sorted.
  static func templatePaths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: templates.path)
      .filter { path in
        ["images/", "pages/", "scripts/", "sheets/", "strings/", "styles/"].contains { path.hasPrefix($0) }
          && !path.split(separator: "/").contains { $0.hasPrefix(".") }
          && (try? templates.appending(path: path).resourceValues(forKeys: [.isRegularFileKey]))?
            .isRegularFile == true
      }
      .sorted()
  }
}
