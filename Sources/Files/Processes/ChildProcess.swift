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

  /// Sends a frame of fields and gives the fields of the frame that answers it; fails after `time` at the latest.
  ///
  /// The program reads a whole frame before it answers. After an error there is nothing more to expect of it.
  public func exchange(_ fields: [[UInt8]], within time: Duration) throws(ChildProcessError) -> [[UInt8]] {
    let socket = TimedSocket(number: channel.number, until: .now + time)
    try socket.send(Fields.frame(fields))
    guard let length = Fields.length(header: try socket.receive(Fields.headerLength)), length <= readLimit,
      let answer = Fields.decode(try socket.receive(length)[...])
    else { throw .nonsense }
    return answer
  }
}
