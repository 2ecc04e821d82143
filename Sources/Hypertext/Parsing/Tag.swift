import Text

/// A tag as the standard's tokeniser reads it; the places are those of the bytes in which it stands.
struct Tag {
  /// The name, without `<` and `</`.
  private(set) var name: Range<Int>
  /// Where the text goes on.
  private(set) var end: Int
  /// How many attributes it has, repeated ones too.
  private(set) var attributes = 0
  /// Whether it ends with `/>`.
  private(set) var isSelfClosing = false

  /// Reads a tag whose name begins at `start`, or nil where the text ends before it does.
  init?(in html: UnsafeBufferPointer<UInt8>, nameFrom start: Int) {
    var offset = start
    func skip(while isSkipped: (UInt8) -> Bool) {
      while offset < html.count, isSkipped(html[offset]) { offset += 1 }
    }
    skip { !$0.isHTMLSpace && $0 != slash && $0 != closing }
    name = start..<offset
    end = offset
    while offset < html.count {
      switch html[offset] {
      case closing:
        end = offset + 1
        return
      case slash:
        isSelfClosing = true
        offset += 1
      case let byte where byte.isHTMLSpace:
        isSelfClosing = false
        offset += 1
      default:
        isSelfClosing = false
        attributes += 1
        // A name may begin with the equals sign that would end it.
        offset += 1
        skip { !$0.isHTMLSpace && $0 != slash && $0 != closing && $0 != equals }
        let afterName = offset
        skip(while: \.isHTMLSpace)
        guard offset < html.count, html[offset] == equals else {
          offset = afterName
          continue
        }
        offset += 1
        skip(while: \.isHTMLSpace)
        guard offset < html.count else { return nil }
        switch html[offset] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          offset = html.firstOffset(of: html[offset], from: offset + 1) + 1
        case closing: continue
        default: skip { !$0.isHTMLSpace && $0 != closing }
        }
      }
    }
    return nil
  }
}

private let slash = UInt8(ascii: "/")
private let closing = UInt8(ascii: ">")
private let equals = UInt8(ascii: "=")

extension UnsafeBufferPointer<UInt8> {
  /// The bytes in a range as a buffer of their own.
  func part(_ range: Range<Int>) -> Self { Self(rebasing: self[range]) }

  /// Where a comment, a declaration or another thing that is never shown ends; `start` is that of its `<`.
  func endOfComment(from start: Int) -> Int {
    guard self[start...].starts(with: "<!--".utf8) else {
      return Swift.min(firstOffset(of: closing, from: start) + 1, count)
    }
    // `<!-->` and `<!--->` are whole comments.
    let text = start + 4
    if self[text...].starts(with: ">".utf8) { return text + 1 }
    if self[text...].starts(with: "->".utf8) { return text + 2 }
    var end = firstOffset(of: closing, from: text)
    while end < count {
      let before = self[text..<end]
      if before.suffix(2).elementsEqual("--".utf8) || before.suffix(3).elementsEqual("--!".utf8) {
        return end + 1
      }
      end = firstOffset(of: closing, from: end + 1)
    }
    return count
  }

  /// Where a name stands next as that of a tag, and whether the tag is an end tag.
  func nextTag(named name: UnsafeBufferPointer<UInt8>, from start: Int) -> (nameFrom: Int, isEnd: Bool)? {
    var offset = firstOffset(of: UInt8(ascii: "<"), from: start)
    while offset < count {
      let isEnd = offset + 1 < count && self[offset + 1] == slash
      let first = offset + (isEnd ? 2 : 1)
      let after = first + name.count
      if after < count, zip(self[first..<after], name).allSatisfy({ $0.lowerCase == $1.lowerCase }) {
        let byte = self[after]
        if byte.isHTMLSpace || byte == slash || byte == closing { return (first, isEnd) }
      }
      offset = firstOffset(of: UInt8(ascii: "<"), from: offset + 1)
    }
    return nil
  }
}
