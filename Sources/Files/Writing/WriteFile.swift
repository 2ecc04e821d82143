import Glibc

/// Replaces a file as a whole: whoever reads it sees the old content or the new, also after a power cut.
///
/// A symbolic link leads to the file that is replaced. The file keeps its mode, and its owner where the system
/// allows it.
public func writeAtomically(_ bytes: [UInt8], to path: Path) throws(SystemError) {
  let target = try targetOfWriting(path)
  let old = try? FileStatus(of: target, following: false, for: .write)
  if let old, old.kind != .file { throw SystemError(.write, path, .notAFile(old.kind)) }
  let folder = try Descriptor(opening: target.parent, O_RDONLY | O_DIRECTORY, for: .write)
  try replaceFile(target.lastComponent, in: folder, with: bytes, at: path) { number throws(SystemError) in
    if let old {
      // Who may not give the file away writes it as his own.
      _ = fchown(number, old.owner, old.group)
      _ = try attempt(.write, path) { fchmod(number, old.mode) }
    }
    _ = try attempt(.write, path) { fsync(number) }
  }
}

/// Makes a file that did not exist; an error where anything stands there, even a broken link.
public func createNew(_ path: Path, _ bytes: [UInt8]) throws(SystemError) {
  let file = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_EXCL, for: .create)
  do throws(SystemError) {
    try writeAll(bytes, to: file.number, at: path)
    try file.close(at: path)
  } catch {
    _ = path.withSystemString { unlink($0) }
    throw error
  }
}

/// The file that writing to a path changes: the end of its links, or itself where nothing stands there yet.
private func targetOfWriting(_ path: Path) throws(SystemError) -> Path {
  guard (try? FileStatus(of: path, following: false, for: .write))?.kind == .link else { return path }
  return try path.resolved()
}
