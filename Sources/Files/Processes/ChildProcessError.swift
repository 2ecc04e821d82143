/// Why a child process gives no answer.
public enum ChildProcessError: Error, Hashable, Sendable {
  /// It could not be started, for a reason in the system's words.
  case notStarted(String)
  /// It ended, or closed its end of the line.
  case ended
  /// It said nothing for the time that it was given.
  case silent
  /// What it said is no frame.
  case nonsense
  /// It was ended, since this process was told to end.
  case interrupted

  /// The error as words that go on from the program's name.
  public var message: String {
    switch self {
    case .notStarted(let words): "could not be started: \(words)"
    case .ended: "ended before it answered"
    case .silent: "gave no answer in time"
    case .nonsense: "gave an answer that makes no sense"
    case .interrupted: "was interrupted"
    }
  }
}
