internal import CMarkGFM
import Text

/// The footnotes of a document, numbered from 1 in each unit that refers to them.
struct NoteTable {
  /// The definitions in the library's order: the reference `k` means the k-th one.
  private var notes: [Note] = []
  /// The references in the unit's own text.
  private var references: [Reference] = []
  /// Notes that were referred to and whose own text is to be edited.
  private var pending: [Int] = []
  private var editing: Int?

  private struct Note {
    var document: Node
    var references: [Reference] = []
    var isPending = false
    /// Whether it holds raw HTML.
    var isRaw = false
  }

  private struct Reference {
    var mark: Node
    var note: Int
    var isInsideLink: Bool
    /// Whether raw HTML stands around it.
    var isRaw = false
  }

  /// How many references the unit's own text has so far.
  var referenceCount: Int { references.count }

  /// Notes that raw HTML stands around the latest references.
  mutating func markRaw(from first: Int) {
    for index in references.indices.dropFirst(first) { references[index].isRaw = true }
  }

  /// Takes the definitions out of a tree.
  init(detachingFrom root: Node) {
    for node in root.children where node.isKind(CMARK_NODE_FOOTNOTE_DEFINITION) {
      let document = Node.make(CMARK_NODE_DOCUMENT)
      for child in node.children { cmark_node_append_child(document, child) }
      node.remove()
      notes.append(Note(document: document))
    }
  }

  /// Replaces a reference by a mark that is filled in when its unit ends.
  mutating func refer(from node: Node, isInsideLink: Bool) {
    let number = node.literal.reduce(0) { ($0 &* 10) &+ Int($1 &- 0x30) }
    guard notes.indices.contains(number - 1) else { return node.remove() }
    let mark = Node.make(CMARK_NODE_HTML_INLINE)
    cmark_node_insert_before(node, mark)
    node.remove()
    let reference = Reference(mark: mark, note: number - 1, isInsideLink: isInsideLink)
    if let editing { notes[editing].references.append(reference) } else { references.append(reference) }
    if !notes[number - 1].isPending {
      notes[number - 1].isPending = true
      pending.append(number - 1)
    }
  }

  /// The next note whose text is to be edited; `didEdit` says that it was.
  mutating func nextToEdit() -> Node? {
    editing = pending.popLast()
    return editing.map { notes[$0].document }
  }

  /// Ends the editing of a note, whose text may hold raw HTML.
  mutating func didEdit(isRaw: Bool) {
    if let editing, isRaw {
      notes[editing].isRaw = true
      for index in notes[editing].references.indices { notes[editing].references[index].isRaw = true }
    }
    editing = nil
  }

  /// Numbers a unit's references and gives the list of its notes, or nil where it has none.
  mutating func endUnit(_ unit: Int, options: RenderingOptions, holes: inout Holes) -> [UInt8]? {
    guard !references.isEmpty else { return nil }
    var numbering = NoteNumbering(unit: unit)
    for reference in references { fill(reference, &numbering, &holes) }
    references = []
    var html: [UInt8] = []
    html.append("<section class=\"dp-notes\" aria-label=\"")
    html.appendEscapingHTML(options.notesLabel)
    html.append("\">\n<ol>\n")
    // A note may refer to further notes, so the order grows as it is walked.
    var position = 0
    while position < numbering.order.count {
      let note = numbering.order[position]
      position += 1
      for reference in notes[note].references { fill(reference, &numbering, &holes) }
      html.append(contentsOf: "<li id=\"\(numbering.noteID(position))\">\n".utf8)
      let back = backLink(to: numbering.markID(position, use: 1), label: options.backLabel)
      html.append(contentsOf: rendered(notes[note], endingIn: back, &holes))
      html.append("</li>\n")
    }
    html.append("</ol>\n</section>")
    return html
  }

  private func backLink(to id: String, label: String) -> [UInt8] {
    var html: [UInt8] = []
    html.append(contentsOf: "<a class=\"dp-note-back\" href=\"#\(id)\" aria-label=\"".utf8)
    html.appendEscapingHTML(label)
    html.append("\">↩</a>")
    return html
  }

  /// The text of a note with a link at its end: in its last paragraph, or below what else it ends with.
  private func rendered(_ note: Note, endingIn link: [UInt8], _ holes: inout Holes) -> [UInt8] {
    var last = note.document.pointee.last_child
    // Behind raw HTML stands the mark of its end.
    if note.isRaw { last = last?.pointee.prev }
    guard let last, last.isKind(CMARK_NODE_PARAGRAPH) else {
      return Markdown.rendered(note.document, options: CMARK_OPT_UNSAFE) + link + [UInt8(ascii: "\n")]
    }
    let space = Node.make(CMARK_NODE_TEXT, literal: Array("\u{A0}".utf8))
    let node = Node.make(
      CMARK_NODE_HTML_INLINE, literal: note.isRaw ? holes.add(.link(link, insideLink: [])) : link)
    cmark_node_append_child(last, space)
    cmark_node_append_child(last, node)
    // The same note may stand on further cards, from where the link leads elsewhere.
    defer {
      space.remove()
      node.remove()
    }
    return Markdown.rendered(note.document, options: CMARK_OPT_UNSAFE)
  }

  private func fill(_ reference: Reference, _ numbering: inout NoteNumbering, _ holes: inout Holes) {
    let (number, use) = numbering.number(of: reference.note)
    let id = numbering.markID(number, use: use)
    let insideLink = Array("<sup class=\"dp-note-mark\" id=\"\(id)\">\(number)</sup>".utf8)
    let note = numbering.noteID(number)
    let mark = Array("<sup class=\"dp-note-mark\"><a id=\"\(id)\" href=\"#\(note)\">\(number)</a></sup>".utf8)
    if reference.isRaw {
      reference.mark.setLiteral(
        holes.add(reference.isInsideLink ? .markup(insideLink) : .link(mark, insideLink: insideLink)))
    } else {
      reference.mark.setLiteral(reference.isInsideLink ? insideLink : mark)
    }
  }
}

/// The numbers that a unit gives to the notes it refers to.
private struct NoteNumbering {
  let unit: Int
  private(set) var order: [Int] = []
  private var uses: [Int: (number: Int, count: Int)] = [:]

  init(unit: Int) { self.unit = unit }

  mutating func number(of note: Int) -> (number: Int, use: Int) {
    if uses[note] == nil { order.append(note) }
    let entry = (number: uses[note]?.number ?? order.count, count: (uses[note]?.count ?? 0) + 1)
    uses[note] = entry
    return (entry.number, entry.count)
  }

  func noteID(_ number: Int) -> String { "dp-note-\(unit)-\(number)" }

  func markID(_ number: Int, use: Int) -> String {
    "dp-mark-\(unit)-\(number)" + (use > 1 ? "-\(use)" : "")
  }
}
