import Glibc

/// A file that is being written, and the name that it has until it is whole.
struct TemporaryFile: ~Copyable {
  let name: String
  let descriptor: Descriptor

  /// Makes an empty file of a new temporary name in an open folder.
  init(in folder: borrowing Descriptor, at path: @autoclosure () -> Path) throws(SystemError) {
    while true {
      let name = TemporaryName.make()
      do throws(SystemError) {
        descriptor = try Descriptor(
          opening: name, in: folder, O_WRONLY | O_CREAT | O_EXCL, at: path(), for: .write)
        self.name = name
        return
      } catch  where error.number == EEXIST {
        continue
      }
    }
  }
}
