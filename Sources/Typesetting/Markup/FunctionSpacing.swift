import Text

/// Puts the thin spaces around the names of functions that TeX sets and that MathML leaves out.
///
/// A name ends in an `mo` with the sign of application (U+2061). There is no space beside an operator or a bracket,
/// which is an `mo` too. Linear in the length of the markup, which is what `MathWriter` wrote.
func spacingFunctions(_ markup: [UInt8]) -> [UInt8] {
  guard markup.containsApplication else { return markup }
  let tree = MathTree(markup)
  var places: Set<Int> = []
  for application in tree.elements.indices where tree.isApplication(application) {
    guard let name = tree.elements[application].previous else { continue }
    let (whole, first) = tree.whole(of: application, name)
    if let next = tree.elements[whole].next, tree.isSpaced(next) { places.insert(tree.elements[next].start) }
    if let previous = tree.elements[first].previous, tree.isSpaced(previous) {
      places.insert(tree.elements[first].start)
    }
  }
  var spaced: [UInt8] = []
  var copied = 0
  for place in places.sorted() {
    spaced += markup[copied..<place]
    spaced.append("<mspace width=\"0.1667em\"></mspace>")
    copied = place
  }
  return spaced + markup[copied...]
}

/// The elements of a formula with what stands around each.
private struct MathTree {
  struct Element {
    var name: ArraySlice<UInt8>
    var start: Int
    var text: Range<Int>
    var parent: Int?
    var previous: Int?
    var next: Int?
    var lastChild: Int?
  }

  private(set) var elements: [Element] = []
  private let markup: [UInt8]

  init(_ markup: [UInt8]) {
    self.markup = markup
    var open: [Int] = []
    var offset = 0
    while let start = markup[offset...].firstIndex(of: UInt8(ascii: "<")),
      let end = markup[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      offset = end + 1
      if markup[start + 1] == UInt8(ascii: "/") {
        if let last = open.popLast() { elements[last].text = elements[last].text.lowerBound..<start }
        continue
      }
      let name = markup[(start + 1)..<end].prefix { $0 != UInt8(ascii: " ") }
      let parent = open.last
      let previous = parent.flatMap { elements[$0].lastChild }
      elements.append(
        Element(name: name, start: start, text: end + 1..<end + 1, parent: parent, previous: previous))
      let index = elements.count - 1
      if let previous { elements[previous].next = index }
      if let parent { elements[parent].lastChild = index }
      open.append(index)
    }
  }

  /// Whether an element is the sign that what stands before it is the name of a function.
  func isApplication(_ index: Int) -> Bool {
    markup[elements[index].text].elementsEqual([0xE2, 0x81, 0xA1])
  }

  /// Whether TeX sets a space between an element and the name of a function.
  func isSpaced(_ index: Int) -> Bool {
    let element = elements[index]
    let stands = ["mo", "mspace"].contains { element.name.elementsEqual($0.utf8) }
    return !stands && element.parent.map(isRow) ?? false
  }

  /// The elements with which a name ends and begins: with its limits or scripts, where it has any.
  func whole(of application: Int, _ name: Int) -> (last: Int, first: Int) {
    var (last, first) = (application, name)
    while elements[last].next == nil, elements[first].previous == nil, let row = elements[last].parent,
      elements[row].previous == nil, let script = elements[row].parent, isScript(script)
    {
      (last, first) = (script, script)
    }
    return (last, first)
  }

  private func isScript(_ index: Int) -> Bool {
    ["msub", "msup", "msubsup", "munder", "mover", "munderover"].contains {
      elements[index].name.elementsEqual($0.utf8)
    }
  }

  private func isRow(_ index: Int) -> Bool {
    ["math", "mrow", "mstyle", "mtd", "msqrt", "mphantom", "mpadded", "menclose"].contains {
      elements[index].name.elementsEqual($0.utf8)
    }
  }
}

extension [UInt8] {
  /// Whether the sign of application stands somewhere in the bytes.
  fileprivate var containsApplication: Bool {
    withUnsafeBufferPointer { bytes in
      var offset = bytes.firstOffset(of: 0xA1)
      while offset < bytes.count {
        if offset >= 2, bytes[offset - 1] == 0x81, bytes[offset - 2] == 0xE2 { return true }
        offset = bytes.firstOffset(of: 0xA1, from: offset + 1)
      }
      return false
    }
  }
}
