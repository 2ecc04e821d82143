/// How a program ended that ran to its end, and what it said.
public struct ProgramEnd: Hashable, Sendable {
  /// How a program ended.
  public enum Status: Hashable, Sendable {
    /// By itself, with a status that is 0 where all went well.
    case exited(Int32)
    /// By a signal, of the system's number.
    case killed(signal: Int32)
  }

  /// How it ended.
  public var status: Status
  /// The last of what it wrote to standard output and standard error.
  public var output: [UInt8]
}
