internal import CMarkGFM
import Text

/// Marks before what begins with `[`, `!` or `\`, at which the library asks no extension.
///
/// The mark is a byte that UTF-8 does not have; it is put into the text of a block when the block is known and its
/// inline text is not yet read, and what is left of it is taken out of the tree.
enum Marks {
  static let byte: UInt8 = 0xFE

  /// Whether anything in the text needs a mark.
  static func areNeeded(in text: UnsafeBufferPointer<UInt8>, _ extensions: MarkdownExtensions) -> Bool {
    if extensions.contains(.bracketMath), text.firstOffset(of: UInt8(ascii: "\\")) < text.count {
      return true
    }
    guard extensions.contains(.cardSyntax) || extensions.contains(.ruby) else { return false }
    var bracket = text.firstOffset(of: UInt8(ascii: "["))
    while bracket + 1 < text.count {
      let next = text[bracket + 1]
      if next == UInt8(ascii: "[") || next == UInt8(ascii: "s") { return true }
      if extensions.contains(.ruby), bracket > 0, text[bracket - 1] >= 0x80 { return true }
      bracket = text.firstOffset(of: UInt8(ascii: "["), from: bracket + 1)
    }
    return false
  }

  /// Puts marks into every block whose inline text will be read, and gives their places.
  static func put(into root: Node, _ extensions: MarkdownExtensions) -> MarkPlaces {
    var places = MarkPlaces()
    var next: Node? = root
    while let node = next {
      next = node.following(in: root)
      guard node.pointee.content.size > 0, !node.isKind(CMARK_NODE_CODE_BLOCK),
        !node.isKind(CMARK_NODE_HTML_BLOCK)
      else { continue }
      let content = UnsafeBufferPointer(
        start: node.pointee.content.ptr, count: Int(node.pointee.content.size))
      var marking = Marking(content, extensions)
      guard var marked = marking.run() else { continue }
      places.add(marked, in: node)
      marked.append(0)
      marked.withUnsafeBytes {
        _ = cmark_node_set_string_content(node, $0.baseAddress?.assumingMemoryBound(to: CChar.self))
      }
    }
    return places
  }

  /// Whether the library may make bytes of the text that UTF-8 does not have.
  ///
  /// It writes `&#xFFFE;` and `&#xFFFF;`, which are no characters, as the single bytes 0xFE and 0xFF.
  static func mayBeForged(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    var ampersand = text.firstOffset(of: UInt8(ascii: "&"))
    while ampersand + 1 < text.count {
      if text[ampersand + 1] == UInt8(ascii: "#") { return true }
      ampersand = text.firstOffset(of: UInt8(ascii: "&"), from: ampersand + 1)
    }
    return false
  }

  /// Takes out the marks that the library has taken for text, and other bytes that UTF-8 does not have; columns
  /// become those of the text without marks.
  static func remove(from root: Node, _ places: MarkPlaces) {
    var places = places
    var next: Node? = root
    while let node = next {
      next = node.following(in: root)
      places.mendColumn(of: node)
      switch UInt32(node.pointee.type) {
      case CMARK_NODE_TEXT.rawValue, CMARK_NODE_CODE.rawValue, CMARK_NODE_HTML_INLINE.rawValue:
        if node.tag == nil, node.literal.isMarked { node.setLiteral(Array(unmarked(node.literal).utf8)) }
      case CMARK_NODE_LINK.rawValue, CMARK_NODE_IMAGE.rawValue:
        if node.url.isMarked { _ = cmark_node_set_url(node, unmarked(node.url)) }
        let title = node.pointee.as.link.title.buffer
        if title.isMarked { _ = cmark_node_set_title(node, unmarked(title)) }
      case CMARK_NODE_CODE_BLOCK.rawValue:
        let info = node.pointee.as.code.info.buffer
        if info.isMarked { _ = cmark_node_set_fence_info(node, unmarked(info)) }
      default: break
      }
    }
  }

  private static func unmarked(_ text: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: text.filter { $0 != byte }, as: UTF8.self)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether bytes are in the text that UTF-8 does not have.
  fileprivate var isMarked: Bool { contains { $0 >= Marks.byte } }
}

/// Puts marks into one inline text: nowhere in code, and not behind a backslash.
private struct Marking {
  private let text: UnsafeBufferPointer<UInt8>
  private let extensions: MarkdownExtensions
  private var marked: [UInt8] = []
  private var hasMarks = false
  private var runs: CodeRuns

  init(_ text: UnsafeBufferPointer<UInt8>, _ extensions: MarkdownExtensions) {
    self.text = text
    self.extensions = extensions
    runs = CodeRuns(text)
  }

  /// The text with marks, or nil where it needs none; linear in its length.
  mutating func run() -> [UInt8]? {
    marked.reserveCapacity(text.count + 16)
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\\"):
        let next = index + 1 < text.count ? text[index + 1] : 0
        if extensions.contains(.bracketMath), next == UInt8(ascii: "(") || next == UInt8(ascii: "[") {
          mark()
        }
        take(min(2, text.count - index), &index)
      case UInt8(ascii: "`"):
        takeCode(&index)
      case UInt8(ascii: "["):
        markBracket(at: index)
        take(1, &index)
      default:
        take(1, &index)
      }
    }
    return hasMarks ? marked : nil
  }

  private mutating func take(_ count: Int, _ index: inout Int) {
    marked.append(contentsOf: UnsafeBufferPointer(rebasing: text[index..<index + count]))
    index += count
  }

  private mutating func mark(before count: Int = 0) {
    marked.insert(Marks.byte, at: marked.count - count)
    hasMarks = true
  }

  private mutating func markBracket(at index: Int) {
    let rest = text[index...]
    if extensions.contains(.cardSyntax) {
      // Of three brackets, the last two are the ones.
      if rest.starts(with: "[[".utf8), !rest.starts(with: "[[[".utf8) {
        let isEmbed = marked.last == UInt8(ascii: "!") && !isEscaped(marked.count - 1)
        return mark(before: isEmbed ? 1 : 0)
      }
      if rest.starts(with: "[sound:".utf8) { return mark() }
    }
    if extensions.contains(.ruby), let base = rubyBase(before: index) { mark(before: base) }
  }

  /// Whether a backslash stands before a byte of what is marked so far.
  private func isEscaped(_ position: Int) -> Bool {
    marked[..<position].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
  }

  /// How many bytes before a bracket have the reading in it.
  private func rubyBase(before index: Int) -> Int? {
    guard index > 0, text[index - 1] >= 0x80 else { return nil }
    let reading = text[(index + 1)...].prefix(300).prefix {
      $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "\n")
    }
    return RubyBase(in: text, before: index).start(for: reading).map { index - $0 }
  }

  /// Takes a code span, or a run of backticks that begins none.
  private mutating func takeCode(_ index: inout Int) {
    let end = runs.endOfSpan(at: index) ?? index + runs.length(at: index)
    take(end - index, &index)
  }
}
