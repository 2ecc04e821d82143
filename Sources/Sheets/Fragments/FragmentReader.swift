/// Reads HTML into a tree, whatever it is: what is not closed ends where its parent ends, a stray end tag is passed
/// over, and what is nested too deeply stands beside its parent.
struct FragmentReader {
  /// The HTML, and behind it the tags that were written anew.
  private(set) var bytes: [UInt8]
  /// What the HTML holds that has to be looked at again.
  private(set) var features: PrintedText.Features = []
  private let end: Int
  private let imageAddress: (String) -> [UInt8]?
  private var stack: [OpenElement] = []
  private var top: [Node] = []

  private static let deepest = 100
  /// The bytes that a text may have, with the tags and images that are written anew.
  private static let largest = Int(Int32.max / 4)

  init(_ html: [UInt8], imageAddress: @escaping (String) -> [UInt8]?) {
    bytes = html.count < Self.largest ? html : []
    end = bytes.count
    self.imageAddress = imageAddress
    // The first bytes of U+0580 to U+07FF in UTF-8.
    if bytes.contains(where: { (0xD6...0xDF).contains($0) }) { features.insert(.rightToLeft) }
  }

  mutating func read() -> [Node] {
    var offset = 0
    while offset < end {
      let textEnd = bytes.firstOffset(of: UInt8(ascii: "<"), from: offset, to: end)
      // Space alone between blocks would be a text of its own.
      if textEnd > offset, !isSpaceBetweenBlocks(offset..<textEnd) {
        add(.text(Int32(offset)..<Int32(textEnd)))
      }
      guard textEnd < end else { break }
      let tag = HTMLTag(bytes, at: textEnd, end: end)
      offset = tag.end
      switch tag.kind {
      case .none: add(.text(bytes.appendMarkup("&lt;")))
      case .comment: continue
      case .end: close(tag)
      case .start: offset = open(tag)
      }
    }
    close(from: 0)
    return top
  }

  private mutating func add(_ node: Node) {
    if stack.isEmpty {
      top.append(joining: node)
    } else {
      stack[stack.count - 1].node.children.append(joining: node)
    }
  }

  /// Closes the open elements from a place on.
  private mutating func close(from place: Int) {
    while stack.count > place, let last = stack.popLast() {
      if last.isDropped { continue }
      if last.isUnwrapped { last.node.children.forEach { add($0) } } else { add(last.node) }
    }
  }

  private mutating func close(_ tag: HTMLTag) {
    let element = Element(bytes[tag.name])
    let place = stack.lastIndex { open in
      open.element == element
        && (element != .other || isSameName(open.name, tag.name))
    }
    if let place { close(from: place) }
  }

  private func isSameName(_ first: Range<Int32>, _ second: Range<Int>) -> Bool {
    bytes[Int(first.lowerBound)..<Int(first.upperBound)].elementsEqual(bytes[second]) {
      $0 | 0x20 == $1 | 0x20
    }
  }

  /// Reads a start tag, and gives where what follows begins.
  private mutating func open(_ tag: HTMLTag) -> Int {
    var open = opened(tag)
    if let place = stack.placeToClose(before: open.element) { close(from: place) }
    guard !open.element.isVoid, !tag.isSelfClosing || open.element.isBlock else {
      if !open.isDropped, !open.isUnwrapped || open.node.isText { add(open.node) }
      return tag.end
    }
    if open.element.holdsRawText { return bytes.endOfRawText(bytes[tag.name], from: tag.end, to: end) }
    // What is nested too deeply keeps its place but not its depth.
    if stack.count >= Self.deepest { open.isUnwrapped = true }
    if stack.count < 4 * Self.deepest { stack.append(open) }
    return tag.end
  }

  private func isSpaceBetweenBlocks(_ range: Range<Int>) -> Bool {
    guard stack.last?.element.holdsBlocks ?? true else { return false }
    return bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x0A } && bytes[range].contains(0x0A)
  }
}

// MARK: What print changes

