import Glibc

/// A program at work beside this one, which answers frames one by one; it ends when the value goes out of use.
///
/// Its standard input and output are one socket, its standard error goes nowhere, and no shell is between.
public struct ChildProcess: ~Copyable, Sendable {
  private let id: pid_t
  let channel: Descriptor

  /// Starts a program with the environment of this one.
  public init(starting program: Path, arguments: [String]) throws(ChildProcessError) {
    let sockets = try SocketPair()
    id = try spawn(program, arguments, standardStreams: sockets.theirs.number)
    channel = sockets.releaseOurs()
  }

  /// Sends a frame of fields; fails after `time` at the latest.
  ///
  /// A program reads a whole frame before it answers. After an error there is nothing more to expect of it but what
  /// it has sent already.
  public func send(_ fields: [[UInt8]], within time: Duration) throws(ChildProcessError) {
    try TimedSocket(number: channel.number, until: .now + time).send(Fields.frame(fields))
  }

  /// Whether the program has sent something that was not received yet, or has ended.
  public var hasNews: Bool { TimedSocket(number: channel.number, until: .now).isReadable }

  /// Waits for a frame and gives its fields; fails after `time` at the latest.
  public func receive(within time: Duration) throws(ChildProcessError) -> [[UInt8]] {
    let socket = TimedSocket(number: channel.number, until: .now + time)
    guard let length = Fields.length(header: try socket.receive(Fields.headerLength)), length <= readLimit,
      let answer = Fields.decode(try socket.receive(length)[...])
    else { throw .nonsense }
    return answer
  }

  deinit {
    // The program leads a group of its own, so that what it started ends with it.
    _ = kill(-id, SIGKILL)
    _ = kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
  }
}

/// Two connected sockets that no other program inherits.
private struct SocketPair: ~Copyable {
  let ours: Descriptor
  let theirs: Descriptor

  init() throws(ChildProcessError) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw ChildProcessError(notStarted: errno) }
    ours = Descriptor(owning: ends[0])
    theirs = Descriptor(owning: ends[1])
  }

  /// Closes the other end.
  consuming func releaseOurs() -> Descriptor { ours }
}
