import Text

/// Checks that a text can be read in time and memory that are in proportion to its length.
///
/// The library of CommonMark takes time that grows with the square of some inputs, and cannot be stopped once it
/// reads. What ordinary decks never come near is therefore refused before it is read: about two seconds a megabyte
/// are allowed. Call it for UTF-8 text before any parse; it takes one pass over the lines.
public func checkMarkdownLimits(of text: UnsafeBufferPointer<UInt8>) throws(MarkdownExcess) {
  var scan = LimitScan(text)
  try scan.run()
}

/// Checks that a text can be read in time and memory that are in proportion to its length.
public func checkMarkdownLimits(of text: ArraySlice<UInt8>) throws(MarkdownExcess) {
  try text.withUnsafeBufferPointer { (bytes) throws(MarkdownExcess) in try checkMarkdownLimits(of: bytes) }
}

/// How much is allowed in a text of a given length.
struct MarkdownLimits {
  /// Lists, quotations and footnotes in one another: each line is compared with every one that is open.
  static let nesting = 64
  /// Columns of a table: its header row takes time with the square of them.
  static let columns = 128
  /// A paragraph of so many bytes takes no notable time, whatever it holds.
  static let harmlessParagraph = 1_024

  /// Empty cells that are put in, each a node of the tree.
  let missingCells: Int
  /// Steps of searches that may be in vain, of about a nanosecond.
  let steps: Int
  /// Bytes that uses of definitions repeat.
  let repeatedText: Int

  init(length: Int) {
    missingCells = 50_000 + length / 4
    steps = 300_000_000 + length * 1_000
    repeatedText = 16_000_000 + length * 16
  }
}
