@testable import Files

extension Sandbox {
  var output: Path { path / "site/public" }
  var records: Path { path / "site/.deckpress" }

  /// Begins a build into the site's output folder.
  func openOutput(sources: [Path] = [], signs: [String] = []) throws(OutputError) -> OutputFolder {
    try OutputFolder.open(output, records: records, sources: sources, signs: signs)
  }

  /// Builds a site of these files, given as path and content, from beginning to end.
  @discardableResult
  func build(_ files: [String: String], signs: [String] = []) throws -> OutputFolder.Summary {
    let folder = try openOutput(signs: signs)
    for (path, text) in files.sorted(by: <) { try folder.write(path, Array(text.utf8)) }
    return try folder.finish()
  }

  /// The names in the folder of records.
  var recordNames: [String] { tree("site/.deckpress") }
}
