import Publishing

/// The one line on a terminal that says how far a build is: `Reading decks: 120 of 1000`.
///
/// It appears after a second, changes ten times a second at most, and is erased in the end.
struct ProgressLine {
  private let isShown: Bool
  private var lastShown: Duration?

  init(isShown: Bool) { self.isShown = isShown }

  /// What to write to the terminal at a time since the start, or nil while the line stays as it is.
  mutating func bytes(for progress: Progress, after time: Duration) -> [UInt8]? {
    guard isShown, time >= .seconds(1), lastShown.map({ time - $0 >= .milliseconds(100) }) ?? true else {
      return nil
    }
    lastShown = time
    let stage = progress.stage == .reading ? "Reading" : "Writing"
    return Array("\r\(stage) decks: \(progress.done) of \(progress.total)\u{1B}[K".utf8)
  }

  /// What takes the line away, or nil where none was shown.
  var erasure: [UInt8]? {
    lastShown == nil ? nil : Array("\r\u{1B}[K".utf8)
  }
}
