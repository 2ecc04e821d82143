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
}
