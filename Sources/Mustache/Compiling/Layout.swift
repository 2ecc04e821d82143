/// What becomes of white space around tags: which text is dropped with a tag that has its line for itself, and by how
/// much the lines that a tag brings in are indented.
///
/// This follows the specification of Mustache, which lets the indentation of an argument's first line be removed where
/// the argument is written, and that of the block be added where it is shown.
struct Layout {
  /// Text that is not shown.
  private(set) var dropped: Set<Int> = []
  /// White space before a partial, parent or block, as bytes of the source.
  private(set) var indentations: [Int: Range<Int>] = [:]
  /// White space before a block that shares its line with its content: shown with the block's own content only.
  private(set) var leading: [Int: Range<Int>] = [:]
  /// Arguments whose content begins on the tag's own line.
  private(set) var inlineArguments: Set<Int> = []
  /// Tags before which their line has nothing that is shown.
  private(set) var lineOpeners: Set<Int> = []
  /// How many bytes of indentation a text loses.
  private(set) var strips: [Int: Int] = [:]

  let tokens: [Token]
  let bytes: [UInt8]
  private let nesting: Nesting
  /// The indentation that lines lose, for each argument that stands open.
  private var margins: [Range<Int>] = []

  init(_ tokens: [Token], _ nesting: Nesting, in source: SourceText) {
    self.tokens = tokens
    self.nesting = nesting
    bytes = source.bytes
    for index in tokens.indices {
      switch tokens[index].kind {
      case .text: strip(index)
      case .escaped, .unescaped: break
      case .comment, .delimiters, .section, .inverted: dropLine(around: index)
      case .partial: if dropLine(around: index) { indentations[index] = indentation(before: index) }
      case .parent: placeParent(index)
      case .block where nesting.arguments.contains(index): placeArgument(index)
      case .block: placeParameter(index)
      case .end: placeEnd(index)
      }
    }
  }

  @discardableResult
  private mutating func dropLine(around index: Int) -> Bool {
    guard hasBlankBefore(index), hasBlankAfter(index) else { return false }
    dropBefore(index)
    dropAfter(index)
    return true
  }

  private mutating func dropBefore(_ index: Int) {
    lineOpeners.insert(index)
    if !startsLine(index) { dropped.insert(index - 1) }
  }

  private mutating func dropAfter(_ index: Int) {
    if index + 1 < tokens.count { dropped.insert(index + 1) }
  }

  /// A parent has its line for itself where nothing stands before its opening and after its closing tag.
  private mutating func placeParent(_ index: Int) {
    guard let end = nesting.partners[index], hasBlankBefore(index), hasBlankAfter(end) else { return }
    dropBefore(index)
    dropAfter(end)
    indentations[index] = indentation(before: index)
  }

  private mutating func placeArgument(_ index: Int) {
    if hasBlankAfter(index) {
      dropAfter(index)
      margins.append(firstIndentation(in: index) ?? 0..<0)
    } else {
      inlineArguments.insert(index)
      margins.append(margins.last ?? 0..<0)
    }
  }

  private mutating func placeParameter(_ index: Int) {
    guard hasBlankBefore(index) else { return }
    dropBefore(index)
    let before = indentation(before: index)
    indentations[index] = before
    if hasBlankAfter(index) {
      dropAfter(index)
      if let first = firstIndentation(in: index) { indentations[index] = stripped(first) }
    } else {
      leading[index] = before
    }
  }

  private mutating func placeEnd(_ index: Int) {
    guard let start = nesting.partners[index] else { return }
    if nesting.arguments.contains(start) {
      if hasBlankBefore(index) { dropBefore(index) }
      margins.removeLast()
    } else if tokens[start].kind != .parent {
      dropLine(around: index)
    }
  }

  private mutating func strip(_ index: Int) {
    guard startsLine(index) else { return }
    let blank = blankPrefix(of: index)
    let count = stripped(blank).lowerBound - blank.lowerBound
    if count > 0 { strips[index] = count }
  }

  /// The white space before a tag that stands first in its line, without what its argument loses.
  private func indentation(before index: Int) -> Range<Int> {
    startsLine(index) ? 0..<0 : stripped(tokens[index - 1].range)
  }

  private func stripped(_ blank: Range<Int>) -> Range<Int> {
    let common = zip(bytes[blank], bytes[margins.last ?? 0..<0]).prefix { $0 == $1 }.count
    return blank.lowerBound + common..<blank.upperBound
  }

  /// The white space before the first line of a block's content that is not blank, nil where there is no such line.
  private func firstIndentation(in block: Int) -> Range<Int>? {
    guard let end = nesting.partners[block] else { return nil }
    for index in block + 1..<end where startsLine(index) {
      guard tokens[index].isText else { return 0..<0 }
      let blank = blankPrefix(of: index)
      if blank.upperBound < tokens[index].range.upperBound {
        if !isLineEnd(blank.upperBound) { return blank }
      } else if index + 1 < end {
        return blank
      }
    }
    return nil
  }
}
