import Glibc
import Synchronization

/// A folder into which a site is written so that it is never broken, and nothing of anybody else's is touched.
///
/// Every file is whole at any moment, since it is written beside its place and renamed. A file that has the
/// right bytes stays as it is. What earlier builds made, and this one did not ask for, goes when it finishes.
/// A manifest outside the folder records what Deckpress made; a file that is not on it is never changed or
/// removed, and no symbolic link in the folder is followed. A build that is stopped at any moment leaves
/// whole files, and a journal beside the manifest from which the next build goes on.
///
/// Any number of threads may write at once.
public final class OutputFolder: Sendable {
  /// What a build did to the folder, in numbers of files.
  public struct Summary: Sendable, Equatable {
    /// Files that are new or have new content.
    public var written = 0
    /// Files that had the right content.
    public var unchanged = 0
    /// Files of earlier builds that are gone.
    public var removed = 0
    /// Files of earlier builds that stay for a deck that cannot be read now.
    public var kept = 0

    /// Nothing done yet.
    public init() {}
  }

  /// The folder as the user named it.
  public let path: Path
  /// Whether the record of an earlier build is lost, and every file must be found as it would be written.
  let isUnrecorded: Bool
  /// Whether files are written that have the right bytes already.
  let rewritesAll: Bool
  let folders: Mutex<FolderCache>
  let record: Mutex<OutputRecord>
  private let root: OpenFolder

  init(
    _ path: Path, root: OpenFolder, isUnrecorded: Bool, rewritesAll: Bool, record: consuming OutputRecord
  ) {
    self.path = path
    self.root = root
    self.isUnrecorded = isUnrecorded
    self.rewritesAll = rewritesAll
    self.record = Mutex(record)
    folders = Mutex(FolderCache(root: root, at: path))
  }

  /// Lets other builds have the folder.
  func endExclusiveUse() { _ = flock(root.descriptor.number, LOCK_UN) }

  /// The numbers so far.
  public var summary: Summary { record.withLock { $0.summary } }
}
