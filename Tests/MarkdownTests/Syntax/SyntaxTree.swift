import CMarkGFM

@testable import Markdown

/// The nodes of a text that a deck's own syntax made.
struct SyntaxTree {
  private var nodes: [(tag: SyntaxTag, literal: String, position: SourcePosition)] = []

  init(_ markdown: String, extensions: MarkdownExtensions) {
    let document = MarkdownDocument(Array(markdown.utf8)[...], extensions: extensions)
    var next: Node? = document.root
    while let node = next {
      next = node.following(in: document.root)
      guard let tag = node.tag else { continue }
      let literal =
        switch tag {
        case .displayedBlock: node.displayedTeX
        case .highlight: Array(node.plainText.utf8)
        default: Array(node.literal)
        }
      nodes.append((tag, String(decoding: literal, as: UTF8.self), node.position))
    }
    extendLifetime(document)
  }

  func literals(of tags: Set<SyntaxTag>) -> [String] { nodes.filter { tags.contains($0.tag) }.map(\.literal) }

  func places(of tag: SyntaxTag) -> [SourcePosition] { nodes.filter { $0.tag == tag }.map(\.position) }
}
