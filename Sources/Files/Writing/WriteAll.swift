import Glibc

/// Writes all bytes to an open file.
func writeAll(
  _ bytes: UnsafeRawBufferPointer, to number: Int32, at path: @autoclosure () -> Path
) throws(SystemError) {
  var rest = bytes
  while !rest.isEmpty {
    do throws(SystemError) {
      let count = try attempt(.write, path()) { Glibc.write(number, rest.baseAddress, rest.count) }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    } catch  where error.number == EAGAIN {
      // Whoever shares the stream asked it not to wait.
      var wish = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
      _ = try attempt(.write, path()) { poll(&wish, 1, -1) }
    }
  }
}

/// Writes all bytes to an open file.
func writeAll(
  _ bytes: [UInt8], to number: Int32, at path: @autoclosure () -> Path
) throws(SystemError) {
  try bytes.withUnsafeBufferPointer { bytes throws(SystemError) in
    try writeAll(UnsafeRawBufferPointer(bytes), to: number, at: path())
  }
}
