/// How an address in a link or an image begins.
public enum AddressKind: Equatable, Sendable {
  /// `http`, `https`.
  case web
  /// `mailto`.
  case mail
  /// No scheme and no host.
  case relative
  /// No scheme, and a host: `//example.org/x`.
  case host
  /// Any other scheme.
  case unsafe

  /// Reads an address as a browser does: spaces and control characters in the scheme do not count.
  public init(_ address: UnsafeBufferPointer<UInt8>) {
    var scheme: [UInt8] = []
    for byte in address where byte > 0x20 && byte != 0x7F {
      switch byte {
      case UInt8(ascii: ":"):
        self = Self(scheme: scheme)
        return
      case UInt8(ascii: "/"), UInt8(ascii: "\\"):
        // A browser takes a backslash for a slash.
        let rest = address.drop { $0 <= 0x20 || $0 == 0x7F }.prefix(2)
        let leadsAway = scheme.isEmpty && rest.allSatisfy { $0 == 0x2F || $0 == 0x5C } && rest.count == 2
        self = !leadsAway ? .relative : rest.allSatisfy { $0 == 0x2F } ? .host : .unsafe
        return
      case UInt8(ascii: "?"), UInt8(ascii: "#"):
        self = .relative
        return
      default:
        scheme.append(byte | 0x20)
      }
    }
    self = .relative
  }

  private init(scheme: [UInt8]) {
    switch scheme {
    case Array("http".utf8), Array("https".utf8): self = .web
    case Array("mailto".utf8): self = .mail
    default: self = .unsafe
    }
  }
}
