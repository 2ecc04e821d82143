import Glibc

/// One of the three streams that a program is started with, by its number.
public enum Stream: Int32, Sendable {
  case standardInput = 0
  case standardOutput = 1
  case standardError = 2

  /// Whether a person sits at the other end.
  public var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Writes all bytes; a reader who has gone away is no error, since nobody misses them.
  public func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    _ = brokenPipesIgnored
    do throws(SystemError) {
      try Files.writeAll(bytes, to: rawValue, at: name)
    } catch  where error.number == EPIPE {}
  }

  /// Reads what comes until the end, `limit` bytes at most.
  public func readAll(limit: Int = readLimit) throws(SystemError) -> [UInt8] {
    try Files.readAll(from: rawValue, expecting: 0, limit: limit, at: name)
  }

  private var name: Path {
    switch self {
    case .standardInput: "standard input"
    case .standardOutput: "standard output"
    case .standardError: "standard error"
    }
  }
}

/// Turns a reader's going away from a signal, which would end the process, into an error of the write.
private let brokenPipesIgnored: Void = { _ = signal(SIGPIPE, SIG_IGN) }()
