import Text

/// Something wrong in a template, and where.
public struct TemplateError: Error, Hashable, Sendable {
  /// The template's file as the user would name it.
  public let path: String
  /// The place of the tag that is wrong.
  public let position: Position
  /// What is wrong.
  public let kind: Kind

  /// The line, counted from 1.
  public var line: Int { position.line }
  /// The column in bytes, counted from 1.
  public var column: Int { position.column }

  /// A template is asked for by a name that none has.
  static func unknownTemplate(_ name: String, among known: [String]) -> TemplateError {
    let kind = Kind.unknownTemplate(name, nearest: nearestName(to: name, among: known))
    return TemplateError(path: name, position: Position(line: 1, column: 1), kind: kind)
  }
}

extension TemplateError {
  /// A line and a column, counted from 1, the column in bytes.
  public struct Position: Hashable, Comparable, Sendable {
    /// The line.
    public let line: Int
    /// The column in bytes.
    public let column: Int

    /// Orders places from top to bottom.
    public static func < (left: Position, right: Position) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  /// What was met where something else was expected.
  public enum Found: Hashable, Sendable {
    /// The template's end.
    case end
    /// A tag, as its author wrote it.
    case tag(String, Position)
  }

  /// What can be wrong in a template.
  public enum Kind: Hashable, Sendable {
    /// The bytes are not UTF-8.
    case notUTF8
    /// A tag lacks its closing delimiter.
    case unclosedTag(opening: String, closing: String, found: Found)
    /// A tag has no name.
    case emptyTag
    /// A name has white space, or a dot without a name on both sides.
    case malformedName(String)
    /// A tag that sets delimiters does not have two of them.
    case malformedDelimiters
    /// A section, parent or block is not closed.
    case unclosed(tag: String, expected: String, found: Found)
    /// A closing tag closes nothing.
    case unopened(tag: String, nearest: String?)
    /// Sections, parents and blocks stand in one another too deeply.
    case nestedTooDeeply(limit: Int)
    /// A parent gets the same block twice.
    case duplicateBlock(String)
    /// Text or a tag stands in a parent, outside its blocks, where it is never shown.
    case outsideBlocks
    /// A parent gets a block that it does not have.
    case unknownBlock(String, parent: String, nearest: String?)
    /// No template has this name.
    case unknownTemplate(String, nearest: String?)
    /// No record in reach has this name.
    case unknownName(String, nearest: String?, records: [String])
    /// A dotted name asks for a field of something that has none.
    case noFields(String, kind: String)
    /// A tag shows something that is no text.
    case notText(String, kind: String)
    /// An escaping tag shows HTML.
    case escapedHTML(String)
    /// An unescaped tag shows something that is not HTML.
    case unescaped(String, kind: String)
    /// Templates include one another in more ways than can be checked.
    case tooManyWays(limit: Int)
    /// Templates include one another without an end.
    case endlessInclusion(chain: [String], limit: Int)
  }
}

extension TemplateError: Comparable {
  /// Orders errors by file, then from top to bottom.
  public static func < (left: TemplateError, right: TemplateError) -> Bool {
    (left.path, left.position) < (right.path, right.position)
  }
}
