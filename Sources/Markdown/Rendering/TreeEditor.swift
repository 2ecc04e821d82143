internal import CMarkGFM
import Hypertext
import Text

/// Makes a tree safe to write: raw HTML, addresses, formulas, headings and footnotes as a page wants them.
struct TreeEditor<Resolver: LinkResolver> {
  var notes: NoteTable
  /// Whether a code block in the language `math` is a formula.
  let hasFormulas: Bool
  let options: RenderingOptions
  var resolver: Resolver
  /// What is put in when everything else is written.
  var holes = Holes()
  /// The stretches that hold raw HTML.
  var regions = Regions()
  /// Whether the library will write something that is not valid or accessible HTML.
  var needsMending = false
  /// What the stretch that is edited holds.
  var stretch = Stretch()
  /// The link in which the walk is.
  var link: OpenLink?
  /// The unit whose text is edited, and how many clozes without a number it has so far.
  private var unit = 0
  var clozes = 0
  /// The clozes of the text that is edited.
  var clozePairs = ClozePairs()

  struct OpenLink {
    /// The node behind what the link holds, or nil where none follows.
    var end: Node?
  }

  init(notes: NoteTable, hasFormulas: Bool, options: RenderingOptions, resolver: Resolver) {
    self.notes = notes
    self.hasFormulas = hasFormulas
    self.options = options
    self.resolver = resolver
  }

  /// Edits a part that stands between two nodes of the root, and the notes to which it refers.
  mutating func edit(_ part: MarkdownPart, _ nodes: ArraySlice<Node>, after start: Node?, before end: Node) {
    if part.unit != unit { (unit, clozes) = (part.unit, 0) }
    let references = notes.referenceCount
    switch part.kind {
    case .heading:
      for node in nodes { walk(node, nil) }
      if let stretch = takeStretch(isLine: true), let heading = nodes.first {
        notes.markRaw(from: references)
        cmark_node_prepend_child(heading, .make(CMARK_NODE_HTML_INLINE, literal: stretch))
        cmark_node_append_child(heading, .make(CMARK_NODE_HTML_INLINE, literal: [Regions.end]))
      }
    case .blocks(let shift):
      for node in nodes { walk(node, shift) }
      if let stretch = takeStretch() {
        notes.markRaw(from: references)
        let mark = Node.make(CMARK_NODE_HTML_BLOCK, literal: stretch)
        if let start {
          cmark_node_insert_after(start, mark)
        } else if let root = end.pointee.parent {
          cmark_node_prepend_child(root, mark)
        }
        cmark_node_insert_before(end, .make(CMARK_NODE_HTML_BLOCK, literal: [Regions.end]))
      }
    }
    editNotes()
  }

  /// Ends a unit: gives the list of its notes, or nil where it has none.
  mutating func endUnit(_ unit: Int) -> [UInt8]? { notes.endUnit(unit, options: options, holes: &holes) }

  private mutating func editNotes() {
    while let note = notes.nextToEdit() {
      for child in note.children { walk(child, HeadingShift(from: 1, to: 6)) }
      let stretch = takeStretch()
      if let stretch {
        cmark_node_prepend_child(note, .make(CMARK_NODE_HTML_BLOCK, literal: stretch))
        cmark_node_append_child(note, .make(CMARK_NODE_HTML_BLOCK, literal: [Regions.end]))
      }
      notes.didEdit(isRaw: stretch != nil)
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
      case CMARK_NODE_TEXT.rawValue, CMARK_NODE_PARAGRAPH.rawValue:
        continue
      case CMARK_NODE_HTML_INLINE.rawValue:
        if let tag = node.tag { edit(node, tag) } else { editInlineHTML(node, isHeading: headings == nil) }
      case CMARK_NODE_HTML_BLOCK.rawValue:
        editHTMLBlock(node)
      case CMARK_NODE_EMPH.rawValue where node.tag == .highlight:
        next = node.pointee.first_child ?? next
        editHighlight(node)
      case CMARK_NODE_CODE_BLOCK.rawValue:
        editCodeBlock(node)
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

  /// Edits a node of a deck's own syntax.
  private mutating func edit(_ node: Node, _ tag: SyntaxTag) {
    switch tag {
    case .formula: editFormula(node, isDisplay: false)
    case .displayedFormula: editFormula(node, isDisplay: true)
    case .clozeStart: editCloze(node)
    case .clozeEnd: node.becomeText()
    case .ruby: node.replace(by: .markup(RubyText(node.literal).html))
    case .wikiLink: editWikiLink(node)
    case .embed: editEmbed(node)
    case .sound: editSound(node)
    case .markup, .highlight, .displayedBlock: break
    }
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

  /// A node of HTML that the program itself writes.
  static func markup(_ html: [UInt8]) -> Node {
    let node = Node.make(CMARK_NODE_HTML_INLINE, literal: html)
    node.tag = .markup
    return node
  }

  /// Puts a node where this one was.
  func replace(by node: Node) {
    cmark_node_insert_before(self, node)
    remove()
  }

  /// Shows the literal as it was written.
  func becomeText() { replace(by: .make(CMARK_NODE_TEXT, literal: Array(literal))) }
}
