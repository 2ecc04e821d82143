import Glibc

/// Puts a whole file in place of `name` in an open folder: written beside it, then renamed.
///
/// A link at the place is replaced, not followed. `prepare` gets the new file before it takes the place.
func replaceFile(
  _ name: String, in folder: borrowing Descriptor, with bytes: [UInt8], at path: @autoclosure () -> Path,
  prepare: (Int32) throws(SystemError) -> Void = { _ in }
) throws(SystemError) {
  try replaceFile(name, in: folder, at: path()) { number throws(SystemError) in
    try writeAll(bytes, to: number, at: path())
    try prepare(number)
  }
}

/// Puts a whole file in place of `name` in an open folder; `write` gets the new file, and writes it.
func replaceFile(
  _ name: String, in folder: borrowing Descriptor, at path: @autoclosure () -> Path,
  write: (Int32) throws(SystemError) -> Void
) throws(SystemError) {
  let temporary = try TemporaryFile(in: folder, at: path())
  let temporaryName = temporary.name
  let number = folder.number
  do throws(SystemError) {
    try temporary.fill(at: path(), write)
    _ = try attempt(.write, path()) {
      temporaryName.withSystemString { old in
        name.withSystemString { new in renameat(number, old, number, new) }
      }
    }
  } catch {
    _ = temporaryName.withSystemString { unlinkat(number, $0, 0) }
    throw error
  }
}

extension TemporaryFile {
  /// Writes the file and closes it.
  fileprivate consuming func fill(
    at path: @autoclosure () -> Path, _ write: (Int32) throws(SystemError) -> Void
  ) throws(SystemError) {
    try write(descriptor.number)
    try descriptor.close(at: path())
  }
}
