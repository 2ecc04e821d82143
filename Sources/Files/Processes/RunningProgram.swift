import Glibc

/// A program that was started; it ends, with those that it started, when the value goes out of use.
struct RunningProgram: ~Copyable {
  private let id: pid_t

  init(_ launch: Launch) throws(ChildProcessError) {
    id = try spawn(launch)
  }

  /// Whether the program itself has come to its end, whatever it left at work.
  var hasEnded: Bool {
    var information = siginfo_t()
    // The number of the process, and so that of its group, stays taken until somebody waits for it.
    let result = waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT)
    return result < 0 ? errno != EINTR : information.si_signo != 0
  }

  /// Ends what is still at work, and says how the program ended.
  consuming func end() -> ProgramEnd.Status {
    let status = Self.end(id)
    discard self
    return status
  }

  deinit { _ = Self.end(id) }

  /// Ends a process and its group, and waits for it.
  private static func end(_ id: pid_t) -> ProgramEnd.Status {
    // The program leads a group of its own, so that what it started ends with it.
    _ = kill(-id, SIGKILL)
    _ = kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      // Where the system was told to forget the children of this process, nobody knows how one ended.
      guard errno == EINTR else { return .exited(0) }
    }
    return ProgramEnd.Status(waited: status)
  }
}

extension ProgramEnd.Status {
  /// Takes the status apart that `waitpid` gives for a process that ended.
  fileprivate init(waited status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
  }
}
