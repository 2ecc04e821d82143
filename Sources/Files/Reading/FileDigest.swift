import Glibc

/// What tells one content of a file from another: its size and a checksum (FNV-1a of 64 bits).
///
/// It guards against accidents, not against somebody who makes two contents alike on purpose.
public struct FileDigest: Hashable, Sendable {
  /// The number of bytes.
  public private(set) var size = 0
  private var checksum = Checksum()

  /// The digest of no bytes.
  public init() {}

  /// The checksum.
  public var value: UInt64 { checksum.value }

  /// Takes further bytes in.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    size += bytes.count
    checksum.append(bytes)
  }
}

/// Reads an ordinary file from its beginning to its end, piece by piece, and gives its digest and its first bytes.
///
/// A file of more than `limit` bytes is an error.
public func digest(
  of path: Path, keeping headSize: Int, limit: Int
) throws(SystemError) -> (digest: FileDigest, head: [UInt8]) {
  let file = try Descriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY, for: .read)
  let status = try FileStatus(of: file, at: path, for: .read)
  guard status.kind == .file else { throw SystemError(.read, path, .notAFile(status.kind)) }
  var digest = FileDigest()
  var head: [UInt8] = []
  guard status.size <= limit else { throw SystemError(.read, path, .tooLarge(limit: limit)) }
  try forEachPiece(of: file.number, at: path) { piece throws(SystemError) in
    guard piece.count <= limit - digest.size else { throw SystemError(.read, path, .tooLarge(limit: limit)) }
    if head.count < headSize { head += piece.prefix(headSize - head.count) }
    digest.append(piece)
  }
  return (digest, head)
}
