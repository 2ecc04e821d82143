import Text

/// Prepares raw HTML for the parser, which takes time with the square of what is left open, and more.
///
/// Each tag of the table is kept as it is written, in strict nesting and to a limited depth; comments, other tags and
/// what goes with its content are left out. So a tag that is not closed ends where the element around it does.
/// Nothing is made safe here.
struct MarkupBalancer {
  let html: UnsafeBufferPointer<UInt8>
  /// Whether the text stands in a line, where no block can be.
  let isLine: Bool
  /// What the parser is to read.
  private(set) var markup: [UInt8] = []
  /// The holes by the place in `markup` of the tag that stands for each.
  private(set) var holes: [Int: Int] = [:]
  var open: [OpenElement] = []
  /// Names of which no further end tag follows.
  private var unclosed: Set<MarkupName> = []
  private var seen: Set<Int> = []

  struct OpenElement {
    /// The name in its end tag.
    let name: MarkupName
    let rule: ElementRule
    var layout: Layout { rule.layout }
  }

  /// How many elements may be open: what Markdown's own limits allow in lists, quotations and tables fits.
  static let depth = 256
  /// A tag with more attributes is left out, since the parser compares each with all others.
  static let attributes = 64

  init(_ html: UnsafeBufferPointer<UInt8>, isLine: Bool = false) {
    self.html = html
    self.isLine = isLine
    markup.reserveCapacity(html.count + html.count / 8)
    run()
  }

  private mutating func run() {
    var offset = 0
    while offset < html.count {
      let tag = html.firstOffset(of: UInt8(ascii: "<"), from: offset)
      appendText(offset..<tag)
      offset = tag < html.count ? readTag(at: tag) : tag
    }
    close(from: 0)
  }

  /// Reads what begins with `<` and gives where the text goes on.
  private mutating func readTag(at start: Int) -> Int {
    let next = start + 1 < html.count ? html[start + 1] : 0
    switch next {
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      return html.endOfComment(from: start)
    case UInt8(ascii: "/"):
      guard start + 2 < html.count, html[start + 2].isLetter else {
        return html.endOfComment(from: start)
      }
      guard let tag = Tag(in: html, nameFrom: start + 2) else { return html.count }
      if let name = MarkupName(html[tag.name]) { end(name) }
      return tag.end
    case let letter where letter.isLetter:
      guard let tag = Tag(in: html, nameFrom: start + 1) else { return html.count }
      return self.start(tag, at: start)
    default:
      markup.append("&lt;")
      return start + 1
    }
  }

  /// Reads a start tag, and what it holds where that is left out.
  private mutating func start(_ tag: Tag, at start: Int) -> Int {
    guard let name = MarkupName(html[tag.name]) else { return tag.end }
    guard let rule = Allowlist.rule(for: name) else {
      return Allowlist.droppedWithContent.contains(name) ? endOfContent(of: tag, name) ?? tag.end : tag.end
    }
    guard tag.attributes <= Self.attributes, !isLine || rule.standsInLine else { return tag.end }
    closeBefore(name, rule)
    guard mayStandHere(rule) else { return tag.end }
    if rule.layout != .void {
      guard open.count < Self.depth else { return tag.end }
      open.append(OpenElement(name: name, rule: rule))
    }
    appendTag(start..<tag.end)
    if Self.players.contains(name), tag.isSelfClosing || !isClosed(tag, name) { close(from: open.count - 1) }
    return tag.end
  }

  /// Elements that authors write without an end tag, although all that follows would be part of them.
  private static let players = Set(MarkupName.list("audio video picture"))

  /// Whether the next tag of this name is an end tag.
  private mutating func isClosed(_ tag: Tag, _ name: MarkupName) -> Bool {
    guard !unclosed.contains(name) else { return false }
    if let next = html.nextTag(named: html.part(tag.name), from: tag.end) { return next.isEnd }
    unclosed.insert(name)
    return false
  }

  /// Where an element that goes with its content ends, or nil where it has no end tag and its start tag alone goes.
  private mutating func endOfContent(of tag: Tag, _ name: MarkupName) -> Int? {
    guard !unclosed.contains(name) else { return nil }
    var depth = 1
    var offset = tag.end
    var end: Int?
    while depth > 0, let next = html.nextTag(named: html.part(tag.name), from: offset) {
      depth += next.isEnd ? -1 : Self.nesting.contains(name) ? 1 : 0
      offset = next.nameFrom
      if next.isEnd { end = Tag(in: html, nameFrom: next.nameFrom)?.end ?? html.count }
    }
    if depth > 0 { unclosed.insert(name) }
    return end
  }

  /// Those of the elements that go with their content which can stand in one another.
  private static let nesting = Set(MarkupName.list("svg object template marquee map frameset"))

  /// Closes the open elements from an index on.
  mutating func close(from index: Int) {
    while open.count > index, let element = open.popLast() {
      markup.append("</")
      element.name.append(to: &markup)
      markup.append(">")
    }
  }
}

extension MarkupBalancer {
  /// Copies a tag without the holes in it.
  private mutating func appendTag(_ range: Range<Int>) {
    let tag = html.part(range)
    var kept: [UInt8] = []
    var start = 0
    while start < tag.count {
      let mark = tag.firstOffset(of: Hole.mark, from: start)
      kept.append(contentsOf: tag.part(start..<mark))
      start = mark < tag.count ? Hole(in: tag, at: mark)?.end ?? mark + 1 : mark
    }
    kept.withUnsafeBufferPointer { markup.appendCheckingCharacterNumbers($0) }
  }

  /// Copies text with a tag for each hole, which the parser moves about as it moves text.
  private mutating func appendText(_ range: Range<Int>) {
    let text = html.part(range)
    var start = 0
    while start < text.count {
      let mark = text.firstOffset(of: Hole.mark, from: start)
      markup.appendCheckingCharacterNumbers(text.part(start..<mark))
      start = mark + 1
      guard mark < text.count, let hole = Hole(in: text, at: mark) else { continue }
      start = hole.end
      guard seen.insert(hole.index).inserted else { continue }
      holes[markup.count] = hole.index
      markup.append("<wbr>")
    }
  }
}
