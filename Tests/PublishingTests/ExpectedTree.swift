import Foundation
import Testing

/// Files that stand in `Tests/Fixtures` as they must become.
///
/// Where `DECKPRESS_REWRITE=1` is set, what was made is written there instead; look at the difference before you
/// commit it.
struct ExpectedTree {
  /// The folder of the files.
  let folder: URL

  /// Names a folder of `Tests/Fixtures`.
  init(_ name: String) { folder = Self.fixtures.appending(path: name) }

  /// The folder of all fixtures.
  static let fixtures = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

  /// Holds files, given by path and text, against those that are expected: no more, no fewer, and the same.
  func expect(_ made: [String: String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["DECKPRESS_REWRITE"] == "1" { try write(made) }
    let expected = try files(below: folder).mapValues { String(decoding: $0, as: UTF8.self) }
    for path in expected.keys.sorted() where made[path] == nil {
      Issue.record("\(path) is expected and was not made", sourceLocation: sourceLocation)
    }
    for (path, text) in made.sorted(by: { $0.key < $1.key }) {
      #expect(text == expected[path], "\(path)", sourceLocation: sourceLocation)
    }
  }

  private func write(_ made: [String: String]) throws {
    try? FileManager.default.removeItem(at: folder)
    for (path, text) in made {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}
