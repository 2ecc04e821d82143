import Glibc

/// What stands where a file of the site belongs.
enum Standing {
  case nothing
  /// A file with the same bytes.
  case same
  /// A file with other bytes, or one that cannot be read.
  case different
  case folder
  /// A link, a device, a pipe or a socket.
  case special
}

/// Compares a file in an open folder with the bytes it is to have: first its size, then piece by piece.
func compare(
  _ name: String, in folder: borrowing Descriptor, with bytes: [UInt8], at path: @autoclosure () -> Path
) throws(SystemError) -> Standing {
  try compare(name, in: folder, size: bytes.count, at: path()) { hasContent($0, bytes) }
}

/// Compares a file in an open folder with what it is to have: first its size, then as `hasContent` says.
func compare(
  _ name: String, in folder: borrowing Descriptor, size: Int, at path: @autoclosure () -> Path,
  hasContent: (Int32) -> Bool
) throws(SystemError) -> Standing {
  do throws(SystemError) {
    let file = try Descriptor(
      opening: name, in: folder, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY, at: path(), for: .read)
    let status = try FileStatus(of: file, at: path(), for: .read)
    switch status.kind {
    case .file: return status.size == size && hasContent(file.number) ? .same : .different
    case .folder: return .folder
    case .link, .other: return .special
    }
  } catch {
    switch error.number {
    case ENOENT: return .nothing
    case ELOOP, ENXIO: return .special
    case EACCES, EPERM: return .different
    default: throw error
    }
  }
}

/// Whether an open file has the bytes, where its size is known to be right.
private func hasContent(_ number: Int32, _ bytes: [UInt8]) -> Bool {
  withUnsafeTemporaryAllocation(byteCount: min(bytes.count, pieceSize), alignment: 1) { buffer in
    bytes.withUnsafeBytes { bytes in
      var place = 0
      while place < bytes.count {
        let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(pieceSize, bytes.count - place)])
        guard let count = try? fill(part, from: number, at: ""), count == part.count else { return false }
        guard let read = part.baseAddress, let wanted = bytes.baseAddress else { return false }
        if memcmp(read, wanted + place, count) != 0 { return false }
        place += count
      }
      return true
    }
  }
}
