/// A place in an author's file: a line and a column counted from 1, the column in bytes.
public struct Location: Hashable, Sendable {
  /// The file as the user would name it, relative to where the command was started.
  public var path: String
  /// The line, or nil where the whole file is meant.
  public var line: Int?
  /// The column in bytes, or nil where the whole line is meant.
  public var column: Int?

  /// Names a file, a line or a place in a line.
  public init(path: String, line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension Location: Comparable {
  /// Orders places by file, then from top to bottom.
  public static func < (left: Location, right: Location) -> Bool {
    (left.path, left.line ?? 0, left.column ?? 0) < (right.path, right.line ?? 0, right.column ?? 0)
  }
}

extension Location: CustomStringConvertible {
  /// The place as `path:line:column`, as far as it is known.
  public var description: String {
    guard let line else { return path }
    guard let column else { return "\(path):\(line)" }
    return "\(path):\(line):\(column)"
  }
}