extension FragmentReader {
  /// An element at its start tag, with what print changes of it.
  private mutating func opened(_ tag: HTMLTag) -> OpenElement {
    let element = Element(bytes[tag.name])
    let name = Int32(tag.name.lowerBound)..<Int32(tag.name.upperBound)
    let node = Node(element: element, range: Int32(tag.start)..<Int32(tag.end), name: name)
    var open = OpenElement(node: node, element: element, name: name)
    switch element {
    case .a:
      // The way back from a note leads nowhere on paper.
      open.isDropped = tag.attribute("class", in: bytes)?.contains("dp-note-back") ?? false
      open.isUnwrapped = true
    case .img: setImage(tag, &open)
    case .svg: setDrawing(tag, &open)
    case .audio, .video: setPlayer(tag, &open)
    case .source, .track: open.isDropped = true
    case .details: open.node.range = bytes.appendMarkup("<details open>")
    case .math: features.insert(.formulas)
    default:
      if element == .table { features.insert(.tables) }
      open.isDropped = element.isDropped
      if tag.mayHaveAttributesOfScreens(in: bytes) { dropAttributesOfScreens(tag, &open) }
    }
    return open
  }

  /// A mark that stands for what paper cannot play, and its name; what stands inside goes on behind it.
  private mutating func setPlayer(_ tag: HTMLTag, _ open: inout OpenElement) {
    let sign = open.element == .audio ? "♪" : "▶"
    let label = tag.attribute("aria-label", in: bytes) ?? tag.attribute("title", in: bytes) ?? ""
    let text = bytes.appendMarkup(label.isEmpty ? sign + " " : "\(sign) \(label.escapedForText) ")
    open.node = .made(.span, "span", class: "dp-media", [.text(text)], in: &bytes)
  }

  private mutating func setImage(_ tag: HTMLTag, _ open: inout OpenElement) {
    let attributes = tag.attributes(in: bytes)
    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
    let alternative = value("alt") ?? ""
    guard let source = imageAddress(decodingReferences(value("src") ?? "")),
      bytes.count + source.count < Self.largest
    else {
      open.node = .text(bytes.appendMarkup(alternative.escapedForText))
      open.isUnwrapped = true
      return
    }
    features.insert(.images)
    var image = ImageSize(width: pixels(value("width")), height: pixels(value("height")))
    let start = bytes.appendMarkup("<img" + image.attributes).lowerBound
    image.rest = bytes.appendMarkup(" src=\"").lowerBound
    source.withUnsafeBufferPointer { bytes.appendEscapingHTML($0) }
    let style = value("class").map { " class=\"\($0.replacingQuotes)\"" } ?? ""
    let last = bytes.appendMarkup("\" alt=\"\(alternative.replacingQuotes)\"\(style)>")
    open.node.range = start..<last.upperBound
    open.node.image = image
  }

  private func setDrawing(_ tag: HTMLTag, _ open: inout OpenElement) {
    open.node.image = ImageSize(
      width: pixels(tag.attribute("width", in: bytes)), height: pixels(tag.attribute("height", in: bytes)))
  }

  /// A length in pixels; nil where it is another.
  private func pixels(_ value: String?) -> Double? {
    guard let value, value.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }) else { return nil }
    return Double(value).map { min(max($0, 1), 100_000) }
  }

  /// The tag without its id and without what only readers at a keyboard need.
  private mutating func dropAttributesOfScreens(_ tag: HTMLTag, _ open: inout OpenElement) {
    let attributes = tag.attributes(in: bytes)
    let kept = attributes.filter { $0.name != "id" && $0.name != "tabindex" }
    guard kept.count < attributes.count else { return }
    if kept.isEmpty, open.element == .span {
      open.isUnwrapped = true
      return
    }
    let name = String(decoding: bytes[tag.name], as: UTF8.self)
    let texts = kept.map { attribute in
      attribute.value.map { " \(attribute.name)=\"\($0.replacingQuotes)\"" } ?? " \(attribute.name)"
    }
    open.node.range = bytes.appendMarkup("<" + name + texts.joined() + ">")
  }
}
