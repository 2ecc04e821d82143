import Text

extension DefinitionScan {
  /// The line of the longest definition, where the uses of all of them would repeat more bytes than allowed.
  func firstExcess(in text: UnsafeBufferPointer<UInt8>, limit: Int) -> Int? {
    guard let longest = definitions.max(by: { $0.range.count < $1.range.count }) else { return nil }
    let notes = definitions.reduce(0) { $0 + ($1.isNote ? $1.range.count : 0) }
    // A use takes three bytes at least.
    guard max(longest.range.count, notes) > limit / (text.count / 3 + 1) else { return nil }
    return RepetitionCount(self, in: text).repeatedBytes(in: text) > limit ? longest.line : nil
  }
}

/// How much text the uses of definitions repeat, at most.
private struct RepetitionCount {
  /// The lengths of long definitions by what is left of their labels whatever their case, marks and spaces.
  private var references: [[UInt8]: Int] = [:]
  private var notes: [[UInt8]: Int] = [:]
  /// What a use costs whose label cannot be compared so, or any where a definition's label cannot be.
  private var leastCost = 64
  private var greatestCost = 64

  init(_ scan: DefinitionScan, in text: UnsafeBufferPointer<UInt8>) {
    let notesLength = scan.definitions.reduce(0) { $0 + ($1.isNote ? $1.range.count : 0) }
    for definition in scan.definitions {
      // A footnote that refers to others may bring all of them.
      let body = definition.label.upperBound..<definition.range.upperBound
      let mayBringOthers = definition.isNote && text.hasNoteMark(in: body)
      let cost = mayBringOthers ? notesLength : definition.range.count
      guard cost > leastCost else { continue }
      greatestCost = max(greatestCost, cost)
      guard let key = text.comparableLabel(definition.label) else {
        leastCost = max(leastCost, cost)
        continue
      }
      if definition.isNote {
        notes[key] = max(notes[key] ?? 0, cost)
      } else {
        references[key] = max(references[key] ?? 0, cost)
      }
    }
  }

  func repeatedBytes(in text: UnsafeBufferPointer<UInt8>) -> Int {
    var total = 0
    var offset = text.firstOffset(of: UInt8(ascii: "["))
    while offset < text.count {
      let isNote = offset + 1 < text.count && text[offset + 1] == UInt8(ascii: "^")
      let start = offset + (isNote ? 2 : 1)
      let window = start..<max(start, min(start + 1_000, text.count))
      let end = text.labelEnd(from: start, in: window)
      let (sum, overflow) = total.addingReportingOverflow(cost(of: start..<end, isNote: isNote, in: text))
      guard !overflow else { return .max }
      total = sum
      offset = text.firstOffset(of: UInt8(ascii: "["), from: offset + 1)
    }
    return total
  }

  private func cost(of label: Range<Int>, isNote: Bool, in text: UnsafeBufferPointer<UInt8>) -> Int {
    guard !label.isEmpty else { return 0 }
    guard let key = text.comparableLabel(label) else { return greatestCost }
    return max(leastCost, (isNote ? notes[key] : references[key]) ?? 0)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The letters and digits of a label in lower case; nil where it has escapes or is not ASCII.
  fileprivate func comparableLabel(_ label: Range<Int>) -> [UInt8]? {
    var key: [UInt8] = []
    for byte in self[label] {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "["), 0x80...: return nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): key.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): key.append(byte)
      default: continue
      }
    }
    return key
  }

  fileprivate func hasNoteMark(in range: Range<Int>) -> Bool {
    var offset = firstOffset(of: UInt8(ascii: "["), from: range.lowerBound)
    while offset + 1 < range.upperBound {
      if self[offset + 1] == UInt8(ascii: "^") { return true }
      offset = firstOffset(of: UInt8(ascii: "["), from: offset + 1)
    }
    return false
  }
}
