import Glibc

/// A socket, open elsewhere, through which bytes go until a moment and no longer.
struct TimedSocket {
  let number: Int32
  let until: ContinuousClock.Instant

  /// Whether there is something to receive now, be it the end.
  var isReadable: Bool {
    var wish = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&wish, 1, 0) > 0
  }

  /// Sends all bytes; a reader who has gone away is an error and no signal.
  func send(_ bytes: [UInt8]) throws(ChildProcessError) {
    var start = 0
    while start < bytes.count {
      start += try whenReady(POLLOUT) {
        bytes[start...].withUnsafeBytes {
          Glibc.send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        }
      }
    }
  }

  /// Receives exactly so many bytes; memory is taken as they come, not as they are announced.
  func receive(_ count: Int) throws(ChildProcessError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(count, 256 << 10))
    while bytes.count < count {
      let wanted = min(count - bytes.count, buffer.count)
      let received = try whenReady(POLLIN) {
        recv(number, &buffer, wanted, Int32(MSG_DONTWAIT))
      }
      guard received > 0 else { throw .ended }
      bytes += buffer.prefix(received)
    }
    return bytes
  }

  /// Waits for an event, then makes the call; again while the system has nothing yet.
  private func whenReady(_ event: Int32, _ call: () -> Int) throws(ChildProcessError) -> Int {
    while true {
      let result = call()
      if result >= 0 { return result }
      guard errno == EAGAIN || errno == EINTR else { throw .ended }
      let left = until - .now
      guard left > .zero else { throw .silent }
      var wish = pollfd(fd: number, events: Int16(event), revents: 0)
      _ = poll(&wish, 1, left.millisecondsToWait)
    }
  }
}
