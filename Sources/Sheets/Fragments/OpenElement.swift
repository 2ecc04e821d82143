/// An element whose end has not come yet.
struct OpenElement {
  var node: Node
  /// What it was, whatever became of it.
  let element: Element
  /// The name in its start tag.
  let name: Range<Int32>
  /// Whether its tags are left out.
  var isUnwrapped = false
  /// Whether it is left out with its content.
  var isDropped = false

  init(node: Node, element: Element, name: Range<Int32>) {
    (self.node, self.element, self.name) = (node, element, name)
  }
}

extension [OpenElement] {
  /// The place from which elements end before one begins, by the rules of HTML for end tags that are left out.
  func placeToClose(before element: Sheets.Element) -> Int? {
    switch element {
    case .li: place(of: [.li], within: [.ul, .ol])
    case .dt, .dd: place(of: [.dt, .dd], within: [.dl])
    case .td, .th: place(of: [.td, .th], within: [.tr, .table])
    case .tr: place(of: [.tr], within: [.thead, .tbody, .tfoot, .table])
    case .thead, .tbody, .tfoot: place(of: [.thead, .tbody, .tfoot], within: [.table])
    default: element.isBlock ? openParagraph : nil
    }
  }

  private func place(of elements: [Sheets.Element], within parents: [Sheets.Element]) -> Int? {
    for place in indices.reversed() {
      if elements.contains(self[place].element) { return place }
      if parents.contains(self[place].element) { return openParagraph }
    }
    return openParagraph
  }

  /// The paragraph in which a block would stand.
  private var openParagraph: Int? {
    guard let block = lastIndex(where: { $0.element.isBlock }), self[block].element == .p else { return nil }
    return block
  }
}

extension [UInt8] {
  /// Where text that is no HTML ends, behind its end tag.
  func endOfRawText(_ name: ArraySlice<UInt8>, from start: Int, to end: Int) -> Int {
    var offset = start
    while offset < end {
      offset = firstOffset(of: UInt8(ascii: "<"), from: offset, to: end)
      let nameStart = offset + 2
      if nameStart + name.count <= end, self[offset + 1] == UInt8(ascii: "/"),
        self[nameStart..<nameStart + name.count].elementsEqual(name, by: { $0 | 0x20 == $1 | 0x20 })
      {
        return Swift.min(end, firstOffset(of: UInt8(ascii: ">"), from: nameStart, to: end) + 1)
      }
      offset += 1
    }
    return end
  }
}
