import Diagnostics
import Files

/// Where a run says what it has to say: results on standard output, diagnostics on standard error.
struct Console: Sendable {
  /// How much is said.
  enum Detail { case quiet, normal, verbose }

  private let detail: Detail
  private let printer: any DiagnosticPrinter
  /// Whether a person watches who can be shown how far the work is.
  let showsProgress: Bool

  /// Speaks as a command line asks for.
  init(_ arguments: Arguments) {
    let detail: Detail = arguments.has(.quiet) ? .quiet : arguments.has(.verbose) ? .verbose : .normal
    self.init(detail: detail, writesJSON: arguments.text(.diagnostics) == "json")
  }

  /// Speaks in colour and shows progress where standard error is a terminal that can.
  init(detail: Detail = .normal, writesJSON: Bool = false) {
    let isTerminal = Stream.standardError.isTerminal && environment("TERM") != "dumb"
    let refusesColour = environment("NO_COLOR").map { !$0.isEmpty } ?? false
    self.detail = detail
    printer = writesJSON ? JSONPrinter() : TextPrinter(usesColour: isTerminal && !refusesColour)
    showsProgress = isTerminal && detail != .quiet && !writesJSON
  }
}

extension Console {
  /// Whether more is said than the result.
  var isVerbose: Bool { detail == .verbose }

  /// Writes a command's result.
  func print(_ text: String) -> ExitStatus { print(Array(text.utf8)) }

  /// Writes a command's result; what cannot be written is an error.
  func print(_ bytes: [UInt8]) -> ExitStatus {
    do throws(SystemError) {
      try Stream.standardOutput.writeAll(bytes)
      return .done
    } catch {
      report([Diagnostic(CommandProblem.system(error), at: Location(path: "deckpress"))])
      return .errors
    }
  }

  /// Says something to a person in a line, unless nothing but diagnostics is wanted.
  func say(_ line: String) -> ExitStatus { detail == .quiet ? .done : print(line + "\n") }

  /// Writes diagnostics, sorted by place.
  func report(_ report: Report) {
    let bytes = printer.bytes(of: report)
    // Where standard error itself fails, there is nowhere left to say so.
    if !bytes.isEmpty { try? Stream.standardError.writeAll(bytes) }
  }

  /// Writes diagnostics, sorted by place.
  func report(_ diagnostics: [Diagnostic]) {
    var report = Report()
    report.append(contentsOf: diagnostics)
    self.report(report)
  }

  /// Writes a diagnostic that ends the command.
  func fail(_ problem: CommandProblem, at path: Path) -> ExitStatus {
    report([Diagnostic(problem, at: Location(path: path.string))])
    return .errors
  }
}
