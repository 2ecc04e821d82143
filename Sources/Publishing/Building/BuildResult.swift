import Diagnostics
import Files

/// What a build or a check has to say.
public struct BuildResult: Sendable {
  /// Every error and warning.
  public var report: Report
  /// What was done to the output folder; nil where nothing was written.
  public var summary: OutputFolder.Summary?
  /// The output folder as the user would name it.
  public var output: String
  /// How many decks have pages.
  public var deckCount: Int
  /// How many cards they have.
  public var cardCount: Int
  /// The other hosts that decks name for images, sounds and films, by name.
  public var remoteHosts: [RemoteHost] = []
}

/// How far a build has come.
public struct Progress: Sendable {
  /// What is being done.
  public enum Stage: Sendable {
    /// Decks are read and checked.
    case reading
    /// Decks are written.
    case writing
  }

  /// What is being done.
  public var stage: Stage
  /// How many decks are done.
  public var done: Int
  /// How many there are.
  public var total: Int
}
