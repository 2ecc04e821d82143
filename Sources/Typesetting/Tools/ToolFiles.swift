import Files

/// Files that a tool names, so that a change of them shows that it is another one.
struct ToolFiles: Hashable, Sendable {
  /// The paths, a line each.
  private(set) var paths: [UInt8]
  /// What stood there, a line each.
  private(set) var stamps: [UInt8]

  /// Looks at the files.
  init(_ paths: [String]) {
    self.paths = Array(paths.joined(separator: "\n").utf8)
    stamps = Array(paths.map { fileStamp(of: Path($0)) ?? "" }.joined(separator: "\n").utf8)
  }

  /// Takes what was seen earlier; nil where it is not so any more.
  init?(paths: [UInt8], stamps: [UInt8]) {
    let lines = paths.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    self.init(paths.isEmpty ? [] : lines.map { String(decoding: $0, as: UTF8.self) })
    guard self.stamps == stamps, self.paths == paths else { return nil }
  }
}
