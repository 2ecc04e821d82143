import Text

/// Writes a tree through the allowlist, without recursion.
struct SafeHTMLWriter<Policy: AddressPolicy> {
  var policy: Policy
  var output: [UInt8] = []
  /// The elements around the place that is written, outermost first.
  private var open: [OpenElement] = []
  /// How many of them are links: one at most.
  private var links = 0
  /// Where the text of the last `pre` begins.
  private var startOfPre: Int?
  private let markup: UnsafeBufferPointer<UInt8>
  private var holes: [Int: Int]

  private struct OpenElement {
    let node: MarkupTree.Node
    /// The name under which it is written, or nil where only what it holds is.
    let name: MarkupName?
    var nextChild = 0
  }

  init(markup: UnsafeBufferPointer<UInt8>, holes: [Int: Int], policy: Policy) {
    self.markup = markup
    self.holes = holes
    self.policy = policy
    output.reserveCapacity(markup.count + markup.count / 8)
  }

  /// Whether a link is open.
  var isInsideLink: Bool { links > 0 }

  /// Writes all that a node holds.
  mutating func write(_ root: MarkupTree.Node) {
    open = [OpenElement(node: root, name: nil)]
    while let top = open.indices.last {
      if let child = open[top].node.child(open[top].nextChild) {
        open[top].nextChild += 1
        begin(child)
      } else {
        end()
      }
    }
  }

  private mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    if output.count == startOfPre, let first = text.first,
      first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r")
    {
      // A parser takes the first line end for one that follows the tag.
      output.append(UInt8(ascii: "\n"))
    }
    output.appendText(text)
  }

  private mutating func begin(_ node: MarkupTree.Node) {
    if let text = node.text { return write(text) }
    // Foreign elements have no name of HTML.
    guard let name = node.name, !Allowlist.droppedWithContent.contains(name) else { return }
    guard let rule = Allowlist.rule(for: name), isInPlace(rule) else { return enter(node, as: nil) }
    switch name {
    case "wbr": if !fillHole(node) { output.append("<wbr />") }
    case "img": writeImage(node, rule)
    case "audio": writePlayer(node, rule, kind: .audio)
    case "video": writePlayer(node, rule, kind: .video)
    case "picture": if !writePicture(node) { enter(node, as: nil) }
    // A source is written by the element that holds it.
    case "source": break
    case "input": if isCheckbox(node) { writeTag(node, rule) }
    case "a":
      guard !isInsideLink, let address = linkAddress(node.value(of: "href"), in: node) else {
        return enter(node, as: nil)
      }
      writeTag(node, rule, deciding: ["href": address])
      enter(node, as: rule.name)
    case "p" where node.childCount == 0 && node.tag.isEmpty: break
    default:
      writeTag(node, rule)
      if rule.layout == .void { break }
      if rule.name == "pre" { startOfPre = output.count }
      enter(node, as: rule.name)
    }
  }

  /// Whether an element stands in one in which it may; a heading in a heading would end it.
  private func isInPlace(_ rule: ElementRule) -> Bool {
    guard rule.isHeading || !rule.within.isEmpty else { return true }
    guard let parent = open.last(where: { $0.name != nil })?.name else { return rule.isHeading }
    if rule.isHeading { return Allowlist.rule(for: parent)?.isHeading != true }
    return rule.within.contains(parent)
  }

  private mutating func enter(_ node: MarkupTree.Node, as name: MarkupName?) {
    open.append(OpenElement(node: node, name: name))
    if name == "a" { links += 1 }
  }

  private mutating func end() {
    guard let name = open.popLast()?.name else { return }
    if name == "a" { links -= 1 }
    output.appendEndTag(name)
  }

  /// Writes the hole for which a tag stands, and tells whether it stands for one.
  private mutating func fillHole(_ node: MarkupTree.Node) -> Bool {
    guard let tag = node.tag.baseAddress, let start = markup.baseAddress,
      let index = holes.removeValue(forKey: tag - start)
    else { return false }
    output.append(Hole.mark)
    output.append(contentsOf: String(index).utf8)
    if isInsideLink { output.append(UInt8(ascii: "a")) }
    output.append(Hole.mark)
    return true
  }

  private func isCheckbox(_ node: MarkupTree.Node) -> Bool {
    node.value(of: "type")?.isSame(as: Array("checkbox".utf8)) ?? false
  }
}
