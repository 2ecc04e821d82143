import Files
import Hypertext

/// The address of an image, a sound or a film at another host.
struct RemoteAddress: Hashable, Sendable {
  /// The whole address, with its scheme.
  let text: String
  /// The host in lower case, with the port where it is not the scheme's own.
  let host: String
  /// The host without a port.
  let name: String
  /// The port.
  let port: Int
  /// What its path ends in says what it is; an image where it says nothing.
  let kind: Media.Kind

  /// Reads `http://…`, `https://…` or `//…`; nil for one that a browser could read in another way.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }) else { return nil }
    let full = bytes.starts(with: "//".utf8) ? Array("https:".utf8) + bytes : bytes
    let lower = String(decoding: full.prefix(8), as: UTF8.self).lowercased()
    guard let scheme = ["https://", "http://"].first(where: { lower.utf8.starts(with: $0.utf8) }) else {
      return nil
    }
    let rest = full[scheme.utf8.count...]
    let authority = rest.prefix { ![UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0) }
    // A name before `@` could be taken for the host, and only a plain name in ASCII is no other one.
    guard let host = HostName(String(decoding: authority, as: UTF8.self)) else { return nil }
    let isSecure = scheme == "https://"
    name = host.name
    port = host.port ?? (isSecure ? 443 : 80)
    self.host = port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
    self.text = String(decoding: full, as: UTF8.self)
    let path = rest[authority.endIndex...].prefix { ![UInt8(ascii: "?"), UInt8(ascii: "#")].contains($0) }
    kind = Media.Kind(Path(percentDecoding(String(decoding: path, as: UTF8.self)))) ?? .image
  }

  /// Whether the port is the one that a browser uses where none is written.
  fileprivate var hasUsualPort: Bool { host == name }
}

extension MediaHost {
  /// Whether pages may load from an address, as a browser reads their policy (CSP Level 3, 6.7.2.8).
  func allows(_ address: RemoteAddress) -> Bool {
    let isWildcard = text.utf8.starts(with: "*.".utf8)
    guard let host = HostName(isWildcard ? String(text.dropFirst(2)) : text) else { return false }
    guard host.port.map({ $0 == address.port }) ?? address.hasUsualPort else { return false }
    return isWildcard ? address.name.utf8.hasSuffix("." + host.name) : address.name == host.name
  }
}

extension String.UTF8View {
  fileprivate func hasSuffix(_ text: String) -> Bool { reversed().starts(with: text.utf8.reversed()) }
}

extension HostName {
  /// The place of the colon before the port.
  private var portStart: String.Index? {
    let tail = text.utf8.lastIndex(of: UInt8(ascii: "]")) ?? text.startIndex
    return text.utf8[tail...].lastIndex(of: UInt8(ascii: ":"))
  }

  /// The host without a port.
  var name: String { String(portStart.map { text[..<$0] } ?? text[...]) }

  /// The port, where one is written.
  var port: Int? { portStart.flatMap { Int(text[$0...].dropFirst()) } }
}
