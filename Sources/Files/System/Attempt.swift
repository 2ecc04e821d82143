import Glibc

/// Makes a system call, again while signals interrupt it, and says what failed where it gives a negative number.
func attempt<Number: SignedInteger>(
  _ action: SystemError.Action, _ path: @autoclosure () -> Path, _ call: () -> Number
) throws(SystemError) -> Number {
  while true {
    let result = call()
    if result >= 0 { return result }
    let number = errno
    if number != EINTR { throw SystemError(action, path(), .number(number)) }
  }
}

extension String {
  /// Gives the string as a C string; one that holds a NUL is no name at all, so the system finds nothing there.
  func withSystemString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    utf8.contains(0) ? "".withCString(body) : withCString(body)
  }
}

extension Path {
  /// Gives the path as a C string, the empty path as `.`.
  func withSystemString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    string.isEmpty ? ".".withCString(body) : string.withSystemString(body)
  }
}
