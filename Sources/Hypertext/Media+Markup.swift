import Text

extension [UInt8] {
  /// Appends an image or a player, or what stands in its place: a link, or a mark that shows its description.
  ///
  /// A player inside a link, where there can be none, is its description.
  public mutating func appendMedia(
    _ target: MediaTarget, description: String, title: String?, isInsideLink: Bool
  ) {
    switch target.checked {
    case .shown(let media) where media.kind == .image:
      appendImage(media, description: description, title: title)
    case .shown(let media):
      let name =
        description.isEmpty
        ? String(decoding: fileName(of: Array(media.address.utf8)), as: UTF8.self) : description
      if isInsideLink {
        appendDescription(name)
      } else {
        appendPlayer(media, description: name, title: title)
      }
    case .link(let address):
      let text = description.isEmpty ? address : description
      guard !isInsideLink else { return appendDescription(text) }
      append("<a")
      appendAttribute("href", Array(address.utf8), isAddress: true)
      appendTitle(title)
      append(">")
      appendDescription(text)
      append("</a>")
    case .missing:
      guard !description.isEmpty else { return }
      append("<span class=\"dp-missing\">")
      appendDescription(description)
      append("</span>")
    }
  }

  private mutating func appendImage(_ media: Media, description: String, title: String?) {
    append("<img")
    appendAttribute("src", Array(media.address.utf8), isAddress: true)
    appendAttribute("alt", Array(description.utf8))
    appendTitle(title)
    if let width = media.width { appendAttribute("width", Array(String(width).utf8)) }
    if let height = media.height { appendAttribute("height", Array(String(height).utf8)) }
    append(" loading=\"lazy\" />")
  }

  private mutating func appendPlayer(_ media: Media, description: String, title: String?) {
    let element: MarkupName = media.kind == .audio ? "audio" : "video"
    append("<")
    element.append(to: &self)
    append(" controls=\"\" preload=\"none\"")
    appendAttribute("src", Array(media.address.utf8), isAddress: true)
    appendAttribute("aria-label", Array(description.utf8))
    appendTitle(title)
    append(">")
    appendEndTag(element)
  }

  private mutating func appendTitle(_ title: String?) {
    if let title, !title.isEmpty { appendAttribute("title", Array(title.utf8)) }
  }

  private mutating func appendDescription(_ text: String) {
    var text = text
    text.withUTF8 { appendText($0) }
  }
}

extension MediaTarget {
  /// The target, or `missing` where its address is empty or not safe.
  var checked: MediaTarget {
    let address: String
    switch self {
    case .shown(let media): address = media.address
    case .link(let target): address = target
    case .missing: return self
    }
    switch Array(address.utf8).withUnsafeBufferPointer(AddressKind.init) {
    case .unsafe, .mail: return .missing
    case .web, .host, .relative: return address.isEmpty ? .missing : self
    }
  }
}
