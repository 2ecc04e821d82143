import Diagnostics

/// A place in a YAML text: the line and the column in bytes, both from 1.
public struct YAMLMark: Hashable, Sendable {
  /// The line of the file that the text stands in.
  public var line: Int
  /// The column in bytes.
  public var column: Int

  /// Names a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place as one in a file.
  public func location(in path: String) -> Location {
    Location(path: path, line: line, column: column)
  }
}
