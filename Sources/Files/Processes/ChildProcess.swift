/// A program at work beside this one, which answers frames one by one; it ends when the value goes out of use.
///
/// Its standard input and output are one socket, its standard error goes nowhere, and no shell is between.
public struct ChildProcess: ~Copyable, Sendable {
  private let program: RunningProgram
  let channel: Descriptor

  /// Starts a program with the environment of this one.
  public init(starting program: Path, arguments: [String]) throws(ChildProcessError) {
    let sockets = try SocketPair()
    let theirs = sockets.theirs.number
    self.program = try RunningProgram(
      Launch(program: program, arguments: arguments, input: theirs, output: theirs))
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
}
