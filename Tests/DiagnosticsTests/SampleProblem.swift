import Diagnostics

/// A problem that says what a test wants it to say.
struct SampleProblem: Problem {
  var severity = Severity.error
  var code = "sample"
  var message = "something is wrong"
  var advice: String?
}

extension Diagnostic {
  static func sample(
    _ message: String, _ severity: Severity = .error, advice: String? = nil, at location: Location
  ) -> Diagnostic {
    Diagnostic(SampleProblem(severity: severity, message: message, advice: advice), at: location)
  }
}
