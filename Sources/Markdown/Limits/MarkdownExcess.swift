/// Why a text would take far more time or memory to read than its length says, and from which line on.
public struct MarkdownExcess: Error, Hashable, Sendable {
  /// What there is too much of.
  public var kind: Kind
  /// The line, from 1; where many lines do it together, the last straw.
  public var line: Int

  /// What there can be too much of.
  public enum Kind: Hashable, Sendable {
    /// Lists, quotations and footnotes in one another.
    case nesting(limit: Int)
    /// Columns of a table.
    case columns(Int, limit: Int)
    /// Cells that the rows of tables leave out, so that empty ones are put in their place.
    case missingCells(limit: Int)
    /// Cells of rows, and lines before what looks like the start of a table.
    case longTables
    /// `<?`, `<!` and `<![CDATA[` without an end, each of which is sought in the rest of the paragraph.
    case unclosedMarkup
    /// Addresses in text that goes on without a space.
    case addressesWithoutSpaces
    /// Marks of footnotes beside those of emphasis, each of which is compared with all before it.
    case noteMarks
    /// The text that uses of link references and footnotes repeat, in bytes.
    case repeatedText(limit: Int)
  }
}

extension MarkdownExcess {
  /// A short name for programs, which never changes.
  public var code: String { "costly-markdown" }

  /// What is wrong, as one sentence without a full stop.
  public var message: String {
    switch kind {
    case .nesting(let limit): "lists, quotations and footnotes are more than \(limit) deep in one another"
    case .columns(let count, let limit): "the table has \(count) columns, more than \(limit)"
    case .missingCells(let limit): "the rows of the tables lack more than \(limit) cells"
    case .longTables: "rows of tables, or paragraphs that look like tables, are too long"
    case .unclosedMarkup: "the paragraph has too many `<?`, `<!` or `<![CDATA[` without an end"
    case .addressesWithoutSpaces: "too many addresses stand together without a space"
    case .noteMarks: "the paragraph has too many footnote marks beside `*`, `_`, `~` and `==`"
    case .repeatedText(let limit):
      "link references and footnotes would repeat more than \(limit / 1_000_000) MB of text"
    }
  }

  /// What to do.
  public var advice: String {
    switch kind {
    case .nesting: "put a backslash before the first of the marks if they are text, or nest less"
    case .columns: "divide the table, or put it in a code block if it is none"
    case .missingCells: "write the rows as long as the headings of their columns, or divide the table"
    case .longTables: "divide the rows, or put a blank line before each table"
    case .unclosedMarkup: "write `&lt;` for `<`, put the text in code marks, or divide it by blank lines"
    case .addressesWithoutSpaces: "put spaces or line ends between them"
    case .noteMarks: "divide the paragraph by blank lines"
    case .repeatedText: "shorten the definitions, or use them less often"
    }
  }
}
