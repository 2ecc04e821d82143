/// Writes HTML again with nothing in it but what is allowed, and its addresses as the policy decides them.
///
/// gumbo parses it as the content of a `div`, as a browser would; the result is whole elements, and HTML that was
/// fine comes back as it is. A hole (0xFE, a decimal number, 0xFE) stays where it stands in text that is shown, at
/// most once, with an `a` after the number inside a link; anywhere else it vanishes. A link to `dp-resolved:` and an
/// address is written with that address, and the policy is not asked. Where `isLine`, what stands in a heading, blocks
/// give their content alone. It takes time in proportion to the length.
public func safeHTML(
  _ html: UnsafeBufferPointer<UInt8>, isLine: Bool = false, policy: inout some AddressPolicy
) -> [UInt8] {
  let balanced = MarkupBalancer(html, isLine: isLine)
  return balanced.markup.withUnsafeBufferPointer { markup in
    guard let tree = MarkupTree(markup), let root = tree.root else { return [] }
    var writer = SafeHTMLWriter(markup: markup, holes: balanced.holes, policy: policy)
    writer.write(root)
    policy = writer.policy
    return writer.output
  }
}

/// Writes HTML again with nothing in it but what is allowed, and its addresses as the policy decides them.
public func safeHTML(_ html: [UInt8], isLine: Bool = false, policy: inout some AddressPolicy) -> [UInt8] {
  html.withUnsafeBufferPointer { safeHTML($0, isLine: isLine, policy: &policy) }
}
