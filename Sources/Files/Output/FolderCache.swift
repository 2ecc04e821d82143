import Glibc

/// The folders of the output that were used last, open; each was reached without following a link.
struct FolderCache {
  /// How many stay open: few, since a system may allow a process no more than some hundreds of open files.
  private static let capacity = 48

  /// The output folder as messages name it.
  private let rootPath: Path
  private let root: OpenFolder
  private var folders: [Path: OpenFolder] = [:]
  private var order: [Path] = []
  private var oldest = 0
  private var made: Set<Path> = []

  init(root: OpenFolder, at path: Path) {
    self.root = root
    rootPath = path
  }

  /// Opens a folder and those above it.
  ///
  /// Missing ones are made when `mayReplace` is given; it tells whether a file that stands in the way may go.
  mutating func open(
    _ folder: Path, mayReplace: ((Path) -> Bool)?
  ) throws(OutputError) -> OpenFolder {
    if folder.string.isEmpty { return root }
    if let open = folders[folder] { return open }
    var parent = root
    var way: Path = ""
    for name in folder.components {
      way = way.appending(name)
      if let open = folders[way] {
        parent = open
      } else {
        parent = try open(name, in: parent, way, mayReplace)
        keep(parent, at: way)
      }
    }
    return parent
  }

  /// Closes a folder that is about to be removed, and those below it.
  mutating func forget(_ folder: Path) {
    let gone = folders.keys.filter { $0.lies(in: folder) }
    for path in gone { folders[path] = nil }
    made = made.filter { !$0.lies(in: folder) }
  }

  private mutating func open(
    _ name: String, in parent: OpenFolder, _ way: Path, _ mayReplace: ((Path) -> Bool)?
  ) throws(OutputError) -> OpenFolder {
    // What this build made itself is empty, so the folder cannot be there before it is made.
    if parent.isNew, mayReplace != nil, !made.contains(way) { try make(name, in: parent, way) }
    do throws(SystemError) {
      return try openStanding(name, in: parent, way)
    } catch {
      guard let mayReplace else { throw .system(error) }
      switch error.number {
      case ENOENT: break
      case ENOTDIR, ELOOP:
        try clear(name, in: parent, way, mayReplace)
      default: throw .system(error)
      }
    }
    try make(name, in: parent, way)
    return try forOutput { () throws(SystemError) in
      try openStanding(name, in: parent, way)
    }
  }

  private func openStanding(
    _ name: String, in parent: OpenFolder, _ way: Path
  ) throws(SystemError) -> OpenFolder {
    let descriptor = try Descriptor(
      opening: name, in: parent.descriptor, O_RDONLY | O_DIRECTORY | O_NOFOLLOW, at: rootPath.appending(way),
      for: .write)
    return OpenFolder(descriptor, isNew: made.contains(way))
  }

  private mutating func make(_ name: String, in parent: OpenFolder, _ way: Path) throws(OutputError) {
    let number = parent.descriptor.number
    do throws(SystemError) {
      _ = try attempt(.create, rootPath.appending(way)) {
        name.withSystemString { mkdirat(number, $0, 0o777) }
      }
      made.insert(way)
    } catch {
      // Somebody else may have made it since.
      if error.number != EEXIST { throw .system(error) }
    }
  }

  /// Removes a file where a folder must be.
  private func clear(
    _ name: String, in parent: OpenFolder, _ way: Path, _ mayReplace: (Path) -> Bool
  ) throws(OutputError) {
    let path = rootPath.appending(way)
    let kind = try forOutput { () throws(SystemError) in
      try FileStatus(of: name, in: parent.descriptor, at: path, for: .write).kind
    }
    if kind == .link { throw .linkInTheWay(path) }
    guard kind == .file, mayReplace(way) else { throw .foreignFile(path) }
    try forOutput { () throws(SystemError) in
      try removeFile(name, in: parent.descriptor, at: path)
    }
  }

  private mutating func keep(_ folder: OpenFolder, at way: Path) {
    folders[way] = folder
    if order.count < Self.capacity {
      order.append(way)
    } else {
      folders[order[oldest]] = nil
      order[oldest] = way
      oldest = (oldest + 1) % Self.capacity
    }
  }
}
