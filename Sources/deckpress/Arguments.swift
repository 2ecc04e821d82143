/// A command line that makes sense.
struct Arguments: Equatable {
  let command: Command
  /// The operands in order, of which only optional ones may be absent.
  let operands: [String]
  fileprivate let values: [Option: [String]]

  /// Whether an option is given.
  func has(_ option: Option) -> Bool { values[option] != nil }

  /// The value of an option.
  func text(_ option: Option) -> String? { values[option]?.first }

  /// The values of an option that may be given more than once; nil where it is not given.
  func texts(_ option: Option) -> [String]? { values[option] }

  /// The value of an option that takes one of several words.
  func choice<Choice: RawRepresentable<String>>(_ option: Option) -> Choice? {
    text(option).flatMap(Choice.init(rawValue:))
  }

  /// The value of an option that takes decimal numbers.
  func decimals(_ option: Option) -> [Double]? { text(option).flatMap(numbers) }

  /// The value of an option that takes a number.
  func number(_ option: Option) -> Int? { text(option).flatMap { Int($0) } }
}

/// What a command line asks for.
enum Invocation: Equatable {
  case run(Arguments)
  case help(Command?)
  case version

  /// Reads `COMMAND [OPTIONS] [OPERANDS]`, the program's name left out.
  ///
  /// Options may stand anywhere before `--`, those of a command behind it: `--name VALUE`, `--name=VALUE`,
  /// `-n VALUE`, `-nVALUE`, and letters of several options in one. `-` alone is an operand.
  init(parsing arguments: [String]) throws(UsageError) {
    var parser = ArgumentParser(arguments)
    self = try parser.parse()
  }
}

private struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var command: Command?
  private var words: [String] = []
  private var operands: [String] = []
  private var values: [Option: [String]] = [:]

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  mutating func parse() throws(UsageError) -> Invocation {
    while let argument = rest.popFirst() {
      if argument == "--" {
        while let operand = rest.popFirst() { try take(operand) }
      } else if argument.hasPrefix("--") {
        try takeLong(argument)
      } else if argument.hasPrefix("-"), argument != "-" {
        try takeLetters(argument)
      } else {
        try take(argument)
      }
    }
    return try invocation()
  }

  /// A word of the command's name, or an operand.
  private mutating func take(_ word: String) throws(UsageError) {
    guard let command else { return try takeCommandWord(word) }
    guard operands.count < command.operands.count else { throw .unexpectedOperand(word, of: command) }
    guard !word.isEmpty else { throw .missingOperand(command.operands[operands.count].name, of: command) }
    operands.append(word)
  }

  private mutating func takeCommandWord(_ word: String) throws(UsageError) {
    words.append(word)
    let name = words.joined(separator: " ")
    command = Command(rawValue: name)
    guard command != nil || Command.allCases.contains(where: { $0.rawValue.hasPrefix(name + " ") }) else {
      throw .unknownCommand(name)
    }
  }

  private mutating func takeLong(_ argument: String) throws(UsageError) {
    let name = argument.prefix { $0 != "=" }
    let value = name.endIndex < argument.endIndex ? String(argument[name.endIndex...].dropFirst()) : nil
    guard let option = known.first(where: { $0.longName == name }) else {
      throw .unknownOption(String(name), of: command)
    }
    try set(option, to: value)
  }

  private mutating func takeLetters(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = known.first(where: { $0.letter == letter }) else {
        throw .unknownOption("-\(letter)", of: command)
      }
      guard option.value != .none, !letters.isEmpty else {
        try set(option, to: nil)
        continue
      }
      try set(option, to: String(letters))
      return
    }
  }

  private var known: [Option] { (command?.options ?? []) + Option.common }

  private mutating func set(_ option: Option, to attached: String?) throws(UsageError) {
    guard values[option] == nil || option.repeats else { throw .repeatedOption(option) }
    guard option.value != .none else {
      guard attached == nil else { throw .unexpectedValue(option) }
      values[option] = [""]
      return
    }
    guard let value = attached ?? nextValue(), !value.isEmpty || option.value.mayBeEmpty else {
      throw .missingValue(option)
    }
    guard option.value.accepts(value) else { throw .badValue(value, of: option) }
    values[option, default: []].append(value)
  }

  /// The next argument, unless it looks like an option; a negative number does not.
  private mutating func nextValue() -> String? {
    guard let next = rest.first else { return nil }
    let isNumber = next.utf8.dropFirst().first.map { $0 &- UInt8(ascii: "0") < 10 } ?? true
    guard !next.hasPrefix("-") || isNumber else { return nil }
    return rest.popFirst()
  }

  private func invocation() throws(UsageError) -> Invocation {
    if values[.help] != nil { return .help(command) }
    if values[.version] != nil { return .version }
    guard let command else {
      throw words.isEmpty ? .noCommand : .unfinishedCommand(words.joined(separator: " "))
    }
    if values[.quiet] != nil, values[.verbose] != nil { throw .conflict(.quiet, .verbose) }
    if operands.count < command.operands.count, !command.operands[operands.count].isOptional {
      throw .missingOperand(command.operands[operands.count].name, of: command)
    }
    if let option = command.options.first(where: { $0.isRequired && values[$0] == nil }) {
      throw .missingOption(option, of: command)
    }
    return .run(Arguments(command: command, operands: operands, values: values))
  }
}
