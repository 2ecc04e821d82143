/// Reads HTML into a tree, whatever it is: what is not closed ends where its parent ends, a stray end tag is passed
/// over, and what is nested too deeply stands beside its parent.
struct FragmentReader {
  /// The HTML, and behind it the tags that were written anew.
  private(set) var bytes: [UInt8]
  private(set) var hasFormulas = false
  private(set) var hasImages = false
  private let end: Int
  private let imageAddress: (String) -> [UInt8]?

  private static let deepest = 100

  init(_ html: [UInt8], imageAddress: @escaping (String) -> [UInt8]?) {
    bytes = html.count < Int32.max / 2 ? html : []
    end = bytes.count
    self.imageAddress = imageAddress
  }

  /// An element whose end has not come yet.
  private struct Open {
    var node: Node
    /// Whether its tags are left out.
    var isUnwrapped = false
    /// Whether it is left out with its content.
    var isDropped = false
    var element: Element
    /// Its name, by which its end tag is known.
    var name: Range<Int32> = 0..<0
  }

  mutating func read() -> [Node] {
    var stack: [Open] = []
    var top: [Node] = []

    func add(_ node: Node) {
      if stack.isEmpty { top.append(node) } else { stack[stack.count - 1].node.children.append(node) }
    }
    func close() {
      guard let last = stack.popLast(), !last.isDropped else { return }
      if last.isUnwrapped { last.node.children.forEach(add) } else { add(last.node) }
    }

    var offset = 0
    while offset < end {
      let textEnd = bytes.firstOffset(of: UInt8(ascii: "<"), from: offset, to: end)
      // Space alone between blocks would be a text of its own.
      if textEnd > offset, !isSpaceBetweenBlocks(offset..<textEnd, stack.last?.element) {
        add(.text(Int32(offset)..<Int32(textEnd)))
      }
      guard textEnd < end else { break }
      let tag = HTMLTag(bytes, at: textEnd, end: end)
      offset = tag.end
      switch tag.kind {
      case .none: add(.text(Int32(textEnd)..<Int32(offset)))
      case .comment: continue
      case .end:
        let element = Element(bytes[tag.name])
        guard let place = stack.lastIndex(where: { sameName($0.name, tag.name, element, $0.element) })
        else { continue }
        while stack.count > place { close() }
      case .start:
        var open = opened(tag)
        let isDropped = open.isDropped
        if open.element.isVoid || tag.isSelfClosing && open.element != .span {
          if !isDropped, !open.isUnwrapped || open.node.isText { add(open.node) }
        } else {
          // What is nested too deeply keeps its place but not its depth.
          if stack.count >= Self.deepest { open.isUnwrapped = true }
          if stack.count < 4 * Self.deepest { stack.append(open) }
        }
      }
    }
    while !stack.isEmpty { close() }
    return top
  }

  private func sameName(
    _ open: Range<Int32>, _ name: Range<Int>, _ element: Element, _ openElement: Element
  ) -> Bool {
    guard element == openElement else { return false }
    guard element == .other else { return true }
    return bytes[Int(open.lowerBound)..<Int(open.upperBound)].elementsEqual(bytes[name])
  }

  private func isSpaceBetweenBlocks(_ range: Range<Int>, _ parent: Element?) -> Bool {
    switch parent {
    case nil, .div, .section, .details, .figure, .blockquote, .dd, .dl, .ul, .ol, .table, .thead, .tbody,
      .tfoot,
      .tr, .colgroup:
      bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x0A } && bytes[range].contains(0x0A)
    default: false
    }
  }

  /// An element at its start tag, with what print changes of it.
  private mutating func opened(_ tag: HTMLTag) -> Open {
    let element = Element(bytes[tag.name])
    let whole = Int32(tag.start)..<Int32(tag.end)
    let name = Int32(tag.name.lowerBound)..<Int32(tag.name.upperBound)
    var open = Open(node: Node(element: element, range: whole, name: name), element: element, name: name)
    switch element {
    case .a:
      // The way back from a note leads nowhere on paper.
      open.isDropped = tag.attribute("class", in: bytes)?.contains("dp-note-back") ?? false
      open.isUnwrapped = true
    case .img: return image(tag, open)
    case .audio, .video:
      open.node = mark(element == .audio ? "♪" : "▶")
    case .source, .track: open.isDropped = true
    case .details: open.node.range = write("<details open>")
    case .math: hasFormulas = true
    default:
      if tag.mayHaveID(in: bytes) { rewrite(tag, &open) }
    }
    return open
  }

  /// A mark that stands for what paper cannot play; the text inside goes on behind it.
  private mutating func mark(_ sign: String) -> Node {
    let start = write("<span class=\"dp-media\">")
    let text = write(sign + " ")
    var node = Node(element: .span, range: start, name: start.lowerBound + 1..<start.lowerBound + 5)
    node.children = [.text(text)]
    return node
  }

  private mutating func image(_ tag: HTMLTag, _ open: Open) -> Open {
    var open = open
    let address = tag.attribute("src", in: bytes).map(decodingReferences) ?? ""
    let alternative = tag.attribute("alt", in: bytes) ?? ""
    guard let source = imageAddress(address) else {
      open.node = .text(write(alternative))
      open.isUnwrapped = true
      return open
    }
    var text =
      "<img src=\"" + String(decoding: source, as: UTF8.self).escapedForAttribute
      + "\" alt=\"\(alternative)\""
    for name in ["width", "height", "class"] {
      if let value = tag.attribute(name, in: bytes) { text += " \(name)=\"\(value)\"" }
    }
    open.node.range = write(text + ">")
    hasImages = true
    return open
  }

  /// The tag without its id.
  private mutating func rewrite(_ tag: HTMLTag, _ open: inout Open) {
    let attributes = tag.attributes(in: bytes)
    guard attributes.contains(where: { $0.name == "id" }) else { return }
    let kept = attributes.filter { $0.name != "id" }
    if kept.isEmpty, open.element == .span {
      open.isUnwrapped = true
      return
    }
    let name = String(decoding: bytes[tag.name], as: UTF8.self)
    let texts = kept.map { attribute in
      attribute.value.map { " \(attribute.name)=\"\($0.replacingQuotes)\"" } ?? " \(attribute.name)"
    }
    open.node.range = write("<" + name + texts.joined() + ">")
  }

  /// Puts HTML behind what is there, and gives its place.
  private mutating func write(_ text: String) -> Range<Int32> {
    let start = Int32(bytes.count)
    bytes += text.utf8
    return start..<Int32(bytes.count)
  }
}
