/// All that a run has to say about its input.
public struct Report: Sendable {
  /// The diagnostics in the order in which they were found.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Whether every warning counts as an error.
  public let isStrict: Bool

  /// Starts with nothing to say.
  public init(isStrict: Bool = false) {
    self.isStrict = isStrict
  }

  /// Adds a diagnostic.
  public mutating func append(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    if isStrict { diagnostic.severity = .error }
    diagnostics.append(diagnostic)
  }

  /// Adds diagnostics in their order.
  public mutating func append(contentsOf others: some Sequence<Diagnostic>) {
    for diagnostic in others { append(diagnostic) }
  }

  /// Adds a problem at its place.
  public mutating func append(_ problem: any Problem, at location: Location) {
    append(Diagnostic(problem, at: location))
  }
}

extension Report {
  /// The diagnostics by file, line and column; those of one place stay in the order they were found in.
  public var sorted: [Diagnostic] {
    diagnostics.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  /// The number of diagnostics of a severity.
  public func count(of severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity }
  }

  /// Whether something keeps the run from being a success.
  public var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// The counts in words, such as `2 errors and 1 warning`, or nil where there is nothing to say.
  public var summary: String? {
    let counts = [(count(of: .error), "error"), (count(of: .warning), "warning")]
      .filter { $0.0 > 0 }
      .map { $0.0 == 1 ? "1 \($0.1)" : "\($0.0) \($0.1)s" }
    return counts.isEmpty ? nil : counts.joined(separator: " and ")
  }
}
