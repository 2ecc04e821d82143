import Glibc

extension Manifest {
  /// Looks for the manifest of the folder; one that speaks of another folder is as good as none.
  static func find(at place: RecordPlace) throws(SystemError) -> Found {
    do throws(SystemError) {
      guard let manifest = Manifest(try readFile(place.manifest)) else { return .damaged }
      return manifest.folder == place.folder ? .manifest(manifest) : .nothing
    } catch  where error.number == ENOENT || error.number == ENOTDIR {
      return .nothing
    }
  }

  /// Puts the manifest in its place as a whole.
  func write(to place: RecordPlace) throws(SystemError) {
    try createFolder(place.manifest.parent)
    let folder = try Descriptor(opening: place.manifest.parent, O_RDONLY | O_DIRECTORY, for: .write)
    try replaceFile(place.manifest.lastComponent, in: folder, with: bytes, at: place.manifest)
  }
}
