/// The help that `--help` shows, laid out for 80 columns.
enum HelpText {
  /// The help on a command, or on the program.
  static func text(for command: Command?) -> String {
    (command.map(lines) ?? overview).joined(separator: "\n") + "\n"
  }

  private static var overview: [String] {
    let commands = Command.allCases.map { (names: $0.usage, help: $0.summary) }
    return [
      "deckpress COMMAND [OPTIONS]", "", "Publishes decks of flashcards as a static site.", "", "Commands:",
    ] + table(commands) + ["", "Options of every command:"] + table(Option.common.map(row)) + [
      "", "Exit status: 0 done, 1 errors in the input, 2 wrong usage.",
      "See `deckpress COMMAND --help` for the options of a command.",
    ]
  }

  private static func lines(for command: Command) -> [String] {
    let operands = command.operands.map { (names: $0.name, help: $0.help) }
    let summary = command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."
    return ["deckpress \(command.usage) [OPTIONS]", "", summary, ""] + table(operands) + ["", "Options:"]
      + table((command.options + Option.common).map(row))
  }

  private static func row(_ option: Option) -> (names: String, help: String) {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    if case .choice(let words) = option.value, words.joined().utf8.count > 24 {
      // So many words would leave no room for the help beside them.
      let name = option.name.uppercased()
      return ("\(letter)\(option.longName) \(name)", "\(option.help): \(words.joined(separator: ", "))")
    }
    return (letter + option.longName + (option.value.placeholder.map { " " + $0 } ?? ""), option.help)
  }

  /// Sets names beside their help, the help broken between words and aligned.
  private static func table(_ rows: [(names: String, help: String)]) -> [String] {
    let width = rows.map(\.names.count).max() ?? 0
    return rows.flatMap { row in
      wrapped(row.help, to: 80 - width - 4).enumerated().map { index, line in
        let names = index == 0 ? row.names : ""
        return "  " + names + String(repeating: " ", count: width - names.count + 2) + line
      }
    }
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension Command {
  /// The command's name and its operands, those in brackets that may be absent.
  fileprivate var usage: String {
    ([rawValue] + operands.map { $0.isOptional ? "[\($0.name)]" : $0.name }).joined(separator: " ")
  }
}
