import CYAML

/// Why libyaml stopped, copied out of its parser.
struct ParserFailure {
  enum Kind { case memory, reader, syntax }

  var kind: Kind
  /// libyaml's sentence, and what it was about, such as `while scanning a quoted scalar`.
  var problem: String
  var context: String
  /// Where it stopped, as a character counted from 0.
  var character: Int
  /// Where what it was about begins.
  var contextCharacter: Int?
  /// Where the reader stopped, as a byte counted from 0, and the byte or code point that it met.
  var byteOffset: Int
  var value: Int

  init(_ parser: yaml_parser_t) {
    kind =
      switch parser.error {
      case YAML_MEMORY_ERROR: .memory
      case YAML_READER_ERROR: .reader
      default: .syntax
      }
    problem = parser.problem.map { String(cString: $0) } ?? "unknown problem"
    context = parser.context.map { String(cString: $0) } ?? ""
    character = Int(clamping: parser.problem_mark.index)
    contextCharacter = parser.context == nil ? nil : Int(clamping: parser.context_mark.index)
    byteOffset = Int(clamping: parser.problem_offset)
    value = Int(parser.problem_value)
  }
}

extension ParserFailure {
  /// The reader's complaint: bytes that are not UTF-8, or a character that may not stand in YAML.
  var readerProblem: YAMLProblem {
    problem == "control characters are not allowed"
      ? .controlCharacter(UInt32(clamping: value)) : .notUTF8(looksLike: nil)
  }

  /// Where the scanner or the parser stopped.
  struct Place {
    var mark: YAMLMark
    /// Where what it was about begins.
    var context: YAMLMark?
    /// What stands at the mark, or nil at the end.
    var byte: UInt8?
    /// Whether nothing stands before the mark on its line.
    var isFirstOnLine: Bool
  }

  /// The scanner's or the parser's complaint in our words, and the place that the author should look at.
  func syntaxProblem(at place: Place) -> (YAMLProblem, YAMLMark) {
    let start = place.context ?? place.mark
    let isInQuotes = context == "while scanning a quoted scalar"
    switch problem {
    case "found unexpected end of stream" where isInQuotes,
      "found unexpected document indicator" where isInQuotes:
      return (.unclosedQuote, start)
    case "could not find expected ':'":
      return (.noColon, start)
    case _ where context == "while scanning an alias":
      return (.alias(nil), start)
    case _ where context == "while scanning an anchor":
      return (.anchor(nil), start)
    case _ where context == "while scanning a tag" || context == "while parsing a tag",
      "found undefined tag handle":
      return (.tag(nil), start)
    default:
      return (problemAtItsPlace(place), place.mark)
    }
  }

  private func problemAtItsPlace(_ place: Place) -> YAMLProblem {
    let isTab = place.byte == UInt8(ascii: "\t")
    let isColon = place.byte == UInt8(ascii: ":")
    switch problem {
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      return .badEscape
    case "did not find expected ',' or ']'":
      return .unclosed(.list, openedAt: place.context)
    case "did not find expected ',' or '}'":
      return .unclosed(.mapping, openedAt: place.context)
    case "mapping values are not allowed in this context", "found unexpected ':'":
      return .colonInText
    case "did not find expected comment or line break":
      return .textBehindBlockIndicator
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      return .tab
    case "found character that cannot start any token", "did not find expected node content":
      if isTab { return .tab }
      return isColon ? .keyIsMissing : .cannotBegin(place.byte.map { Unicode.Scalar($0) })
    case "block sequence entries are not allowed in this context",
      "mapping keys are not allowed in this context":
      return .blockInLine
    case "did not find expected key", "did not find expected '-' indicator":
      if isTab { return .tab }
      if !place.isFirstOnLine { return .textBehindValue }
      return isColon ? .keyIsMissing : .badIndentation(ofBlockAt: place.context)
    case "did not find expected <document start>":
      return .severalDocuments
    default:
      return .syntax(context.isEmpty ? problem : "\(problem) \(context)")
    }
  }
}
