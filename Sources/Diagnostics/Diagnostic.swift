/// How much a problem matters.
public enum Severity: String, Sendable {
  /// Keeps a deck from being read, or two outputs from both existing.
  case error
  /// Everything is built, and something in it is probably not what the author meant.
  case warning
}

/// Something wrong with the input, as data: each layer has an enum of its own problems and one place that
/// words them.
public protocol Problem: Sendable {
  /// How much it matters.
  var severity: Severity { get }
  /// A short name for programs, in kebab case, which never changes.
  var code: String { get }
  /// What is wrong, as one sentence without a full stop.
  var message: String { get }
  /// What was expected and what to do, where that can be said.
  var advice: String? { get }
}

/// A problem and the place where its author can mend it; a parser that stops at the first one throws it.
public struct Diagnostic: Error {
  /// Where it is.
  public var location: Location
  /// What it is.
  public var problem: any Problem
  /// How much it matters: what the problem says, unless the run is strict.
  public var severity: Severity

  /// Puts a problem in its place.
  public init(_ problem: any Problem, at location: Location) {
    self.problem = problem
    self.location = location
    self.severity = problem.severity
  }
}
