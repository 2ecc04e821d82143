import Text

/// What link references and footnotes define, each at least as long as it will turn out to be.
struct DefinitionScan {
  /// A definition.
  struct Definition {
    var label: Range<Int>
    var isNote: Bool
    var line: Int
    var range: Range<Int>
  }

  private(set) var definitions: [Definition] = []
  /// The references whose titles may go on until the paragraph ends.
  private var openReferences: [Int] = []
  private var lastReference: Int?
  private var openNotes: [Int] = []
  private var mayDefine = true
  private var isAfterBlank = true

  /// Takes a line that is not blank: its marks of containers begin at `start`, its text behind them at `content`.
  mutating func add(
    _ line: Range<Int>, start: Int, content: Int, in text: UnsafeBufferPointer<UInt8>, number: Int
  ) {
    let hasMarks = content > start
    let isIndented =
      start >= line.lowerBound + 4 || text[line.lowerBound..<start].contains(UInt8(ascii: "\t"))
    if isAfterBlank, !hasMarks, !isIndented { closeNotes(at: line.lowerBound) }
    if hasMarks { addNotes(start..<content, isNested: isIndented, in: text, number: number) }
    let isDefinition =
      (mayDefine || hasMarks) && addReference(content..<line.upperBound, in: text, number: number)
    if !isDefinition, let last = lastReference, text[content].mayOpenTitle { openReferences.append(last) }
    if !isDefinition { lastReference = nil }
    // What is no text may be a block after which a paragraph begins.
    mayDefine = isDefinition || !openReferences.isEmpty || (text[content] | 0x20) &- UInt8(ascii: "a") > 25
    isAfterBlank = false
  }

  /// Takes a blank line.
  mutating func addBlank(_ line: Range<Int>) {
    closeReferences(at: line.lowerBound)
    mayDefine = true
    isAfterBlank = true
  }

  /// Takes the end of the text.
  mutating func end(at offset: Int) {
    closeReferences(at: offset)
    closeNotes(at: offset)
  }

  private mutating func addNotes(
    _ marks: Range<Int>, isNested: Bool, in text: UnsafeBufferPointer<UInt8>, number: Int
  ) {
    for offset in marks where text[offset] == UInt8(ascii: "[") {
      guard let length = text.noteMark(in: offset..<marks.upperBound) else { continue }
      if offset == marks.lowerBound, !isNested { closeNotes(at: offset) }
      openNotes.append(definitions.count)
      definitions.append(
        Definition(
          label: offset + 2..<offset + length - 2, isNote: true, line: number,
          range: offset..<marks.upperBound))
    }
  }

  private mutating func addReference(
    _ line: Range<Int>, in text: UnsafeBufferPointer<UInt8>, number: Int
  ) -> Bool {
    guard let label = text.definedLabel(in: line) else { return false }
    lastReference = definitions.count
    if !text.endsDefinition(label.upperBound..<line.upperBound) { openReferences.append(definitions.count) }
    definitions.append(Definition(label: label, isNote: false, line: number, range: line))
    return true
  }

  private mutating func closeReferences(at end: Int) {
    for index in openReferences { definitions[index].extend(to: end) }
    openReferences.removeAll(keepingCapacity: true)
    lastReference = nil
  }

  private mutating func closeNotes(at end: Int) {
    for index in openNotes { definitions[index].extend(to: end) }
    openNotes.removeAll(keepingCapacity: true)
  }
}

extension DefinitionScan.Definition {
  fileprivate mutating func extend(to end: Int) { range = range.lowerBound..<max(range.upperBound, end) }
}

extension UInt8 {
  fileprivate var mayOpenTitle: Bool {
    self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") || self == UInt8(ascii: "(")
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The label at the start of a line such as `[label]: address`; one that goes on in the next line is the whole line.
  fileprivate func definedLabel(in line: Range<Int>) -> Range<Int>? {
    guard line.first.map({ self[$0] }) == UInt8(ascii: "[") else { return nil }
    let end = labelEnd(from: line.lowerBound + 1, in: line)
    guard end < line.upperBound else { return line }
    guard self[end] == UInt8(ascii: "]"), end + 1 < line.upperBound, self[end + 1] == UInt8(ascii: ":") else {
      return nil
    }
    return line.lowerBound + 1..<end
  }

  /// The offset of the bracket, not escaped, that ends a label, or the end of the range.
  func labelEnd(from start: Int, in range: Range<Int>) -> Int {
    var offset = start
    while offset < range.upperBound, self[offset] != UInt8(ascii: "]"), self[offset] != UInt8(ascii: "[") {
      offset += self[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return Swift.min(offset, range.upperBound)
  }

  /// Whether a definition ends with its line; the rest of the line follows its label.
  fileprivate func endsDefinition(_ rest: Range<Int>) -> Bool {
    let start = firstText(in: Swift.min(rest.lowerBound + 2, rest.upperBound)..<rest.upperBound)
    let end = textEnd(in: start..<rest.upperBound)
    guard start < end else { return false }
    guard let title = (start..<end).first(where: { self[$0].mayOpenTitle && self[$0 - 1].isBlank }) else {
      return true
    }
    let close = self[title] == UInt8(ascii: "(") ? UInt8(ascii: ")") : self[title]
    return end - 1 > title && self[end - 1] == close && self[end - 2] != UInt8(ascii: "\\")
  }
}
