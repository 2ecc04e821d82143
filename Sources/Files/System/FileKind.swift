import Glibc

/// What stands at a path.
public enum FileKind: Sendable, Equatable {
  /// An ordinary file.
  case file
  /// A folder.
  case folder
  /// A symbolic link, where links are not followed.
  case link
  /// A device, a pipe or a socket.
  case other

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }

  /// The kind that a folder's listing tells, or nil where the file system does not tell it there.
  init?(listed type: UInt8) {
    switch Int(type) {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .link
    case Int(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}

/// What stands at a path, links followed; nil where nothing can be seen there.
public func kind(of path: Path) -> FileKind? {
  try? FileStatus(of: path, following: true, for: .find).kind
}
