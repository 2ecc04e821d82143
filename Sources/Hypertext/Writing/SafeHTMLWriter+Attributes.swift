extension SafeHTMLWriter {
  /// Writes a start tag with the attributes that its rule allows.
  ///
  /// What is decided stands in place of what the author wrote; addresses of media are written only where they are
  /// decided.
  mutating func writeTag(
    _ node: MarkupTree.Node, _ rule: ElementRule, deciding decided: [MarkupName: [UInt8]] = [:]
  ) {
    output.append(UInt8(ascii: "<"))
    rule.name.append(to: &output)
    for (name, kind) in rule.attributes {
      if let value = decided[name] {
        output.appendAttribute(name, value, isAddress: kind.isAddress)
      } else if case .link = kind {
        guard let address = linkAddress(node.value(of: name), in: node) else { continue }
        output.appendAttribute(name, address, isAddress: true)
      } else if let value = kind.accepted(node.value(of: name)) {
        output.appendAttribute(name, value)
      }
    }
    output.append(contentsOf: rule.layout == .void ? " />".utf8 : ">".utf8)
  }

  /// The address that a link gets, or nil where its text alone stays.
  mutating func linkAddress(_ written: [UInt8]?, in node: MarkupTree.Node) -> [UInt8]? {
    guard let written = written?.trimmingAddress() else { return nil }
    let resolved = Array(resolvedScheme.utf8)
    let isResolved = written.starts(with: resolved)
    let address = isResolved ? Array(written.dropFirst(resolved.count)) : written
    switch address.withUnsafeBufferPointer(AddressKind.init) {
    case .web, .mail, .host: return address
    case .relative where isResolved: return address
    case .relative:
      guard let target = policy.link(to: String(decoding: address, as: UTF8.self), in: Array(node.tag)) else {
        return nil
      }
      let bytes = Array(target.utf8)
      return bytes.withUnsafeBufferPointer(AddressKind.init) == .unsafe ? nil : bytes
    case .unsafe:
      policy.dropped(String(decoding: address, as: UTF8.self), in: Array(node.tag))
      return nil
    }
  }
}

extension AttributeValue {
  /// Whether it is an address, which is written with other escapes than a text.
  fileprivate var isAddress: Bool {
    switch self {
    case .link, .media: true
    default: false
    }
  }
}
