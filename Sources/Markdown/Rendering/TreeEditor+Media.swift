internal import CMarkGFM
import Hypertext
import Text

extension TreeEditor {
  mutating func editImage(_ node: Node) {
    let address = String(decoding: node.url, as: UTF8.self)
    let kind = AddressKind(node.url)
    let plain = node.plainText
    let title = String(decoding: node.pointee.as.link.title.buffer, as: UTF8.self)
    var target = MediaTarget.missing
    if kind == .unsafe || kind == .mail {
      resolver.dropped(address, at: node.position)
    } else {
      target = resolver.media(at: address, isRemote: kind != .relative, position: node.position)
    }
    show(target, in: node, description: plain, name: address, title: title.isEmpty ? nil : title)
  }

  /// Shows what `![[file]]` names; a label that is a number is a width, any other the description.
  mutating func editEmbed(_ node: Node) {
    let file = WikiLink(node.literal)
    var target = medium(named: file.name, at: node.position)
    let width = file.ownLabel.flatMap { Int($0.prefix { $0 != "x" }) }.flatMap {
      (1...9_999).contains($0) ? $0 : nil
    }
    if let width, case .shown(var media) = target, media.kind != .audio {
      media.height = media.height.flatMap { height in media.width.map { max(1, height * width / max(1, $0)) }
      }
      media.width = width
      target = .shown(media)
    }
    let description = width == nil ? file.ownLabel : nil
    show(target, in: node, description: description ?? fileName(file.name), name: file.name, title: nil)
  }

  /// Plays what Anki's `[sound:file]` names.
  mutating func editSound(_ node: Node) {
    let name = String(decoding: node.literal, as: UTF8.self)
    var target = medium(named: name, at: node.position)
    // An address at another host need not tell what it leads to.
    if case .shown(var media) = target, name.isRemoteAddress, media.kind == .image {
      media.kind = .audio
      target = .shown(media)
    }
    show(target, in: node, description: fileName(name), name: name, title: nil)
  }

  /// What becomes of a medium that is named by its file, or by its address at another host.
  private mutating func medium(named name: String, at position: SourcePosition) -> MediaTarget {
    name.isRemoteAddress
      ? resolver.media(at: name, isRemote: true, position: position)
      : resolver.media(named: name, position: position)
  }

  /// Puts a medium in a node's place; where it is not shown, its name stands for a description that is empty.
  private mutating func show(
    _ target: MediaTarget, in node: Node, description: String, name: String, title: String?
  ) {
    let visible = description.isEmpty ? name : description
    switch target {
    case .link(let address) where link == nil:
      let link = Node.make(CMARK_NODE_LINK)
      _ = cmark_node_set_url(link, address)
      cmark_node_append_child(link, .make(CMARK_NODE_TEXT, literal: Array(visible.utf8)))
      node.replace(by: link)
      stretch.links.append(link)
    case .link:
      node.replace(by: .make(CMARK_NODE_TEXT, literal: Array(visible.utf8)))
    case .shown, .missing:
      var html: [UInt8] = []
      let isShown = if case .shown = target { true } else { false }
      html.appendMedia(
        target, description: isShown ? description : visible, title: title, isInsideLink: link != nil)
      guard !html.isEmpty else { return node.remove() }
      let markup = Node.markup(html)
      node.replace(by: markup)
      stretch.trusted.append(markup)
    }
  }
}

/// The last part of a path.
private func fileName(_ path: String) -> String {
  path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
}

extension String {
  /// Whether this is an address at another host; a file's name may have a colon too.
  fileprivate var isRemoteAddress: Bool {
    var copy = self
    let kind = copy.withUTF8(AddressKind.init)
    return kind == .web || kind == .host
  }
}
