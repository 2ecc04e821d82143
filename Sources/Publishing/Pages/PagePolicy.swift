import Text

extension Settings {
  /// The Content-Security-Policy of pages without script (CSP Level 3): the style sheet of the site itself, and
  /// images, sounds and films of it and of the hosts that the settings name.
  var pagePolicy: String {
    let sources = (["'self'"] + remoteMedia.map(\.text)).joined(separator: " ")
    let directives = [
      "default-src 'none'", "style-src 'self'", "img-src \(sources)", "media-src \(sources)",
      "base-uri 'none'", "form-action 'none'",
    ]
    return directives.joined(separator: "; ")
  }

  /// The policy of a page that holds its style sheet and its images: no other style, and of the network no more than
  /// the images of the hosts that the settings name.
  func selfContainedPolicy(style: [UInt8]) -> String {
    let hash = String(decoding: base64(sha256(style)), as: UTF8.self)
    let sources = (["data:"] + remoteMedia.map(\.text)).joined(separator: " ")
    return
      "default-src 'none'; style-src 'sha256-\(hash)'; img-src \(sources); base-uri 'none'; form-action 'none'"
  }
}
