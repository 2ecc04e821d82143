import Files

/// Where answers are kept between builds, and whether they are read and written there.
struct CacheStorage: Sendable {
  /// The folder, or nil where nothing is kept.
  var folder: Path?
  var isRead: Bool
  var isWritten: Bool

  /// The file of a tool.
  func file(of tool: TypesettingTool) -> Path? { folder.map { $0 / "\(tool.rawValue)" } }
}
