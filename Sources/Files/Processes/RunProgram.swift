/// Runs a program to its end, with an environment of its own and an empty standard input.
///
/// The program is ended after `time`, or when this process is interrupted inside `holdingInterruptions`. What it
/// started and left at work ends with it. Of what it writes, the last `limit` bytes are kept.
public func runProgram(
  _ program: Path, _ arguments: [String], environment: [String: String], within time: Duration,
  keeping limit: Int = 64 << 10
) throws(ChildProcessError) -> ProgramEnd {
  let deadline = ContinuousClock.now + time
  let sockets = try SocketPair()
  let theirs = sockets.theirs.number
  let running = try RunningProgram(
    Launch(
      program: program, arguments: arguments, environment: environment.map { "\($0)=\($1)" }.sorted(),
      output: theirs, errors: theirs))
  var output = OutputTail(of: sockets.releaseOurs(), keeping: limit)
  while !running.hasEnded {
    if isInterrupted { throw .interrupted }
    let left = deadline - .now
    guard left > .zero else { throw .silent }
    output.read(waiting: min(left, .milliseconds(10)))
  }
  output.readRest()
  return ProgramEnd(status: running.end(), output: output.bytes)
}
