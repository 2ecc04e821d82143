import Text

/// What a tool makes of a request, as it said it: nothing in it is trusted.
enum Answer: Hashable, Sendable {
  /// Markup.
  case markup([UInt8])
  /// The source is wrong, for a reason.
  case refused(String)
  /// The source is to be shown as it is.
  case plain
  /// The source is to be shown as it is, since the tool was too slow this time.
  case late

  /// Reads an answer; nil where it is none.
  init?(_ field: [UInt8]) {
    guard let status = field.first, String(validating: field, as: UTF8.self) != nil else { return nil }
    switch (status, field.count) {
    case (UInt8(ascii: "+"), _): self = .markup(Array(field.dropFirst()))
    case (UInt8(ascii: "-"), _): self = .refused(oneLine(field.dropFirst()))
    case (UInt8(ascii: "="), 1): self = .plain
    case (UInt8(ascii: "?"), 1): self = .late
    default: return nil
    }
  }

  /// The answer as a field, which reads the same again.
  var field: [UInt8] {
    switch self {
    case .markup(let bytes): [UInt8(ascii: "+")] + bytes
    case .refused(let reason): [UInt8(ascii: "-")] + Array(reason.utf8)
    case .plain: [UInt8(ascii: "=")]
    case .late: [UInt8(ascii: "?")]
    }
  }
}

/// A tool's words on one line, 200 characters at most.
func oneLine(_ words: ArraySlice<UInt8>) -> String {
  let line = collapsingWhiteSpace(String(decoding: words.prefix(2000), as: UTF8.self))
  guard line.unicodeScalars.count > 200 else { return line }
  var cut = String.UnicodeScalarView(line.unicodeScalars.prefix(200))
  cut.append("…")
  return String(cut)
}
