import Glibc

/// What a program writes, of which the last bytes are kept.
struct OutputTail: ~Copyable {
  private let reader: Descriptor
  private let limit: Int
  private var kept: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 64 << 10)
  private var hasEnded = false

  init(of reader: consuming Descriptor, keeping limit: Int) {
    self.reader = reader
    self.limit = max(0, limit)
  }

  /// The last that was written.
  var bytes: [UInt8] { kept.suffix(limit) }

  /// Reads what is there, once there is something; waits for a time at most.
  ///
  /// Gives whether there was something.
  @discardableResult
  mutating func read(waiting time: Duration) -> Bool {
    var wish = pollfd(fd: hasEnded ? -1 : reader.number, events: Int16(POLLIN), revents: 0)
    guard poll(&wish, 1, time.millisecondsToWait) > 0 else { return false }
    let count = Glibc.read(reader.number, &buffer, buffer.count)
    guard count > 0 else {
      hasEnded = count == 0 || errno != EINTR
      return false
    }
    kept += buffer.prefix(count)
    if kept.count > limit + 1 << 20 { kept.removeFirst(kept.count - limit) }
    return true
  }

  /// Reads what is there without waiting; a megabyte at most, since somebody may write for ever.
  mutating func readRest() {
    for _ in 0..<16 where !read(waiting: .zero) { return }
  }
}
