import Diagnostics

extension Diagnostic {
  /// What tells one finding from another: one thing that is wrong with a setting or a folder is met again and again.
  var identity: String { "\(location) \(problem.message)" }
}
