internal import CMarkGFM
import Text

/// Comments in a line of text as HTML5 knows them.
///
/// The library follows an older rule, by which a comment that holds `--` or ends in `--->` is text. Each comment becomes
/// one of the same length that the library knows and that holds nothing else; what it says is lost, but nobody sees it.
enum HTMLComments {
  /// What stands for `<!-->` and `<!--->`, than which the library's own comments are longer.
  static let short = ["<?-?>", "<?--?>"].map { Array($0.utf8) }

  /// Whether there may be any.
  static func mayBe(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = text.firstOffset(of: UInt8(ascii: "<"))
    while start + 4 < text.count {
      if text[start...].starts(with: opening) { return true }
      start = text.firstOffset(of: UInt8(ascii: "<"), from: start + 1)
    }
    return false
  }

  /// Rewrites the comments of every block whose inline text will be read.
  static func rewrite(in root: Node) {
    var next: Node? = root
    while let node = next {
      next = node.following(in: root)
      guard node.pointee.content.size > 0, !node.isKind(CMARK_NODE_CODE_BLOCK),
        !node.isKind(CMARK_NODE_HTML_BLOCK)
      else { continue }
      let content = node.pointee.content
      let text = UnsafeMutableBufferPointer(start: content.ptr, count: Int(content.size))
      if mayBe(in: UnsafeBufferPointer(text)) { rewrite(text) }
    }
  }

  /// Rewrites the comments of an inline text, but not in code and in tags; linear in its length.
  private static func rewrite(_ text: UnsafeMutableBufferPointer<UInt8>) {
    let bytes = UnsafeBufferPointer(text)
    var runs = CodeRuns(bytes)
    var brackets = AngleBrackets(bytes)
    var isClosed = true
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"): index = runs.endOfSpan(at: index) ?? index + runs.length(at: index)
      case UInt8(ascii: "<") where isClosed && text[index...].starts(with: opening):
        guard let end = end(ofCommentAt: index, in: bytes) else {
          isClosed = false
          index += opening.count
          continue
        }
        rewrite(comment: UnsafeMutableBufferPointer(rebasing: text[index..<end]))
        index = end
      case UInt8(ascii: "<"): index = brackets.end(at: index) ?? index + 1
      default: index += 1
      }
    }
  }
}

extension HTMLComments {
  /// The end of a comment; nil where nothing closes it.
  private static func end(ofCommentAt start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    let content = start + opening.count
    if text[content...].starts(with: ">".utf8) { return content + 1 }
    if text[content...].starts(with: "->".utf8) { return content + 2 }
    var dash = text.firstOffset(of: UInt8(ascii: "-"), from: content)
    while dash < text.count {
      let rest = text[dash...]
      if rest.starts(with: "-->".utf8) { return dash + 3 }
      if rest.starts(with: "--!>".utf8) { return dash + 4 }
      dash = text.firstOffset(of: UInt8(ascii: "-"), from: dash + 1)
    }
    return nil
  }

  /// Makes a comment one that the library knows.
  private static func rewrite(comment: UnsafeMutableBufferPointer<UInt8>) {
    if let short = short.first(where: { $0.count == comment.count }) {
      return fill(comment[...], with: short)
    }
    let end = comment.count - closing.count
    fill(comment[end...], with: closing)
    for index in opening.count..<end where comment[index].isASCIIPunctuation {
      comment[index] = UInt8(ascii: "_")
    }
  }

  private static func fill(_ bytes: Slice<UnsafeMutableBufferPointer<UInt8>>, with content: [UInt8]) {
    for (index, byte) in zip(bytes.indices, content) { bytes.base[index] = byte }
  }

  private static let opening = Array("<!--".utf8)
  private static let closing = Array("-->".utf8)
}

extension UInt8 {
  fileprivate var isASCIIPunctuation: Bool { (0x21...0x7E).contains(self) && !isASCIIWord }
}
