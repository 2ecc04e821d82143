extension Settings {
  /// The Content-Security-Policy of pages without script (CSP Level 3): the style sheet and images of the site
  /// itself and of the hosts that the settings name.
  var pagePolicy: String {
    let sources = (["'self'"] + remoteMedia.map(\.text)).joined(separator: " ")
    var directives = ["default-src 'none'", "style-src 'self'", "img-src \(sources)"]
    if !remoteMedia.isEmpty || rawHTML != .escape { directives.append("media-src \(sources)") }
    directives += ["base-uri 'none'", "form-action 'none'"]
    return directives.joined(separator: "; ")
  }
}
