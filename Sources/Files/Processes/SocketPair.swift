import Glibc

/// Two connected sockets that no other program inherits.
struct SocketPair: ~Copyable {
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
