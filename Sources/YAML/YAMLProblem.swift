import Diagnostics
import Text

/// What keeps a YAML text from being read.
enum YAMLProblem: Equatable {
  enum Collection: String { case list, mapping }

  // The text as a whole.
  case notUTF8(looksLike: TextEncoding?)
  case controlCharacter(UInt32)
  case tooLarge(limit: Int)
  case tooDeep(limit: Int)
  case severalDocuments
  case noMemory

  // What the grammar does not allow.
  case unclosedQuote
  case unclosed(Collection, openedAt: YAMLMark?)
  case badEscape
  case colonInText
  case noColon
  case tab
  case cannotBegin(Unicode.Scalar?)
  case textBehindValue
  case textBehindBlockIndicator
  case blockInLine
  case badIndentation(ofBlockAt: YAMLMark?)
  case syntax(String)

  // What the grammar allows and a deck's author hardly means.
  case alias(String?)
  case anchor(String?)
  case tag(String?)
  case keyIsNoText
  case keyIsMissing
  case duplicateKey(String, first: YAMLMark)
}

extension YAMLProblem: Problem {
  var severity: Severity { .error }

  var code: String {
    switch self {
    case .notUTF8: "not-utf-8"
    case .controlCharacter: "control-character"
    case .tooLarge, .tooDeep, .noMemory: "yaml-limit"
    case .duplicateKey: "duplicate-key"
    default: "yaml-syntax"
    }
  }

  var message: String {
    switch self {
    case .notUTF8(let encoding):
      "the text is not UTF-8" + (encoding.map { "; it looks like \($0.rawValue)" } ?? "")
    case .controlCharacter(let value): "the character U+\(hexadecimal(value)) is not allowed here"
    case .tooLarge(let limit): "the YAML text is larger than \(limit) bytes"
    case .tooDeep(let limit): "lists and mappings are nested more than \(limit) levels deep"
    case .severalDocuments: "a second YAML document begins here"
    case .noMemory: "there is not enough memory to read the YAML text"
    case .unclosedQuote: "the quoted text that begins here has no closing quote"
    case .unclosed(.list, let mark): "expected `,` or `]`" + phrase(" in the list from ", mark)
    case .unclosed(.mapping, let mark): "expected `,` or `}`" + phrase(" in the mapping from ", mark)
    case .badEscape: "the escape sequence is not one of YAML's"
    case .colonInText: "a colon is not allowed here"
    case .noColon: "expected `key: value`"
    case .tab: "a tab is not allowed here"
    case .cannotBegin(let character?): "a value cannot begin with \(quoted(String(character)))"
    case .cannotBegin(nil): "expected a value"
    case .textBehindValue: "the value ends before this text"
    case .textBehindBlockIndicator: "text cannot stand on the line of `|` or `>`"
    case .blockInLine: "a list cannot begin on the line of its key"
    case .badIndentation(let mark): "the line does not fit the block" + phrase(" from ", mark)
    case .syntax(let problem): "the YAML text cannot be read: \(problem)"
    case .alias(let name): "aliases are not supported" + phrase(": ", name)
    case .anchor(let name): "anchors are not supported" + phrase(": ", name)
    case .tag(let name): "tags are not supported" + phrase(": ", name)
    case .keyIsNoText: "a key must be text"
    case .keyIsMissing: "expected a key before the colon"
    case .duplicateKey(let key, let first):
      "the key \(Diagnostics.code(key)) stands twice, first on line \(first.line)"
    }
  }

  var advice: String? {
    switch self {
    case .notUTF8: "save the file as UTF-8"
    case .controlCharacter: "remove it"
    case .tooLarge, .noMemory: "keep large content out of it"
    case .tooDeep: "nest it less"
    case .severalDocuments: "keep one"
    case .unclosedQuote: "close it with the same quote"
    case .unclosed: "close it, and put an item that holds one of `,` `[` `]` `{` `}` into quotes"
    case .badEscape: #"in double quotes write `\\` for a backslash, or use single quotes"#
    case .colonInText: #"put a text that holds ": " into quotes, or mend the indentation"#
    case .noColon: "write a colon and a space after the key, or put a text of several lines into quotes"
    case .tab: "indent with spaces"
    case .cannotBegin(nil), .syntax: nil
    case .cannotBegin: "put the text into quotes"
    case .textBehindValue: "put the whole text into quotes; in single quotes write `''` for an apostrophe"
    case .textBehindBlockIndicator: "begin the text on the next line, or put it into quotes"
    case .blockInLine: "begin the list on the next line, or put the text into quotes"
    case .badIndentation: "indent it as the lines before, and close what they open"
    case .alias: "put a text that begins with `*` into quotes, or write the value again"
    case .anchor: "put a text that begins with `&` into quotes"
    case .tag: "put a text that begins with `!` into quotes"
    case .keyIsNoText: "put a text that begins with `{` or `[` into quotes"
    case .keyIsMissing: "write one, or put the text into quotes"
    case .duplicateKey: "keep one of the two"
    }
  }

  private func phrase(_ words: String, _ mark: YAMLMark?) -> String {
    mark.map { "\(words)line \($0.line), column \($0.column)" } ?? ""
  }

  private func phrase(_ words: String, _ name: String?) -> String {
    name.map { words + Diagnostics.code($0) } ?? ""
  }

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
