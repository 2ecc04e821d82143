import Diagnostics
import Files
import Foundation
import Typesetting

@testable import Publishing

/// A site in a temporary folder of its own, which goes when the test is over.
final class TemporarySite {
  /// The site's folder; there is another one above it, in which nothing else is.
  let folder: URL
  private let above: URL

  /// Makes a site of files, given by path and content.
  init(_ files: [String: String] = [:]) throws {
    above = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "deckpress-site-\(UUID().uuidString)")
    folder = above.appending(path: "site")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: above) }

  /// Writes a file, and the folders above it.
  func write(_ path: String, _ text: String) throws { try write(path, Array(text.utf8)) }

  /// Writes a file of bytes, and the folders above it.
  func write(_ path: String, _ bytes: [UInt8]) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: path))
  }

  /// Builds the site; with no room on the shelf, each deck is read again when it is written.
  @discardableResult
  func build(
    shelfRoom: Int? = nil, tools: ToolPlaces = .ofThisMachine,
    _ change: (inout BuildOptions) -> Void = { _ in }
  ) async -> BuildResult {
    var options = BuildOptions()
    change(&options)
    var builder = SiteBuilder(site: Path(folder.path), options: options)
    if let shelfRoom { builder.shelfRoom = shelfRoom }
    builder.tools = tools
    return await builder.build()
  }

  /// Checks the site.
  func check(tools: ToolPlaces = .ofThisMachine) async -> BuildResult {
    var builder = SiteBuilder(site: Path(folder.path), options: BuildOptions())
    builder.tools = tools
    return await builder.check()
  }

  /// What a build has to say: place, severity and code of each diagnostic, sorted.
  func findings(_ result: BuildResult) -> [String] {
    result.report.sorted.map { diagnostic in
      let place = diagnostic.location.description.replacingOccurrences(of: folder.path + "/", with: "")
      return "\(place): \(diagnostic.severity.rawValue): \(diagnostic.problem.code)"
    }
  }

  /// A file of the output as text; nil where there is none.
  func read(_ path: String, in output: String = "public") -> String? {
    try? String(contentsOf: folder.appending(path: output).appending(path: path), encoding: .utf8)
  }

  /// Whether the output has a file.
  func has(_ path: String) -> Bool { read(path) != nil }

  /// Every file of the output with its bytes.
  func output(_ name: String = "public") throws -> [String: Data] {
    try files(below: folder.appending(path: name))
  }

  /// The titles of the decks that the index lists, in order.
  var titles: [String] {
    get throws {
      struct Index: Decodable {
        struct Deck: Decodable {
          var title: String
        }
        var decks: [Deck]
      }
      let bytes = Data((read("index.json") ?? "").utf8)
      return try JSONDecoder().decode(Index.self, from: bytes).decks.map(\.title)
    }
  }
}

/// Every file below a folder with its bytes, by its path from there.
func files(below folder: URL) throws -> [String: Data] {
  var files: [String: Data] = [:]
  for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
    let file = folder.appending(path: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue
    else { continue }
    files[path] = try Data(contentsOf: file)
  }
  return files
}

/// A deck of a few cards, given by term and definition.
func deck(_ cards: (term: String, definition: String)..., frontMatter: String = "") -> String {
  let head = frontMatter.isEmpty ? "" : "---\n\(frontMatter)\n---\n\n"
  return head + cards.map { "## \($0.term)\n\n\($0.definition)\n" }.joined(separator: "\n")
}
