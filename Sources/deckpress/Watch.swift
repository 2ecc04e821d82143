import Files
import Publishing
import Synchronization

/// Watches a build: shows a person how far it is once it takes over a second, and takes the time of its stages.
///
/// Any number of threads may report at once; one lock guards the state and the line on the terminal.
final class Watch: Sendable {
  /// How long each stage took.
  struct Timing: Sendable {
    var reading = Duration.zero
    var total = Duration.zero
  }

  private struct State {
    var line: ProgressLine
    var readingEnd: ContinuousClock.Instant?
  }

  private let isVerbose: Bool
  private let start = ContinuousClock.now
  private let state: Mutex<State>

  init(_ console: Console) {
    isVerbose = console.isVerbose
    state = Mutex(State(line: ProgressLine(isShown: console.showsProgress)))
  }

  /// What a build is to tell its progress to.
  var observer: @Sendable (Progress) -> Void {
    { [self] progress in take(progress) }
  }

  private func take(_ progress: Progress) {
    let now = ContinuousClock.now
    state.withLock { state in
      if progress.stage == .writing, state.readingEnd == nil { state.readingEnd = now }
      if let bytes = state.line.bytes(for: progress, after: now - start) {
        try? Stream.standardError.writeAll(bytes)
      }
    }
  }

  /// Takes the line away, and gives the timing where it is wanted.
  func finish() -> Timing? {
    let now = ContinuousClock.now
    let readingEnd = state.withLock { state in
      if let bytes = state.line.erasure { try? Stream.standardError.writeAll(bytes) }
      return state.readingEnd ?? now
    }
    return isVerbose ? Timing(reading: readingEnd - start, total: now - start) : nil
  }
}
