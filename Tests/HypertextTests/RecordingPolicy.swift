import Hypertext

/// Resolves a few addresses and remembers what it was asked.
///
/// A link to `gone` has no target, and others lead into `site/`; a medium at `gone` is missing, one at another host is
/// linked to, and others are shown from `media/`.
struct RecordingPolicy: AddressPolicy {
  private(set) var asked: [String] = []

  mutating func link(to address: String, in tag: [UInt8]) -> String? {
    asked.append("link \(address) in \(String(decoding: tag, as: UTF8.self))")
    return address == "gone" ? nil : "site/" + address
  }

  mutating func media(at address: String, as kind: Media.Kind, in tag: [UInt8]) -> MediaTarget {
    asked.append("\(kind) \(address) in \(String(decoding: tag, as: UTF8.self))")
    if address == "gone" { return .missing }
    if address.contains("//") { return .link(address) }
    return .shown(Media(kind, address: "media/" + address, width: kind == .image ? 40 : nil, height: 30))
  }

  mutating func dropped(_ address: String, in tag: [UInt8]) {
    asked.append("dropped \(address) in \(String(decoding: tag, as: UTF8.self))")
  }
}

/// Leaves every address as it stands.
struct PlainPolicy: AddressPolicy {
  mutating func link(to address: String, in tag: [UInt8]) -> String? { address }
  mutating func media(at address: String, as kind: Media.Kind, in tag: [UInt8]) -> MediaTarget {
    .shown(Media(kind, address: address))
  }
}

/// The HTML that is left of some, with every address as it stands.
func safe(_ html: String) -> String {
  var policy = PlainPolicy()
  return String(decoding: safeHTML(Array(html.utf8), policy: &policy), as: UTF8.self)
}

/// The HTML that is left of some, with addresses resolved.
func resolved(_ html: String) -> String {
  var policy = RecordingPolicy()
  return String(decoding: safeHTML(Array(html.utf8), policy: &policy), as: UTF8.self)
}
