/// Tags, comments and addresses between `<` and `>` in an inline text (CommonMark, 6.8 to 6.10).
struct AngleBrackets {
  private let text: UnsafeBufferPointer<UInt8>
  /// What begins with `<!` or `<?` and has no end behind some place, by what ends it.
  private var endless: Set<String> = []

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The end of what begins with the `<` at a place; nil where that is text.
  mutating func end(at start: Int) -> Int? {
    switch byte(start + 1) {
    case UInt8(ascii: "/"): closingTag(at: start)
    case UInt8(ascii: "?"): through("?>", from: start + 2)
    case UInt8(ascii: "!") where goesOn("--", at: start + 2): through("-->", from: start + 4)
    case UInt8(ascii: "!") where goesOn("[CDATA[", at: start + 2): through("]]>", from: start + 9)
    case UInt8(ascii: "!") where (0x41...0x5A).contains(byte(start + 2)): through(">", from: start + 3)
    default: openTag(at: start) ?? address(at: start)
    }
  }

  private func closingTag(at start: Int) -> Int? {
    guard let name = name(from: start + 2) else { return nil }
    let end = skippingSpace(from: name)
    return byte(end) == UInt8(ascii: ">") ? end + 1 : nil
  }

  private func openTag(at start: Int) -> Int? {
    guard var end = name(from: start + 1) else { return nil }
    while let next = attribute(from: end) { end = next }
    end = skippingSpace(from: end)
    if byte(end) == UInt8(ascii: "/") { end += 1 }
    return byte(end) == UInt8(ascii: ">") ? end + 1 : nil
  }

  private func name(from start: Int) -> Int? {
    guard byte(start).isASCIIWord, !byte(start).isDigit else { return nil }
    return end(from: start) { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
  }

  /// White space, a name, and a value if there is one.
  private func attribute(from start: Int) -> Int? {
    let name = skippingSpace(from: start)
    let first = byte(name)
    guard name > start,
      first.isASCIIWord && !first.isDigit || first == UInt8(ascii: "_") || first == UInt8(ascii: ":")
    else { return nil }
    let end = end(from: name) { $0.isASCIIWord || "_:.-".utf8.contains($0) }
    let sign = skippingSpace(from: end)
    guard byte(sign) == UInt8(ascii: "=") else { return end }
    return value(from: skippingSpace(from: sign + 1))
  }

  private func value(from start: Int) -> Int? {
    let quote = byte(start)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let end = end(from: start) { !$0.isWhiteSpace && !"\"'=<>`".utf8.contains($0) }
      return end > start ? end : nil
    }
    let end = end(from: start + 1) { $0 != quote }
    return end < text.count ? end + 1 : nil
  }

  /// `<https://…>` or `<name@host>`.
  private func address(at start: Int) -> Int? {
    let scheme = end(from: start + 1) { $0.isASCIIWord || "+.-".utf8.contains($0) }
    if byte(scheme) == UInt8(ascii: ":"), (2...32).contains(scheme - start - 1) {
      let end = end(from: scheme) { $0 > 0x20 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") }
      return byte(end) == UInt8(ascii: ">") ? end + 1 : nil
    }
    let sign = end(from: start + 1) { $0.isASCIIWord || ".!#$%&'*+/=?^_`{|}~-".utf8.contains($0) }
    guard sign > start + 1, byte(sign) == UInt8(ascii: "@") else { return nil }
    let end = end(from: sign + 1) { $0.isASCIIWord || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    return byte(end) == UInt8(ascii: ">") && end > sign + 1 ? end + 1 : nil
  }

  /// The end of the next of some bytes; that there is none is found out once.
  private mutating func through(_ bytes: String, from start: Int) -> Int? {
    guard !endless.contains(bytes) else { return nil }
    for index in start..<max(start, text.count - bytes.utf8.count + 1) where goesOn(bytes, at: index) {
      return index + bytes.utf8.count
    }
    endless.insert(bytes)
    return nil
  }

  private func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }

  private func goesOn(_ bytes: String, at index: Int) -> Bool {
    index <= text.count && text[index...].starts(with: bytes.utf8)
  }

  private func end(from start: Int, while condition: (UInt8) -> Bool) -> Int {
    var index = start
    while index < text.count, condition(text[index]) { index += 1 }
    return index
  }

  private func skippingSpace(from start: Int) -> Int { end(from: start, while: \.isWhiteSpace) }
}
