import Glibc

/// Removes a file or a link from an open folder.
func removeFile(
  _ name: String, in folder: borrowing Descriptor, at path: @autoclosure () -> Path
) throws(SystemError) {
  let number = folder.number
  _ = try attempt(.remove, path()) { name.withSystemString { unlinkat(number, $0, 0) } }
}

/// Removes an empty folder from an open folder.
func removeFolder(
  _ name: String, in folder: borrowing Descriptor, at path: @autoclosure () -> Path
) throws(SystemError) {
  let number = folder.number
  _ = try attempt(.remove, path()) { name.withSystemString { unlinkat(number, $0, AT_REMOVEDIR) } }
}
