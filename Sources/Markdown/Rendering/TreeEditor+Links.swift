internal import CMarkGFM
import Hypertext
import Text

extension TreeEditor {
  /// Edits a link and tells whether it still is one.
  mutating func editLink(_ node: Node) -> Bool {
    switch AddressKind(node.url) {
    case .web, .mail, .host:
      return true
    case .relative:
      switch resolver.link(to: String(decoding: node.url, as: UTF8.self), at: node.position) {
      case .address(let address):
        _ = cmark_node_set_url(node, address)
        stretch.links.append(node)
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

  /// Makes a link of `[[name]]` or `[[name|label]]`; where nothing has the name, its text stays.
  mutating func editWikiLink(_ node: Node) {
    let target = WikiLink(node.literal)
    func text(_ label: String) -> Node { .make(CMARK_NODE_TEXT, literal: Array(label.utf8)) }
    guard link == nil else { return node.replace(by: text(target.label)) }
    guard case .address(let address) = resolver.card(named: target.name, at: node.position) else {
      return node.replace(by: text(target.unknownLabel))
    }
    let link = Node.make(CMARK_NODE_LINK)
    _ = cmark_node_set_url(link, address)
    cmark_node_append_child(link, text(target.label))
    node.replace(by: link)
    stretch.links.append(link)
  }
}
