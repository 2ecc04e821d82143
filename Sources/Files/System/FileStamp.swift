import Glibc

/// What changes when a file is written or replaced by another: its path, size and time of change, as text.
///
/// Links are followed; nil where nothing can be seen there.
public func fileStamp(of path: Path) -> String? {
  guard let status = try? FileStatus(of: path, following: true, for: .find) else { return nil }
  return "\(path) \(status.size) \(status.modified.tv_sec).\(status.modified.tv_nsec)"
}
