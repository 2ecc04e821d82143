import Text

/// The stretches of an inline text in which a dollar is no sign of mathematics: code, HTML and addresses.
struct OpaqueSpans {
  private let text: UnsafeBufferPointer<UInt8>
  /// Whether addresses are links without further marks.
  private let hasBareAddresses: Bool
  private var runs: CodeRuns
  private var brackets: AngleBrackets

  init(_ text: UnsafeBufferPointer<UInt8>, _ extensions: MarkdownExtensions) {
    self.text = text
    hasBareAddresses = extensions.contains(.autolink)
    runs = CodeRuns(text)
    brackets = AngleBrackets(text)
  }

  /// The end of the stretch that begins at a byte; nil where none does.
  ///
  /// Over one text, the work is linear in its length.
  mutating func end(at index: Int) -> Int? {
    switch text[index] {
    case UInt8(ascii: "`"): runs.endOfSpan(at: index) ?? index + runs.length(at: index)
    case UInt8(ascii: "<"): brackets.end(at: index)
    case UInt8(ascii: "h"), UInt8(ascii: "w"), UInt8(ascii: "f"): bareAddress(at: index)
    default: nil
    }
  }

  /// The end of `https://…` or `www.…`, at white space or `<`.
  private func bareAddress(at index: Int) -> Int? {
    guard hasBareAddresses, index == 0 || !text[index - 1].isASCIIWord else { return nil }
    let rest = text[index...]
    let starts: [StaticString] = ["https://", "http://", "ftp://", "www."]
    guard
      starts.contains(where: {
        rest.starts(with: UnsafeBufferPointer(start: $0.utf8Start, count: $0.utf8CodeUnitCount))
      })
    else { return nil }
    return rest.firstIndex { $0.isWhiteSpace || $0 == UInt8(ascii: "<") } ?? text.count
  }

  /// The end of `(address "title")` behind the text of a link; nil where this is no such thing.
  func destination(at open: Int) -> Int? {
    var index = skippingSpace(from: open + 1)
    guard let end = byte(index) == UInt8(ascii: "<") ? bracketedAddress(at: index) : address(at: index) else {
      return nil
    }
    index = skippingSpace(from: end)
    if index > end, let title = title(at: index) { index = skippingSpace(from: title) }
    return byte(index) == UInt8(ascii: ")") ? index + 1 : nil
  }

  private func bracketedAddress(at start: Int) -> Int? {
    var index = start + 1
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: ">"): return index + 1
      case UInt8(ascii: "<"), UInt8(ascii: "\n"): return nil
      default: index += text[index] == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    return nil
  }

  /// The end of an address, at white space or a parenthesis that nothing in it opens; the library counts to 32.
  private func address(at start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < text.count, !text[index].isWhiteSpace {
      switch text[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")") where depth == 0: return index
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      if depth > 32 { return nil }
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index < text.count ? index : nil
  }

  private func title(at start: Int) -> Int? {
    let quote = byte(start)
    let isInParentheses = quote == UInt8(ascii: "(")
    guard isInParentheses || quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let end = isInParentheses ? UInt8(ascii: ")") : quote
    var index = start + 1
    while index < text.count {
      if text[index] == end { return index + 1 }
      if text[index] == quote { return nil }
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }

  private func skippingSpace(from start: Int) -> Int {
    var index = start
    while index < text.count, text[index].isWhiteSpace { index += 1 }
    return index
  }
}

extension UInt8 {
  /// Whether the byte is a letter or a digit of ASCII.
  var isASCIIWord: Bool { (0x61...0x7A).contains(self | 0x20) || isDigit }
}
