/// The files below a folder, and what kept others from being found.
public struct Tree: Sendable {
  /// A file that was found.
  public struct File: Sendable, Equatable {
    /// The file as the system opens it: the walk's root and the way below it.
    public var path: Path
    /// The way below the root, with `/` between names.
    public var relativePath: String
  }

  /// How far a walk goes before it takes the folder for a mistake.
  public struct Limits: Sendable {
    /// The number of folders that may lie in each other.
    public var depth = 64
    /// The number of names that are looked at.
    public var names = 1_000_000

    /// The usual limits: folders 64 deep, and a million names.
    public init() {}
  }

  /// The files: a folder's names in the order of their bytes, a folder's files where its name stands.
  public var files: [File] = []
  /// What was passed by, in the same order.
  public var problems: [Problem] = []
}
