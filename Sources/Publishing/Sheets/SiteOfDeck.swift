import Diagnostics
import Files
import Formats

/// The site in which a deck lies, or a site of that deck alone where it lies in none.
struct SiteOfDeck: Sendable {
  /// The files of the site.
  var sources: SiteSources
  /// The deck among them.
  var file: DeckFile
  /// Whether there are settings.
  var isSite: Bool
  /// What is wrong with the settings and the templates; other decks are not looked at.
  var diagnostics: [Diagnostic] = []

  /// Where builds keep their records.
  var records: Path { sources.place(".deckpress") }

  /// Looks for settings in the folders above the deck, the nearest first.
  static func find(_ deck: Path) async -> SiteOfDeck {
    guard let folder = folder(above: deck) else { return alone(deck) }
    let sources = await SiteSources.find(in: folder, options: BuildOptions(), jobs: processorCount)
    let place = try? deck.resolved()
    var file = sources.decks.first { file in (try? file.path.resolved()) == place }
    file?.source = deck.string
    let settings = sources.place(SiteSources.settingsName).string
    return SiteOfDeck(
      sources: sources, file: file ?? self.file(deck, in: folder), isSite: true,
      diagnostics: sources.diagnostics.filter { $0.location.path == settings })
  }

  private static func alone(_ deck: Path) -> SiteOfDeck {
    let folder = deck.parent
    return SiteOfDeck(
      sources: SiteSources(folder: folder, settings: Settings()), file: file(deck, in: folder), isSite: false)
  }

  /// The folder of the nearest site; its path is relative where the deck's is.
  private static func folder(above deck: Path) -> Path? {
    guard let absolute = try? deck.resolved() else { return nil }
    var folder = absolute.parent
    while true {
      if kind(of: folder / SiteSources.settingsName) == .file { return folder }
      let parent = folder.parent
      if parent == folder || parent.string.isEmpty { return nil }
      folder = parent
    }
  }

  private static func file(_ deck: Path, in folder: Path) -> DeckFile {
    let bytes = (try? readFile(deck)) ?? []
    let resolved = (try? deck.resolved()) ?? deck
    let base = (try? folder.resolved()) ?? folder
    let sitePath = resolved.relative(to: base)?.string ?? deck.lastComponent
    return DeckFile(
      path: deck, source: deck.string, sitePath: sitePath, relativePath: deck.lastComponent,
      fields: FrontMatter.placing(bytes, path: deck.string))
  }
}
