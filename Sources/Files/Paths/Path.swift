/// A path in the file system as text, taken apart and put together without asking the system.
///
/// Two paths are equal where their bytes are: names in two Unicode forms are two files. An empty path is the
/// current folder.
public struct Path: Sendable {
  /// The path as it was written.
  public let string: String

  /// Takes a path as the user or the system wrote it.
  public init(_ string: String) {
    self.string = string
  }
}

extension Path: CustomStringConvertible {
  /// The path as it was written.
  public var description: String { string }
}

extension Path: ExpressibleByStringLiteral {
  /// Takes a path that stands in the source.
  public init(stringLiteral string: String) {
    self.init(string)
  }
}
