/// A file that could not be read, written or found, and why.
public struct SystemError: Error, Sendable, Equatable {
  /// What was being done.
  public enum Action: String, Sendable {
    case read, write, create, remove, list, find
  }

  /// Why it did not work.
  public enum Cause: Sendable, Equatable {
    /// The system's own number for it, as in `errno`.
    case number(Int32)
    /// Something other than an ordinary file stands there.
    case notAFile(FileKind)
    /// The file has more bytes than are ever read into memory.
    case tooLarge(limit: Int)
    /// The path leads out of the folders in which it must stay, to `target`.
    case outside(target: Path)
    /// The file has another content than a moment ago.
    case changed
  }

  /// What was being done.
  public var action: Action
  /// To which file.
  public var path: Path
  /// Why it did not work.
  public var cause: Cause

  /// Says what was done to which file, and why it did not work.
  public init(_ action: Action, _ path: Path, _ cause: Cause) {
    self.action = action
    self.path = path
    self.cause = cause
  }

  /// The system's number for the cause, or nil where the system saw nothing wrong.
  var number: Int32? {
    if case .number(let number) = cause { number } else { nil }
  }
}
