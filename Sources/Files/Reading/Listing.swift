import Glibc

/// A name in a folder.
struct ListedName {
  var name: String
  /// What it names, or nil where the listing does not tell.
  var kind: FileKind?
  /// Whether the bytes of the name are UTF-8; otherwise `name` is a repaired form, and opens nothing.
  var isText: Bool
}

/// Lists the names in an open folder, sorted by their bytes, without `.` and `..`.
func list(_ folder: borrowing Descriptor, at path: @autoclosure () -> Path) throws(SystemError)
  -> [ListedName]
{
  // The stream takes a descriptor of its own, and closes it.
  let number = try Descriptor(opening: ".", in: folder, O_RDONLY | O_DIRECTORY, at: path(), for: .list)
    .release()
  guard let stream = fdopendir(number) else {
    let error = errno
    close(number)
    throw SystemError(.list, path(), .number(error))
  }
  defer { closedir(stream) }
  var names: [ListedName] = []
  while true {
    errno = 0
    guard let entry = readdir(stream) else { break }
    let name = ListedName(entry)
    if name.name != ".", name.name != ".." { names.append(name) }
  }
  if errno != 0 { throw SystemError(.list, path(), .number(errno)) }
  names.sort { compareBytes($0.name, $1.name) < 0 }
  return names
}

/// The names in a folder that are UTF-8, sorted by their bytes, also those that are hidden.
public func names(in folder: Path) throws(SystemError) -> [String] {
  try list(Descriptor(opening: folder, O_RDONLY | O_DIRECTORY, for: .list), at: folder)
    .filter(\.isText).map(\.name)
}

/// Whether a folder has nothing in it, not even something hidden.
public func isEmptyFolder(_ path: Path) throws(SystemError) -> Bool {
  try list(Descriptor(opening: path, O_RDONLY | O_DIRECTORY, for: .list), at: path).isEmpty
}

extension ListedName {
  fileprivate init(_ entry: UnsafeMutablePointer<dirent>) {
    let (name, isText) = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      let start = UnsafeRawPointer(tuple).assumingMemoryBound(to: UInt8.self)
      let bytes = UnsafeBufferPointer(start: start, count: strlen(start))
      if let text = String(validating: bytes, as: UTF8.self) { return (text, true) }
      return (String(decoding: bytes, as: UTF8.self), false)
    }
    self.init(name: name, kind: FileKind(listed: entry.pointee.d_type), isText: isText)
  }
}
