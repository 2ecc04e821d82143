/// The runs of backticks in an inline text, and which of them begin a code span.
struct CodeRuns {
  private let text: UnsafeBufferPointer<UInt8>
  /// Where the last run of so many backticks stands.
  private lazy var last = lastRuns()

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// How many backticks stand at a place.
  func length(at index: Int) -> Int { text[index...].prefix { $0 == UInt8(ascii: "`") }.count }

  /// The end of the code span whose first run begins at a place; nil where no run of the same length follows.
  mutating func endOfSpan(at index: Int) -> Int? {
    let count = length(at: index)
    guard let last = last[count], last > index else { return nil }
    var end = index + count
    while end < text.count {
      end = text.firstOffset(of: UInt8(ascii: "`"), from: end)
      let length = length(at: end)
      end += length
      if length == count { return end }
    }
    return nil
  }

  private func lastRuns() -> [Int: Int] {
    var runs: [Int: Int] = [:]
    var index = text.firstOffset(of: UInt8(ascii: "`"))
    while index < text.count {
      let count = length(at: index)
      runs[count] = index
      index = text.firstOffset(of: UInt8(ascii: "`"), from: index + count)
    }
    return runs
  }
}
