import Text

/// Writes diagnostics for programs, as JSON lines; a value that is not known is left out.
///
///     {"severity":"error","path":"decks/a.md","line":3,"column":7,"code":"wrong-kind","message":"…","advice":"…"}
public struct JSONPrinter: DiagnosticPrinter {
  /// Prints JSON lines.
  public init() {}

  /// Appends the line of a diagnostic.
  public func append(_ diagnostic: Diagnostic, to output: inout [UInt8]) {
    let location = diagnostic.location
    output.append(#"{"severity":"#)
    output.appendJSON(diagnostic.severity.rawValue)
    output.append(#","path":"#)
    output.appendJSON(location.path)
    if let line = location.line {
      output.append(#","line":"#)
      output.appendDecimal(line)
    }
    if let column = location.column {
      output.append(#","column":"#)
      output.appendDecimal(column)
    }
    output.append(#","code":"#)
    output.appendJSON(diagnostic.problem.code)
    output.append(#","message":"#)
    output.appendJSON(diagnostic.problem.message)
    if let advice = diagnostic.problem.advice {
      output.append(#","advice":"#)
      output.appendJSON(advice)
    }
    output.append("}\n")
  }
}

extension [UInt8] {
  /// Appends text as a JSON string in which nothing stands raw that a terminal would act on.
  fileprivate mutating func appendJSON(_ text: String) {
    append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append(#"\""#)
      case "\\": append(#"\\"#)
      case _ where scalar.drivesTerminal:
        append(#"\u"#)
        for shift in [12, 8, 4, 0] { append(contentsOf: String(scalar.value >> shift & 0xF, radix: 16).utf8) }
      default: appendUTF8(scalar)
      }
    }
    append("\"")
  }
}
