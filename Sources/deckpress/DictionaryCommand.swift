import Files
import Publishing

/// `deckpress dictionary`: prints a deck's JSON dictionary.
struct DictionaryCommand {
  let deck: Path

  init(_ arguments: Arguments) { deck = Path(arguments.operands.first ?? "") }

  func run(_ console: Console) -> ExitStatus {
    let (json, diagnostics) = dictionary(of: deck)
    console.report(diagnostics)
    guard let json else { return .errors }
    let printed = console.print(json)
    return diagnostics.contains { $0.severity == .error } ? .errors : printed
  }
}
