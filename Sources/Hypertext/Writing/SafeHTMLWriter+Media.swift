import Text

extension SafeHTMLWriter {
  /// Writes an image, or what stands in its place.
  mutating func writeImage(_ node: MarkupTree.Node, _ rule: ElementRule) {
    guard let written = node.value(of: "src")?.trimmingAddress(), !written.isEmpty else {
      return writePlaceholder(.missing, node, address: [])
    }
    let target = media(written, as: .image, in: node)
    guard case .shown(let media) = target else { return writePlaceholder(target, node, address: written) }
    var decided: [MarkupName: [UInt8]] = [
      "src": Array(media.address.utf8), "alt": node.value(of: "alt") ?? [],
    ]
    if node.value(of: "width") == nil, node.value(of: "height") == nil {
      decided["width"] = media.width.map { Array(String($0).utf8) }
      decided["height"] = media.height.map { Array(String($0).utf8) }
    }
    decided["srcset"] = sourceSet(in: node)
    writeTag(node, rule, deciding: decided)
  }

  /// Writes an image for which there is a choice, and tells whether the element is one.
  mutating func writePicture(_ node: MarkupTree.Node) -> Bool {
    guard let image = node.children.first(where: { $0.name == "img" }),
      let source = Allowlist.rule(for: "source"), let rule = Allowlist.rule(for: "img")
    else { return false }
    let start = output.count
    output.append("<picture>")
    for child in node.children where child.name == "source" {
      guard let sources = sourceSet(in: child) else { continue }
      writeTag(child, source, deciding: ["srcset": sources])
    }
    let imageStart = output.count
    writeImage(image, rule)
    if output[imageStart...].starts(with: "<img".utf8) {
      output.append("</picture>")
    } else {
      // What stands in place of the image is no image.
      output.removeSubrange(start..<imageStart)
    }
    return true
  }

  /// Writes a player, or what stands in its place.
  mutating func writePlayer(_ node: MarkupTree.Node, _ rule: ElementRule, kind: Media.Kind) {
    let own = node.value(of: "src")?.trimmingAddress() ?? []
    let sources = own.isEmpty ? node.children.filter { $0.name == "source" } : [node]
    var shown: [(source: MarkupTree.Node, address: [UInt8])] = []
    var instead: (target: MediaTarget, address: [UInt8]) = (.missing, [])
    for source in sources {
      guard let written = source.value(of: "src")?.trimmingAddress(), !written.isEmpty else { continue }
      let target = media(written, as: kind, in: source)
      if case .shown(let media) = target {
        shown.append((source, Array(media.address.utf8)))
      } else if instead.address.isEmpty {
        instead = (target, written)
      }
    }
    guard let first = shown.first, !isInsideLink else {
      if let first = shown.first {
        instead = (.link(String(decoding: first.address, as: UTF8.self)), first.address)
      }
      return writePlaceholder(instead.target, node, address: instead.address)
    }
    var decided =
      ["aria-label": description(of: node) ?? fileName(of: first.address)] as [MarkupName: [UInt8]]
    decided["poster"] = poster(of: node)
    if !own.isEmpty { decided["src"] = first.address }
    writeTag(node, rule, deciding: decided)
    if own.isEmpty, let rule = Allowlist.rule(for: "source") {
      for (source, address) in shown { writeTag(source, rule, deciding: ["src": address]) }
    }
    output.appendEndTag(rule.name)
  }

  private mutating func writePlaceholder(_ target: MediaTarget, _ node: MarkupTree.Node, address: [UInt8]) {
    output.appendMedia(
      target, description: String(decoding: description(of: node) ?? address, as: UTF8.self), title: nil,
      isInsideLink: isInsideLink)
  }

  /// What an author calls a medium.
  private func description(of node: MarkupTree.Node) -> [UInt8]? {
    for name: MarkupName in ["alt", "aria-label", "title"] {
      if let text = node.value(of: name), !text.allSatisfy(\.isHTMLSpace) { return text }
    }
    return nil
  }

  /// The image that a film shows before it plays.
  private mutating func poster(of node: MarkupTree.Node) -> [UInt8]? {
    guard let written = node.value(of: "poster")?.trimmingAddress(), !written.isEmpty,
      case .shown(let media) = media(written, as: .image, in: node)
    else { return nil }
    return Array(media.address.utf8)
  }

  /// The images of different sizes that an element names, or nil where one of them cannot be shown.
  private mutating func sourceSet(in node: MarkupTree.Node) -> [UInt8]? {
    guard let candidates = node.value(of: "srcset").flatMap(imageCandidates), !candidates.isEmpty else {
      return nil
    }
    var set: [UInt8] = []
    for candidate in candidates {
      guard case .shown(let media) = media(candidate.address, as: .image, in: node) else { return nil }
      if !set.isEmpty { set.append(contentsOf: ", ".utf8) }
      set.append(contentsOf: encodingAddress(media.address, alsoCommas: true))
      if !candidate.size.isEmpty { set.append(contentsOf: [0x20] + candidate.size) }
    }
    return set
  }

  /// What becomes of a medium.
  private mutating func media(_ written: [UInt8], as kind: Media.Kind, in node: MarkupTree.Node)
    -> MediaTarget
  {
    let address = String(decoding: written, as: UTF8.self)
    switch written.withUnsafeBufferPointer(AddressKind.init) {
    case .unsafe, .mail:
      policy.dropped(address, in: Array(node.tag))
      return .missing
    case .web, .host, .relative:
      return policy.media(at: address, as: kind, in: Array(node.tag)).checked
    }
  }
}
