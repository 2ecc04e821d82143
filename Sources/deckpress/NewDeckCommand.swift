import Diagnostics
import Files
import Publishing

/// `deckpress new deck`: makes a deck to start from.
struct NewDeckCommand {
  let file: Path

  init(_ arguments: Arguments) { file = Path(arguments.operands.first ?? "") }

  func run(_ console: Console) -> ExitStatus {
    if kind(of: file) != nil { return console.fail(.fileExists, at: file) }
    guard isDeckName else { return refuseName(console) }
    do throws(SystemError) {
      try createFolder(file.parent)
      try createNew(file, Array(Starter.deck(title: Title(ofName: file.stem).text).utf8))
    } catch {
      return console.fail(.system(error), at: error.path)
    }
    return console.say(
      """
      Made the deck \(code(file.string)). Next: put your cards into it, and see what they give with
        deckpress dictionary \(ShellWord(file.string))
      """)
  }

  /// Whether a site takes a file of this name for a deck.
  private var isDeckName: Bool {
    ["md", "markdown"].contains(file.fileExtension?.lowercased())
      && file.string.utf8.last != UInt8(ascii: "/")
  }

  private func refuseName(_ console: Console) -> ExitStatus {
    let name = file.lastComponent.isEmpty || file.lastComponent == ".." ? "deck" : file.stem
    let suggestion = file.parent.string.isEmpty ? name + ".md" : (file.parent / (name + ".md")).string
    _ = console.fail(.notADeckName(suggestion: suggestion), at: file)
    return .wrongUsage
  }
}
