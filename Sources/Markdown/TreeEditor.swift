internal import CMarkGFM
import Hypertext
import Text

/// Makes a tree safe to write: raw HTML, addresses, headings and footnotes as a page wants them.
struct TreeEditor<Resolver: LinkResolver> {
  var notes: NoteTable
  let options: RenderingOptions
  var resolver: Resolver
  /// Whether the library will write something that is not valid or accessible HTML.
  private(set) var needsMending = false
  /// The link in which the walk is.
  private var link: OpenLink?

  private struct OpenLink {
    /// The node behind what the link holds, or nil where none follows.
    var end: Node?
  }

  init(notes: NoteTable, options: RenderingOptions, resolver: Resolver) {
    self.notes = notes
    self.options = options
    self.resolver = resolver
  }

  /// Edits a block that stands in no other block, and the notes to which it refers.
  mutating func edit(_ block: Node, as kind: MarkdownPart.Kind) {
    if case .blocks(let headings) = kind { walk(block, headings) } else { walk(block, nil) }
    while let note = notes.nextToEdit() {
      for child in note.children { walk(child, HeadingShift(from: 1, to: 6)) }
      notes.didEdit()
    }
  }

  /// Edits a node and all below it; there is no shift for a heading whose text alone is written.
  private mutating func walk(_ top: Node, _ headings: HeadingShift?) {
    // An edit may replace the top node itself, so the walk ends where the next block begins.
    guard let parent = top.pointee.parent else { return }
    let end = top.pointee.next
    var next: Node? = top
    link = nil
    while let node = next, node != end, node != parent {
      next = node.following(in: parent)
      if let open = link, open.end == node { link = nil }
      switch UInt32(node.pointee.type) {
      case CMARK_NODE_TEXT.rawValue:
        hack(node)
      case CMARK_NODE_PARAGRAPH.rawValue:
        continue
      case CMARK_NODE_HTML_INLINE.rawValue:
        if options.rawHTML != .trusted { node.escapeInlineHTML() }
      case CMARK_NODE_HTML_BLOCK.rawValue:
        if options.rawHTML != .trusted { node.escapeHTMLBlock() }
      case CMARK_NODE_LINK.rawValue:
        let end = node.following(in: parent, skippingContents: true)
        if editLink(node) { link = OpenLink(end: end) }
      case CMARK_NODE_IMAGE.rawValue:
        next = node.following(in: parent, skippingContents: true)
        editImage(node)
      case CMARK_NODE_FOOTNOTE_REFERENCE.rawValue:
        notes.refer(from: node, isInsideLink: link != nil)
      case CMARK_NODE_HEADING.rawValue:
        if let headings { node.shiftHeading(headings) }
      default:
        if !needsMending { needsMending = node.needsMending }
      }
    }
  }

  private mutating func hack(_ node: Node) {
    var text = Array(node.literal)[...]
    var out: [Node] = []
    while let start = text.indices.first(where: { text[$0...].starts(with: [0x5B, 0x5B]) }),
      let end = text[start...].indices.first(where: { text[$0...].starts(with: [0x5D, 0x5D]) })
    {
      out.append(.make(CMARK_NODE_TEXT, literal: Array(text[text.startIndex..<start])))
      let name = String(decoding: text[start + 2..<end], as: UTF8.self)
      var position = node.position
      position.column += start
      let label: Node = .make(CMARK_NODE_TEXT, literal: Array(name.utf8))
      switch resolver.card(named: name, at: position) {
      case .text: out.append(label)
      case .address(let url):
        let link: Node = .make(CMARK_NODE_LINK)
        _ = cmark_node_set_url(link, url)
        cmark_node_append_child(link, label)
        out.append(link)
      }
      text = text[(end + 2)...]
    }
    guard !out.isEmpty else { return }
    out.append(.make(CMARK_NODE_TEXT, literal: Array(text)))
    for new in out { cmark_node_insert_before(node, new) }
    node.remove()
  }

  /// Edits a link and tells whether it still is one.
  private mutating func editLink(_ node: Node) -> Bool {
    switch AddressKind(node.url) {
    case .web, .mail, .host:
      return true
    case .relative:
      switch resolver.link(to: String(decoding: node.url, as: UTF8.self), at: node.position) {
      case .address(let address):
        _ = cmark_node_set_url(node, address)
        return true
      case .text:
        node.unwrap()
        return false
      }
    case .unsafe:
      resolver.dropped(String(decoding: node.url, as: UTF8.self), at: node.position)
      node.unwrap()
      return false
    }
  }

  private mutating func editImage(_ node: Node) {
    let address = String(decoding: node.url, as: UTF8.self)
    let kind = AddressKind(node.url)
    if kind == .unsafe || kind == .mail {
      resolver.dropped(address, at: node.position)
      return replaceImage(node, by: .missing, address: address)
    }
    replaceImage(
      node, by: resolver.media(at: address, isRemote: kind != .relative, position: node.position),
      address: address)
  }

  private func replaceImage(_ node: Node, by target: MediaTarget, address: String) {
    let plain = node.plainText
    let description = plain.isEmpty ? address : plain
    switch target {
    case .shown(let media) where !media.address.isEmpty:
      _ = cmark_node_set_url(node, media.address)
      return
    case .link(let address) where link == nil:
      let link = Node.make(CMARK_NODE_LINK)
      _ = cmark_node_set_url(link, address)
      cmark_node_append_child(link, .make(CMARK_NODE_TEXT, literal: Array(description.utf8)))
      cmark_node_insert_before(node, link)
    case .link:
      cmark_node_insert_before(node, .make(CMARK_NODE_TEXT, literal: Array(description.utf8)))
    case .shown, .missing:
      var mark: [UInt8] = []
      mark.append("<span class=\"dp-missing\">")
      mark.appendEscapingHTML(description)
      mark.append("</span>")
      if !description.isEmpty { cmark_node_insert_before(node, .make(CMARK_NODE_HTML_INLINE, literal: mark)) }
    }
    node.remove()
  }
}

extension Node {
  /// Gives a heading its level on the page.
  fileprivate func shiftHeading(_ shift: HeadingShift) {
    cmark_node_set_heading_level(self, Int32(shift.level(for: Int(pointee.as.heading.level))))
  }

  /// Where the node stands in the text, as the library tells it.
  var position: SourcePosition {
    var line = Int(pointee.start_line)
    var column = Int(pointee.start_column)
    var node = self
    while line <= 0, let parent = node.pointee.parent {
      line = Int(parent.pointee.start_line)
      column = 0
      node = parent
    }
    return SourcePosition(line: line, column: max(0, column))
  }
}
