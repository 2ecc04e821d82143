/// Writes diagnostics as bytes in UTF-8, each as one line that ends with a line feed.
public protocol DiagnosticPrinter: Sendable {
  /// Appends the line of a diagnostic.
  func append(_ diagnostic: Diagnostic, to output: inout [UInt8])
}

extension DiagnosticPrinter {
  /// The lines of a report, sorted by place.
  public func bytes(of report: Report) -> [UInt8] {
    var output: [UInt8] = []
    for diagnostic in report.sorted { append(diagnostic, to: &output) }
    return output
  }
}
