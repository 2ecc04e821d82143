import Files

/// The folder of the site that a command works on.
struct SiteFolder {
  /// The folder; the current one is the empty path, so that messages name `decks/a.md` and not `./decks/a.md`.
  let path: Path

  /// Takes the folder that the command line names, or the current one.
  init(_ arguments: Arguments) {
    let folder = Path(arguments.operands.first ?? ".")
    path = folder.normalized == "." ? "" : folder
  }

  /// The folder as a message names it.
  var name: Path { path == "" ? "." : path }

  /// What keeps the folder from being a site, or nil where it is one: it holds settings, or decks.
  var problem: CommandProblem? {
    guard let kind = kind(of: path) else { return .noFolder }
    guard kind == .folder else { return .notAFolder }
    let isSite = Files.kind(of: path / "deckpress.yaml") != nil || Files.kind(of: path / "decks") == .folder
    return isSite ? nil : .notASite
  }
}
