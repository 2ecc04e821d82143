internal import CMarkGFM
import Text

extension MarkdownDocument {
  /// Writes parts of the text as safe, valid HTML; blocks that belong to no part are left out.
  ///
  /// The parts are in the order of the text.
  public consuming func render(
    _ parts: [MarkdownPart], options: RenderingOptions = .init(), resolver: inout some LinkResolver
  ) -> [HTML] {
    beginRendering(parts, options: options, resolver: &resolver).finish()
  }

  /// Writes parts of the text as HTML, as `render` does, but does not wait for coloured code.
  ///
  /// Everything is written by one call of the library: bytes that no UTF-8 text can hold mark where a part ends.
  public consuming func beginRendering(
    _ parts: [MarkdownPart], options: RenderingOptions = .init(), resolver: inout some LinkResolver
  ) -> UnfinishedHTML {
    defer { extendLifetime(self) }
    let ends = divide(parts)
    var editor = TreeEditor(
      notes: NoteTable(detachingFrom: root), hasFormulas: hasFormulas, options: options, resolver: resolver)
    for (index, part) in parts.enumerated() {
      let start = index == 0 ? nil : ends[index - 1]
      editor.edit(part, nodes[part.blocks], after: start, before: ends[index])
      let isLastOfUnit = index + 1 == parts.count || parts[index + 1].unit != part.unit
      guard isLastOfUnit, let notes = editor.endUnit(part.unit) else { continue }
      cmark_node_insert_before(ends[index], .make(CMARK_NODE_HTML_BLOCK, literal: notes))
    }
    resolver = editor.resolver
    var html = rendered(root, options: CMARK_OPT_UNSAFE).replacingForbiddenControls()
    if !editor.regions.isEmpty { html = editor.regions.makeSafe(html, &resolver) }
    if editor.needsMending || !editor.regions.isEmpty { html = Mending(options).mend(html) }
    if !editor.holes.holdCodeAlone { html = editor.holes.fill(html, options.typesetter, &resolver) }
    let samples = editor.holes.samples
    if !samples.isEmpty { options.typesetter?.expect(samples) }
    return UnfinishedHTML(html, parts, samples, options.typesetter)
  }

  /// Puts a mark at the end of each part, removes the blocks that belong to none, and gives the marks.
  private func divide(_ parts: [MarkdownPart]) -> [Node] {
    var marks: [Node] = []
    marks.reserveCapacity(parts.count)
    var end = 0
    for part in parts {
      for node in nodes[end..<part.blocks.lowerBound] { node.remove() }
      end = part.blocks.upperBound
      let mark = Node.make(CMARK_NODE_HTML_BLOCK, literal: [UnfinishedHTML.partEnd])
      if end < nodes.count {
        cmark_node_insert_before(nodes[end], mark)
      } else {
        cmark_node_append_child(root, mark)
      }
      marks.append(mark)
    }
    for node in nodes[end...] { node.remove() }
    return marks
  }
}
