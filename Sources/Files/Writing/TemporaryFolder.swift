import Glibc

/// A folder of this process's own for a while, into which no other user may look.
public struct TemporaryFolder: Sendable {
  /// Where it is, as seen from the root.
  public let path: Path

  /// Makes an empty folder where the environment variable `TMPDIR` says, else in `/tmp`.
  ///
  /// What `TMPDIR` says does not count where the folder's path would be longer than `limit` bytes.
  public init(pathLimit limit: Int = .max) throws(SystemError) {
    let parent = Path(environment("TMPDIR") ?? "")
    let isUsable = parent.isAbsolute && kind(of: parent) == .folder
    while true {
      let name = TemporaryName.make()
      let wanted = parent / name
      let path = isUsable && wanted.string.utf8.count <= limit ? wanted : "/tmp" / name
      do throws(SystemError) {
        _ = try attempt(.create, path) { path.withSystemString { mkdir($0, 0o700) } }
        self.path = path
        return
      } catch  where error.number == EEXIST {
        continue
      }
    }
  }

  /// Removes the folder with all that is in it, links not followed; what cannot be removed stays.
  ///
  /// Programs that are about to end may still write into it, so it is tried again for two seconds.
  public func remove() {
    guard let parent = try? Descriptor(opening: path.parent, O_RDONLY | O_DIRECTORY, for: .remove) else {
      return
    }
    for _ in 0..<100 {
      removeAll(path.lastComponent, in: parent, at: path, depth: 0)
      guard kind(of: path) != nil else { return }
      usleep(20_000)
    }
  }
}

/// Removes what stands at a name, with all that is in it.
private func removeAll(_ name: String, in folder: borrowing Descriptor, at path: Path, depth: Int) {
  if (try? removeFile(name, in: folder, at: path)) != nil { return }
  let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW
  guard depth < 100,
    let inner = try? Descriptor(opening: name, in: folder, flags, at: path, for: .remove),
    let entries = try? list(inner, at: path)
  else { return }
  for entry in entries { removeAll(entry.name, in: inner, at: path / entry.name, depth: depth + 1) }
  try? removeFolder(name, in: folder, at: path)
}
