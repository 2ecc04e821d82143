import Glibc

/// Makes a folder and those above it where they are missing.
public func createFolder(_ path: Path) throws(SystemError) {
  do throws(SystemError) {
    try makeOneFolder(path)
  } catch  where error.number == ENOENT {
    var way = Path(path.isAbsolute ? "/" : "")
    for name in path.components {
      way = way.appending(name)
      try makeOneFolder(way)
    }
  }
}

private func makeOneFolder(_ path: Path) throws(SystemError) {
  do throws(SystemError) {
    _ = try attempt(.create, path) { path.withSystemString { mkdir($0, 0o777) } }
  } catch  where error.number == EEXIST && kind(of: path) == .folder {
  }
}
