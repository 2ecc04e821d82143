import Glibc

/// Somebody who waits on a port of this machine to be asked for something.
final class Listener {
  let port: UInt16
  private let socket: Int32

  struct Failure: Error {}

  init() throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let number = socket
    let isOpen = withUnsafeMutableBytes(of: &address) { bytes in
      let generic = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress
      return bind(number, generic, length) == 0 && listen(number, 8) == 0
        && getsockname(number, generic, &length) == 0
    }
    port = UInt16(bigEndian: address.sin_port)
    guard isOpen else { throw Failure() }
  }

  deinit { close(socket) }

  /// Whether anybody has asked.
  var wasAsked: Bool {
    var wish = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&wish, 1, 0) > 0
  }
}
