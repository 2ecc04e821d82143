internal import CMarkGFM
import Hypertext

/// What the editing of a part or a note has met so far.
///
/// Only at its end is it known whether raw HTML stands in it: then everything else that is already as it should be
/// is kept out of the way of what makes raw HTML safe.
struct Stretch {
  /// Raw HTML, which makes the stretch one that is parsed as HTML.
  var rawHTML: [Regions.Source] = []
  /// Nodes of HTML that is trusted.
  var trusted: [Node] = []
  /// Links whose addresses are final.
  var links: [Node] = []

  /// Whether nothing was met.
  var isEmpty: Bool { rawHTML.isEmpty && trusted.isEmpty && links.isEmpty }
}

extension TreeEditor {
  /// Ends a stretch: gives what marks its beginning, where it holds raw HTML; `isLine` in a heading.
  mutating func takeStretch(isLine: Bool = false) -> [UInt8]? {
    guard !stretch.isEmpty else { return nil }
    defer { stretch = Stretch() }
    guard !stretch.rawHTML.isEmpty else { return nil }
    for node in stretch.trusted {
      let hole = holes.add(.markup(Array(node.literal)))
      node.setLiteral(hole)
    }
    for link in stretch.links {
      _ = cmark_node_set_url(link, resolvedScheme + String(decoding: link.url, as: UTF8.self))
    }
    return regions.add(stretch.rawHTML, isLine: isLine)
  }
}
