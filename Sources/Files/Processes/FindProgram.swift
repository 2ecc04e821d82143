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
