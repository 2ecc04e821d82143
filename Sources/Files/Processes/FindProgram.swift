import Glibc

/// The folders that a search path names, as `PATH` does; relative ones, which change with the place, are left out.
public func searchFolders(_ path: String) -> [Path] {
  path.split(separator: ":").map { Path(String($0)) }.filter(\.isAbsolute)
}

/// The first program of a name in folders that this process may run.
public func findProgram(_ name: String, in folders: [Path]) -> Path? {
  folders.lazy.map { $0 / name }.first { path in
    kind(of: path) == .file && path.withSystemString { access($0, X_OK) } == 0
  }
}

/// Whether a program is a script, which another program runs.
public func isScript(_ program: Path) -> Bool {
  guard let file = try? Descriptor(opening: program, O_RDONLY | O_NONBLOCK | O_NOCTTY, for: .read) else {
    return false
  }
  var start: [UInt8] = [0, 0]
  let count = start.withUnsafeMutableBytes { try? fill($0, from: file.number, at: program) }
  return count == 2 && start == Array("#!".utf8)
}
