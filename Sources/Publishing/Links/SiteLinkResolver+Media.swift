import Hypertext
import Markdown

extension SiteLinkResolver {
  mutating func media(at address: String, isRemote: Bool, position: SourcePosition) -> MediaTarget {
    if address.isEmpty {
      report(.imageWithoutSource, position)
      return .missing
    }
    if isRemote {
      report(.remoteImage(address), position)
      return .link(address)
    }
    guard let map else {
      needsMap = true
      return .missing
    }
    guard let target = target(of: divided(address).path, in: map), target.isFile else {
      report(.missingImage(address), position)
      return .missing
    }
    return .shown(Media(.image, address: target.url))
  }

  mutating func media(named name: String, position: SourcePosition) -> MediaTarget {
    media(at: name, isRemote: false, position: position)
  }
}
