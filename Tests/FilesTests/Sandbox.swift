import Glibc

@testable import Files

/// A folder of a test's own, removed when the test is over.
final class Sandbox {
  let path: Path

  init() throws {
    var template = Array("\(environment("TMPDIR") ?? P_tmpdir)/deckpress-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError(.create, "sandbox", .number(errno)) }
    path = try Path(String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
      .resolved()
    chmod(path.string, 0o755)
  }

  deinit { Self.remove(path) }

  /// Writes a file, and the folders above it.
  func write(_ name: String, _ text: String) throws {
    try createFolder((path / name).parent)
    let file = try Descriptor(opening: path / name, O_WRONLY | O_CREAT | O_TRUNC, for: .write)
    try writeAll(Array(text.utf8), to: file.number, at: path / name)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try readFile(path / name), as: UTF8.self)
  }

  func makeFolder(_ name: String) throws { try createFolder(path / name) }

  func link(_ name: String, to target: String) throws {
    try createFolder((path / name).parent)
    guard symlink(target, (path / name).string) == 0 else {
      throw SystemError(.create, path / name, .number(errno))
    }
  }

  func remove(_ name: String) { Self.remove(path / name) }

  /// What stands at a name, links not followed.
  func kind(_ name: String) -> FileKind? {
    try? FileStatus(of: path / name, following: false, for: .find).kind
  }

  /// Every file and link below a folder, hidden ones too, and empty folders with a slash behind.
  func tree(_ name: String) -> [String] {
    guard let folder = try? Descriptor(opening: path / name, O_RDONLY | O_DIRECTORY, for: .list),
      let names = try? list(folder, at: path / name)
    else { return [] }
    return names.flatMap { entry -> [String] in
      guard entry.kind == .folder else { return [entry.name] }
      let inner = tree(name + "/" + entry.name)
      return inner.isEmpty ? [entry.name + "/"] : inner.map { entry.name + "/" + $0 }
    }
  }

  /// What changes whenever a file is written or replaced.
  struct Stamp: Hashable {
    var inode: ino_t
    var seconds: Int
    var nanoseconds: Int
  }

  func stamp(_ name: String) -> Stamp? {
    var status = stat()
    guard lstat((path / name).string, &status) == 0 else { return nil }
    return Stamp(inode: status.st_ino, seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
  }

  private static func remove(_ path: Path) {
    if unlink(path.string) == 0 || errno == ENOENT { return }
    chmod(path.string, 0o700)
    if let folder = try? Descriptor(opening: path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW, for: .list) {
      for name in (try? list(folder, at: path)) ?? [] { remove(path / name.name) }
    }
    rmdir(path.string)
  }
}

/// Does something with the rights of a user who is not root, so that the system's refusals can be tested by root.
///
/// The rights are those of this thread alone. Where the tests run without root's rights, nothing changes.
func withoutRootRights<Result>(_ body: () throws -> Result) rethrows -> Result {
  typealias SetUser = @convention(c) (uid_t) -> Int32
  guard geteuid() == 0, let symbol = dlsym(dlopen(nil, RTLD_NOW), "setfsuid") else { return try body() }
  let setUser = unsafeBitCast(symbol, to: SetUser.self)
  _ = setUser(65534)
  defer { _ = setUser(0) }
  return try body()
}
