/// The inner HTML of a `code` element out of what Pygments wrote.
///
/// It is nil where nothing is coloured, where the text is not the code to the byte, and where the markup holds
/// anything but `span` elements, not nested, of one class that begins with `dp-c-`.
func colouredCode(_ markup: [UInt8], showing code: [UInt8]) -> [UInt8]? {
  var scanner = MarkupScanner(markup)
  var rest = code[...]
  var isInside = false
  var isColoured = false
  while let part = scanner.next() {
    switch part {
    case .start(let name, let attributes):
      guard !isInside, scanner.string(name) == "span", attributes.count == 1,
        scanner.string(attributes[0].name) == "class", isColourClass(markup[attributes[0].value])
      else { return nil }
      isInside = true
      isColoured = true
    case .end(let name):
      guard isInside, scanner.string(name) == "span" else { return nil }
      isInside = false
    case .text(let range):
      guard takeText(markup[range], from: &rest) else { return nil }
    }
  }
  return scanner.isAtEnd && rest.isEmpty && !isInside && isColoured ? markup : nil
}

private func isColourClass(_ name: ArraySlice<UInt8>) -> Bool {
  let prefix = "dp-c-".utf8
  return name.starts(with: prefix) && (1...4).contains(name.count - prefix.count)
    && name.dropFirst(prefix.count).allSatisfy { byte in
      byte &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
    }
}

/// Compares text in markup with the beginning of what it must show, which it takes away.
private func takeText(_ markup: ArraySlice<UInt8>, from code: inout ArraySlice<UInt8>) -> Bool {
  var offset = markup.startIndex
  while offset < markup.endIndex {
    let reference = markup[offset] == UInt8(ascii: "&") ? HTMLReference(in: markup[offset...]) : nil
    guard let next = code.popFirst(), next == reference?.character ?? markup[offset] else { return false }
    offset += reference?.length ?? 1
  }
  return true
}
