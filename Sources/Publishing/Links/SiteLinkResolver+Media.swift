import Files
import Hypertext
import Markdown

extension SiteLinkResolver {
  mutating func media(at address: String, isRemote: Bool, position: SourcePosition) -> MediaTarget {
    if isRemote { return remoteMedia(at: address, position) }
    guard !address.pathWithoutQuery.isEmpty else {
      report(.noAddress, position)
      return .missing
    }
    return show(media.find(address, from: sourceFolder), address, position)
  }

  mutating func media(named name: String, position: SourcePosition) -> MediaTarget {
    guard !name.isEmpty else {
      report(.noAddress, position)
      return .missing
    }
    let (lookup, rivals) = media.find(named: name, from: sourceFolder)
    if case .found(let file, _) = lookup, let rival = rivals.first {
      report(.several(name, shown: file.sitePath, other: rival), position)
    }
    return show(lookup, name, position)
  }

  /// The address of an image, a sound or a film to which a link leads; nil where it leads to none.
  mutating func mediaURL(_ address: String) -> String? {
    guard Media.Kind(Path(percentDecoding(address.pathWithoutQuery))) != nil,
      case .found(let file, _) = media.find(address, from: sourceFolder)
    else { return nil }
    mediaUse.insert(file)
    // What follows may say where a film begins.
    let fragment = address.utf8.firstIndex(of: UInt8(ascii: "#")).map { address[$0...] } ?? ""
    return page.url(toFile: file.address) + fragment
  }

  private mutating func show(
    _ lookup: MediaLookup, _ name: String, _ position: SourcePosition
  ) -> MediaTarget {
    switch lookup {
    case .missing:
      report(.missing(name), position)
      return .missing
    case .refused(let refusal):
      report(.refused(name, refusal), position)
      return .missing
    case .found(let file, let spelling):
      if let spelling { report(.spelling(name, right: spelling), position) }
      mediaUse.insert(file)
      return .shown(
        Media(
          file.kind, address: page.url(toFile: file.address), width: file.size?.width,
          height: file.size?.height))
    }
  }

  private mutating func remoteMedia(at address: String, _ position: SourcePosition) -> MediaTarget {
    guard let remote = RemoteAddress(address) else {
      report(.remote(address, host: nil), position)
      return .link(address)
    }
    let isAllowed = media.remoteHosts.contains { $0.allows(remote) }
    mediaUse.insert(host: remote.host, isAllowed: isAllowed)
    if isAllowed { return .shown(Media(remote.kind, address: remote.text)) }
    report(.remote(address, host: remote.host), position)
    return .link(remote.text)
  }

  private mutating func report(_ kind: MediaProblem.Kind, _ position: SourcePosition) {
    add(MediaProblem(kind: kind, card: termAtLine(position.line + linesBefore)), position)
  }
}
