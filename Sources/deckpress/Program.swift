import Diagnostics

/// A run of the program: the command line, and what it asks for.
struct Program {
  /// The words after the program's name.
  let arguments: [String]

  /// Does what the command line asks for.
  func run() async -> ExitStatus {
    let invocation: Invocation
    do throws(UsageError) {
      invocation = try Invocation(parsing: arguments)
    } catch {
      return refuse(error)
    }
    switch invocation {
    case .help(let command): return Console().print(HelpText.text(for: command))
    case .version: return Console().print("deckpress \(version)\n")
    case .run(let arguments): return await dispatch(arguments, Console(arguments))
    }
  }

  private func dispatch(_ arguments: Arguments, _ console: Console) async -> ExitStatus {
    switch arguments.command {
    case .build: await BuildCommand(arguments).run(console)
    case .check: await CheckCommand(arguments).run(console)
    case .dictionary: DictionaryCommand(arguments).run(console)
    case .sheet: await SheetCommand(arguments).run(console)
    case .newSite: NewSiteCommand(arguments).run(console)
    case .newDeck: NewDeckCommand(arguments).run(console)
    }
  }

  /// Says in a line what is wrong with the command line, in the form that it asks for as far as it can be read.
  private func refuse(_ error: UsageError) -> ExitStatus {
    let asksForJSON = zip(arguments, arguments.dropFirst()).contains { $0 == ("--diagnostics", "json") }
    let console = Console(writesJSON: asksForJSON || arguments.contains("--diagnostics=json"))
    console.report([Diagnostic(error, at: Location(path: "deckpress"))])
    return .wrongUsage
  }

  private var version: String { "0.1.0" }
}
