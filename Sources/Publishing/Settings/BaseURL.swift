/// The absolute address of a site (RFC 3986): `http` or `https`, a host, and a path that ends in `/`.
public struct BaseURL: Hashable, Sendable {
  /// The whole address, with the slash at its end.
  public let text: String
  /// The path, from its first slash to its last.
  public let path: String

  /// Takes an address without a query, a fragment or a user; a slash is added at its end.
  public init?(_ text: String) {
    guard let schemeEnd = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = text[..<schemeEnd].lowercased()
    guard scheme == "http" || scheme == "https" else { return nil }
    let rest = text[schemeEnd...].dropFirst()
    guard rest.utf8.starts(with: "//".utf8) else { return nil }
    let hierarchy = rest.dropFirst(2)
    let authority = hierarchy.prefix { $0 != "/" }
    guard let host = HostName(String(authority)), Self.isPath(hierarchy.dropFirst(authority.count)) else {
      return nil
    }
    let path = String(hierarchy.dropFirst(authority.count))
    self.path = path.utf8.last == UInt8(ascii: "/") ? path : path + "/"
    self.text = "\(scheme)://\(host.text)\(self.path)"
  }

  /// Whether a text has only what a path may hold, each `%` with two hexadecimal digits.
  private static func isPath(_ text: Substring) -> Bool {
    var digitsToCome = 0
    for byte in text.utf8 {
      if digitsToCome > 0 {
        guard isHexadecimal(byte) else { return false }
        digitsToCome -= 1
      } else if byte == UInt8(ascii: "%") {
        digitsToCome = 2
      } else if !isPathCharacter(byte) {
        return false
      }
    }
    return digitsToCome == 0
  }

  private static func isPathCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "/-._~!$&'()*+,;=:@".utf8.contains(byte)
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
    }
  }
}
