/// What a file of the output is to hold.
protocol OutputContent: ~Copyable {
  /// What stands under a name in an open folder, compared with this.
  borrowing func standing(
    _ name: String, in folder: borrowing Descriptor, at path: @autoclosure () -> Path
  ) throws(SystemError) -> Standing

  /// Writes all of it to an open file.
  borrowing func write(to number: Int32, at path: @autoclosure () -> Path) throws(SystemError)
}

/// Bytes in memory.
struct Bytes: OutputContent {
  let bytes: [UInt8]

  func standing(
    _ name: String, in folder: borrowing Descriptor, at path: @autoclosure () -> Path
  ) throws(SystemError) -> Standing {
    try compare(name, in: folder, with: bytes, at: path())
  }

  func write(to number: Int32, at path: @autoclosure () -> Path) throws(SystemError) {
    try writeAll(bytes, to: number, at: path())
  }
}
