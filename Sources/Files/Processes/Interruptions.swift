import Glibc
import Synchronization

/// Lets an interruption (SIGHUP, SIGINT or SIGTERM) happen only after `body`, which can so clear up behind itself.
///
/// A program that `runProgram` runs meanwhile is ended at once. Signals that are ignored stay so.
public func holdingInterruptions<Result: ~Copyable, Failure>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  Interruptions.hold()
  defer { Interruptions.release() }
  return try body()
}

/// Whether an interruption is held back.
var isInterrupted: Bool { heldSignal.load(ordering: .relaxed) != 0 }

/// The last signal that was held back, or 0: all that the handler touches.
private let heldSignal = Atomic<Int32>(0)

/// The signals that are held back, and what the system does on each when they are not.
private enum Interruptions {
  private struct State {
    var holders = 0
    var actions: [(signal: Int32, action: sigaction)] = []
  }

  private static let state = Mutex(State())

  static func hold() {
    state.withLock { state in
      state.holders += 1
      guard state.holders == 1 else { return }
      heldSignal.store(0, ordering: .relaxed)
      state.actions = [SIGHUP, SIGINT, SIGTERM].compactMap { number in
        var old = sigaction()
        guard sigaction(number, nil, &old) == 0, !old.ignores else { return nil }
        _ = signal(number) { heldSignal.store($0, ordering: .relaxed) }
        return (number, old)
      }
    }
  }

  static func release() {
    let number = state.withLock { state -> Int32 in
      state.holders -= 1
      guard state.holders == 0 else { return 0 }
      for (number, old) in state.actions {
        var old = old
        sigaction(number, &old, nil)
      }
      return heldSignal.exchange(0, ordering: .relaxed)
    }
    if number != 0 { deliver(number) }
  }

  /// Lets a signal happen in this thread, which may be one that signals pass by.
  private static func deliver(_ number: Int32) {
    var wanted = sigset_t()
    var old = sigset_t()
    sigemptyset(&wanted)
    sigaddset(&wanted, number)
    pthread_sigmask(SIG_UNBLOCK, &wanted, &old)
    _ = raise(number)
    pthread_sigmask(SIG_SETMASK, &old, nil)
  }
}

extension sigaction {
  fileprivate var ignores: Bool {
    unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
