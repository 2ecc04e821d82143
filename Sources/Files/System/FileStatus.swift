import Glibc

/// What the system knows about a file without its content.
struct FileStatus {
  /// What makes a file the same one under two names.
  struct Identity: Hashable {
    var device: UInt
    var number: UInt
  }

  var kind: FileKind
  var size: Int
  var mode: mode_t
  var owner: uid_t
  var group: gid_t
  var identity: Identity
  var modified: timespec

  /// Asks about an open file.
  init(of descriptor: borrowing Descriptor, at path: @autoclosure () -> Path, for action: SystemError.Action)
    throws(SystemError)
  {
    let number = descriptor.number
    var buffer = stat()
    _ = try attempt(action, path()) { fstat(number, &buffer) }
    self.init(buffer)
  }

  /// Asks about a path.
  init(of path: Path, following links: Bool, for action: SystemError.Action) throws(SystemError) {
    var buffer = stat()
    _ = try attempt(action, path) {
      path.withSystemString { fstatat(AT_FDCWD, $0, &buffer, links ? 0 : AT_SYMLINK_NOFOLLOW) }
    }
    self.init(buffer)
  }

  /// Asks about a name in an open folder, links not followed.
  init(
    of name: String, in folder: borrowing Descriptor, at path: @autoclosure () -> Path,
    for action: SystemError.Action
  ) throws(SystemError) {
    let number = folder.number
    var buffer = stat()
    _ = try attempt(action, path()) {
      name.withSystemString { fstatat(number, $0, &buffer, AT_SYMLINK_NOFOLLOW) }
    }
    self.init(buffer)
  }

  private init(_ buffer: stat) {
    kind = FileKind(mode: buffer.st_mode)
    size = Int(buffer.st_size)
    mode = buffer.st_mode & 0o7777
    owner = buffer.st_uid
    group = buffer.st_gid
    identity = Identity(device: UInt(buffer.st_dev), number: UInt(buffer.st_ino))
    modified = buffer.st_mtim
  }
}
