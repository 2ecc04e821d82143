import Glibc

/// An open file or folder, closed when it goes out of use.
struct Descriptor: ~Copyable, Sendable {
  let number: Int32

  /// Opens a path; no other program inherits the file.
  init(
    opening path: Path, _ flags: Int32, mode: mode_t = 0o666, for action: SystemError.Action
  ) throws(SystemError) {
    number = try attempt(action, path) { path.withSystemString { open($0, flags | O_CLOEXEC, mode) } }
  }

  /// Opens a name in an open folder; `path` is for the error alone.
  init(
    opening name: String, in folder: borrowing Descriptor, _ flags: Int32, mode: mode_t = 0o666,
    at path: @autoclosure () -> Path, for action: SystemError.Action
  ) throws(SystemError) {
    let parent = folder.number
    number = try attempt(action, path()) {
      name.withSystemString { openat(parent, $0, flags | O_CLOEXEC, mode) }
    }
  }

  /// Takes an open file over, to close it.
  init(owning number: Int32) {
    self.number = number
  }

  deinit { _ = Glibc.close(number) }

  /// Gives the number away, to somebody who closes it.
  consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }

  /// Closes the file and reports what the system could not write until then.
  consuming func close(at path: @autoclosure () -> Path) throws(SystemError) {
    let result = Glibc.close(release())
    let error = errno
    if result < 0 && error != EINTR { throw SystemError(.write, path(), .number(error)) }
  }
}
