/// What a build is asked to do besides what the settings say.
public struct BuildOptions: Sendable {
  /// The output folder in place of the settings' one, relative to the current folder.
  public var output: String?
  /// The address in place of the settings' one.
  public var baseURL: String?
  /// Whether decks that are drafts are built too.
  public var includesDrafts = false
  /// Whether every warning is an error.
  public var isStrict = false
  /// How many decks are worked on at once; as many as the machine has processors where there is no number.
  public var jobs: Int?
  /// Whether every file is written, also one that did not change.
  public var rewritesAll = false

  /// The usual build.
  public init() {}
}
