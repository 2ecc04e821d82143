import Text

/// Writes diagnostics for people and editors: `path:line:column: error: message; advice`.
///
/// Characters that could drive a terminal are shown by their code points, and an endless message is shortened.
public struct TextPrinter: DiagnosticPrinter {
  /// Whether the severity is shown in bold red or yellow.
  public var usesColour: Bool

  /// The longest message and the longest path that are shown whole, in Unicode scalars.
  static let limit = 1_000

  /// Prints in plain text, or in colour for a terminal.
  public init(usesColour: Bool = false) {
    self.usesColour = usesColour
  }

  /// Appends the line of a diagnostic.
  public func append(_ diagnostic: Diagnostic, to output: inout [UInt8]) {
    var location = diagnostic.location
    location.path = shortened(location.path, to: Self.limit)
    output.appendVisibly(location.description)
    output.append(": ")
    append(diagnostic.severity, to: &output)
    output.append(" ")
    output.appendVisibly(shortened(diagnostic.problem.message, to: Self.limit))
    if let advice = diagnostic.problem.advice {
      output.append("; ")
      output.appendVisibly(shortened(advice, to: Self.limit))
    }
    output.append("\n")
  }

  private func append(_ severity: Severity, to output: inout [UInt8]) {
    if usesColour { output.append(severity.colour) }
    output.append(contentsOf: severity.rawValue.utf8)
    output.append(":")
    if usesColour { output.append("\u{1B}[0m") }
  }
}

extension Severity {
  /// The terminal's sequence for bold red or bold yellow.
  fileprivate var colour: StaticString {
    switch self {
    case .error: "\u{1B}[1;31m"
    case .warning: "\u{1B}[1;33m"
    }
  }
}
