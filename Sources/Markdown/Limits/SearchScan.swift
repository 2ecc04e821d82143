import Text

/// How many steps the library takes that lead to nothing, in paragraphs of notable length.
struct SearchScan {
  private let limit: Int
  private var steps = 0

  init(limit: Int) { self.limit = limit }

  mutating func add(_ paragraph: Range<Int>, in text: UnsafeBufferPointer<UInt8>, line: Int)
    throws(MarkdownExcess)
  {
    try add(text.markupSteps(in: paragraph), .unclosedMarkup, line: line)
    try add(text.addressSteps(in: paragraph), .addressesWithoutSpaces, line: line)
    try add(text.noteSteps(in: paragraph), .noteMarks, line: line)
  }

  /// Adds steps that are known.
  mutating func add(_ count: Int, _ kind: MarkdownExcess.Kind, line: Int) throws(MarkdownExcess) {
    let (sum, overflow) = steps.addingReportingOverflow(count)
    guard !overflow, sum <= limit else { throw MarkdownExcess(kind: kind, line: line) }
    steps = sum
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The steps from each `<?`, `<!A` and `<![CDATA[` to its end, or to the end of the paragraph.
  fileprivate func markupSteps(in range: Range<Int>) -> Int {
    var ends = [range.lowerBound, range.lowerBound, range.lowerBound]
    var steps = 0
    var offset = firstOffset(of: UInt8(ascii: "<"), from: range.lowerBound)
    while offset < range.upperBound {
      if let kind = markupKind(at: offset, end: range.upperBound) {
        if ends[kind.rawValue] <= offset {
          ends[kind.rawValue] = end(of: kind, in: offset + 2..<range.upperBound)
        }
        steps += (ends[kind.rawValue] - offset) * (kind == .instruction ? 5 : 1)
      }
      offset = firstOffset(of: UInt8(ascii: "<"), from: offset + 1)
    }
    return steps
  }

  private func markupKind(at offset: Int, end: Int) -> MarkupKind? {
    guard offset + 2 < end else { return nil }
    if self[offset + 1] == UInt8(ascii: "?") { return .instruction }
    guard self[offset + 1] == UInt8(ascii: "!") else { return nil }
    if self[offset + 2] == UInt8(ascii: "[") { return .data }
    return (self[offset + 2] | 0x20) &- UInt8(ascii: "a") < 26 ? .declaration : nil
  }

  private func end(of kind: MarkupKind, in range: Range<Int>) -> Int {
    var offset = firstOffset(of: UInt8(ascii: ">"), from: range.lowerBound)
    while offset < range.upperBound {
      switch kind {
      case .declaration: return offset
      case .instruction: if self[offset - 1] == UInt8(ascii: "?") { return offset }
      case .data:
        if self[offset - 1] == UInt8(ascii: "]"), self[offset - 2] == UInt8(ascii: "]") { return offset }
      }
      offset = firstOffset(of: UInt8(ascii: ">"), from: offset + 1)
    }
    return range.upperBound
  }

  /// The steps from each address to the end of the text without a space in which it is.
  fileprivate func addressSteps(in range: Range<Int>) -> Int {
    var steps = 0
    var start = range.lowerBound
    while range.upperBound - start > MarkdownLimits.harmlessParagraph {
      // The last space of a window says that all words in it are short.
      let window = start..<start + MarkdownLimits.harmlessParagraph
      if let space = self[window].lastIndex(where: \.isWhiteSpace) {
        start = space + 1
        continue
      }
      let end =
        self[window.upperBound..<range.upperBound].firstIndex(where: \.isWhiteSpace) ?? range.upperBound
      let length = end - start
      steps += occurrences(of: "@", in: start..<end) * length / 4
      steps +=
        (occurrences(of: "www.", in: start..<end) + occurrences(of: "://", in: start..<end)) * length * 4
      start = end
    }
    return steps
  }

  /// The steps from each mark of a footnote back over those of emphasis in its paragraph.
  fileprivate func noteSteps(in range: Range<Int>) -> Int {
    let notes = occurrences(of: "[^", in: range)
    guard notes > 0 else { return 0 }
    let emphasis = (["*", "_", "~", "=="] as [StaticString]).reduce(0) { $0 + occurrences(of: $1, in: range) }
    return notes * emphasis * 34
  }

  private func occurrences(of mark: StaticString, in range: Range<Int>) -> Int {
    mark.withUTF8Buffer { mark in
      guard let first = mark.first else { return 0 }
      var count = 0
      var offset = firstOffset(of: first, from: range.lowerBound)
      while offset < range.upperBound {
        if self[offset...].starts(with: mark) { count += 1 }
        offset = firstOffset(of: first, from: offset + 1)
      }
      return count
    }
  }
}

/// Markup whose end is sought in the whole paragraph.
private enum MarkupKind: Int {
  case instruction, declaration, data
}
