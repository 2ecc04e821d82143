/// A run of a document's blocks that is rendered by itself: a term, a definition, an introduction.
public struct MarkdownPart: Sendable {
  /// How the blocks are written.
  public enum Kind: Sendable {
    /// The inline text of one heading, without the heading.
    case heading
    /// Blocks, whose headings take the levels of the page.
    case blocks(HeadingShift)
  }

  /// How the blocks are written.
  public var kind: Kind
  /// Which of the document's blocks these are.
  public var blocks: Range<Int>
  /// The parts of one unit share their footnotes, which stand at the end of the last one.
  public var unit: Int

  /// Takes a run of blocks; the last part of a unit must be of the kind `blocks`, which may be empty.
  public init(_ kind: Kind, _ blocks: Range<Int>, unit: Int) {
    self.kind = kind
    self.blocks = blocks
    self.unit = unit
  }
}

/// Moves the headings of a text to where they stand on a page.
public struct HeadingShift: Sendable {
  /// The highest level that a heading of the text has.
  public var source: Int
  /// The level that such a heading gets.
  public var target: Int

  /// Moves headings of the level `source` to `target`, and deeper ones with them.
  public init(from source: Int, to target: Int) {
    self.source = source
    self.target = target
  }

  /// The level on the page: never higher than the target, never deeper than 6.
  func level(for level: Int) -> Int { max(target, min(6, target + level - source)) }
}
