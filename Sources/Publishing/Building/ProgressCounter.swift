import Synchronization

/// Counts decks that are done, from many threads, and tells whoever wants to know.
final class ProgressCounter: Sendable {
  private let done = Atomic(0)
  private let total: Int
  private let stage: Progress.Stage
  private let observer: (@Sendable (Progress) -> Void)?

  init(_ stage: Progress.Stage, total: Int, observer: (@Sendable (Progress) -> Void)?) {
    self.stage = stage
    self.total = total
    self.observer = observer
  }

  /// One more is done.
  func advance() {
    let now = done.add(1, ordering: .relaxed).newValue
    observer?(Progress(stage: stage, done: now, total: total))
  }
}
