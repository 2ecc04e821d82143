import Diagnostics
import Files
import Publishing

/// `deckpress new site`: makes a site to start from.
struct NewSiteCommand {
  let folder: Path

  init(_ arguments: Arguments) { folder = Path(arguments.operands.first ?? "") }

  func run(_ console: Console) -> ExitStatus {
    do throws(SystemError) {
      if let kind = kind(of: folder) {
        guard kind == .folder else { return console.fail(.notAFolder, at: folder) }
        guard try isEmptyFolder(folder) else { return console.fail(.folderInUse, at: folder) }
      }
      let files = Starter.site(title: title)
      for file in files {
        let path = folder / file.path
        try createFolder(path.parent)
        try createNew(path, Array(file.text.utf8))
        if console.isVerbose { _ = console.say("Made \(code(path.string))") }
      }
    } catch {
      return console.fail(.system(error), at: error.path)
    }
    let name = ShellWord(folder.string)
    return console.say(
      """
      Made a site in \(code(folder.string)). Next:
        deckpress build \(name)
        python3 -m http.server --directory \(ShellWord((folder / "public").string))
      Then change the decks in \(code((folder / "decks").string)), and build again.
      """)
  }

  /// The folder's own name, also where it is named as `.`.
  private var title: String {
    let here = (try? currentDirectory()) ?? ""
    return Title(ofName: folder.absolute(from: here).lastComponent).text
  }
}
