import Diagnostics
import Publishing
import Sheets
import Text

/// What is wrong with a command line.
enum UsageError: Error, Equatable {
  case noCommand
  case unknownCommand(String)
  case unfinishedCommand(String)
  case unknownOption(String, of: Command?)
  case missingValue(Option)
  case unexpectedValue(Option)
  case badValue(String, of: Option)
  case repeatedOption(Option)
  case conflict(Option, Option)
  case missingOption(Option, of: Command)
  case missingOperand(String, of: Command)
  case unexpectedOperand(String, of: Command)
}

extension UsageError: Problem {
  var severity: Severity { .error }

  var code: String { "usage" }

  var message: String {
    switch self {
    case .noCommand: "expected a command"
    case .unknownCommand(let word): "there is no command \(Diagnostics.code(word))"
    case .unfinishedCommand(let word): "expected a word after \(Diagnostics.code(word))"
    case .unknownOption(let name, let command?):
      "\(Diagnostics.code(command.rawValue)) has no option \(Diagnostics.code(name))"
    case .unknownOption(let name, nil): "there is no option \(Diagnostics.code(name)) before a command"
    case .missingValue(let option): "expected a value after \(option.code)"
    case .unexpectedValue(let option): "\(option.code) takes no value"
    case .badValue(let value, let option):
      "the value of \(option.code) must be \(option.value.words); it is \(quoted(value))"
    case .repeatedOption(let option): "\(option.code) is given twice"
    case .conflict(let first, let second): "\(first.code) and \(second.code) exclude each other"
    case .missingOption(let option, let command):
      "expected \(option.code) after \(Diagnostics.code(command.rawValue))"
    case .missingOperand(let name, let command):
      "expected \(name) after \(Diagnostics.code(command.rawValue))"
    case .unexpectedOperand(let operand, let command):
      "\(quoted(operand)) is one argument too many for \(Diagnostics.code(command.rawValue))"
    }
  }

  var advice: String? {
    switch self {
    case .noCommand: seeHelp(nil)
    case .unknownCommand(let word):
      nearestName(to: word, among: Command.allCases.map(\.rawValue))
        .map { didYouMean($0, of: nil) } ?? seeHelp(nil)
    case .unfinishedCommand(let word):
      "write " + alternatives(Command.allCases.map(\.rawValue).filter { $0.hasPrefix(word + " ") })
    case .unknownOption(let name, let command): adviceOnOption(name, of: command)
    case .missingValue(let option), .missingOption(let option, _):
      "write \(Diagnostics.code("\(option.longName) \(option.value.placeholder ?? "")"))"
    case .unexpectedValue(let option): "write \(option.code) alone"
    case .badValue, .conflict: nil
    case .repeatedOption: "keep one"
    case .missingOperand(_, let command), .unexpectedOperand(_, let command): seeHelp(command)
    }
  }

  /// Names the option that was most likely meant: the nearest one, or one that begins so, or another command's.
  private func adviceOnOption(_ name: String, of command: Command?) -> String {
    let names = ((command?.options ?? []) + Option.common).map(\.longName)
    let prefixed = name.utf8.count > 3 ? names.first { $0.hasPrefix(name) } : nil
    if let name = prefixed ?? nearestName(to: name, among: names) { return didYouMean(name, of: command) }
    let others = Command.allCases.filter { $0.options.contains { $0.longName == name } }.map(\.rawValue)
    return others.isEmpty ? seeHelp(command) : "it is an option of \(alternatives(others)), behind that word"
  }

  private func didYouMean(_ name: String, of command: Command?) -> String {
    "did you mean \(Diagnostics.code(name))? If not, \(seeHelp(command))"
  }

  private func seeHelp(_ command: Command?) -> String {
    "see \(Diagnostics.code("deckpress \(command.map { $0.rawValue + " " } ?? "")--help"))"
  }
}

extension Option {
  /// The name as it is written.
  var longName: String { "--" + name }

  /// The name as it stands in a message.
  fileprivate var code: String { Diagnostics.code(longName) }
}

extension Option.Value {
  /// What stands for the value in a help text.
  var placeholder: String? {
    switch self {
    case .none: nil
    case .text(let name), .words(let name), .address(let name), .number(let name, _), .file(let name, _),
      .decimals(let name, _, _):
      name
    case .choice(let names): names.joined(separator: "|")
    }
  }

  /// The kind of value with its article.
  fileprivate var words: String {
    switch self {
    case .none: "absent"
    case .text, .words: "text"
    case .file(_, let extensions): "a file that ends in " + alternatives(extensions.map { "." + $0 })
    case .decimals(let name, let counts, let range):
      counts == [1]
        ? "a number from \(decimal(range.lowerBound)) to \(decimal(range.upperBound))"
        : "\(name) in numbers from \(decimal(range.lowerBound)) to \(decimal(range.upperBound))"
    case .address: "an absolute address such as `https://example.org/decks/`"
    case .number(_, let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let names): alternatives(names)
    }
  }

  /// Whether an empty text is such a value.
  var mayBeEmpty: Bool { if case .words = self { true } else { false } }

  /// Whether a text is such a value.
  func accepts(_ text: String) -> Bool {
    switch self {
    case .none: false
    case .text: !text.isEmpty
    case .words: true
    case .file(_, let extensions): extensions.contains { text.lowercased().hasSuffix("." + $0) }
    case .decimals(_, let counts, let range):
      numbers(text).map { counts.contains($0.count) && $0.allSatisfy(range.contains) } ?? false
    case .address: BaseURL(text) != nil
    case .number(_, let range): Int(text).map(range.contains) ?? false
    case .choice(let names): names.contains(text)
    }
  }
}
