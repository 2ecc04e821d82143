import Glibc

/// An open file whose content goes into the output piece by piece, whatever its size.
struct SourceFile: ~Copyable, OutputContent {
  private let file: Descriptor
  private let path: Path
  private let size: Int
  private let digest: FileDigest?

  /// Opens an ordinary file; with a digest, it must still have the content that was digested.
  init(opening path: Path, expecting digest: FileDigest?) throws(SystemError) {
    let file = try Descriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY, for: .read)
    let status = try FileStatus(of: file, at: path, for: .read)
    guard status.kind == .file else { throw SystemError(.read, path, .notAFile(status.kind)) }
    self.file = file
    self.path = path
    self.digest = digest
    size = status.size
  }

  borrowing func standing(
    _ name: String, in folder: borrowing Descriptor, at path: @autoclosure () -> Path
  ) throws(SystemError) -> Standing {
    let number = file.number
    return try compare(name, in: folder, size: size, at: path()) { other in
      hasSameContent(number, other)
    }
  }

  borrowing func write(to number: Int32, at path: @autoclosure () -> Path) throws(SystemError) {
    let source = self.path
    _ = try attempt(.read, source) { lseek(file.number, 0, SEEK_SET) }
    var copied = FileDigest()
    try forEachPiece(of: file.number, at: source) { piece throws(SystemError) in
      copied.append(piece)
      try writeAll(piece, to: number, at: path())
    }
    if let digest, digest != copied { throw SystemError(.read, source, .changed) }
  }
}

/// How many bytes are looked at in one piece.
let pieceSize = 64 << 10

/// Reads an open file from where it stands to its end, piece by piece.
func forEachPiece(
  of number: Int32, at path: @autoclosure () -> Path,
  _ body: (UnsafeRawBufferPointer) throws(SystemError) -> Void
) throws(SystemError) {
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceSize, alignment: 16)
  defer { buffer.deallocate() }
  while true {
    let count = try fill(buffer, from: number, at: path())
    if count > 0 { try body(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
    if count < buffer.count { return }
  }
}

/// Whether two open files have the same bytes from their beginning to their end.
private func hasSameContent(_ first: Int32, _ second: Int32) -> Bool {
  guard lseek(first, 0, SEEK_SET) == 0 else { return false }
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceSize, alignment: 16)
  defer { buffer.deallocate() }
  var isSame = true
  do throws(SystemError) {
    try forEachPiece(of: first, at: "") { piece throws(SystemError) in
      let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<piece.count])
      guard isSame, let count = try? fill(part, from: second, at: ""), count == piece.count,
        let left = piece.baseAddress, let right = part.baseAddress, memcmp(left, right, count) == 0
      else {
        isSame = false
        throw SystemError(.read, "", .changed)
      }
    }
  } catch {
    return false
  }
  return isSame
}
