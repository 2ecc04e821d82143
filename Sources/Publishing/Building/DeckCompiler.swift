import Decks
import Diagnostics
import Files
import Formats
import Markdown
import Text

/// Reads a deck's file and renders it.
struct DeckCompiler: Sendable {
  let settings: Settings
  let rendering: RenderingOptions
  let media: MediaStore

  /// What became of a file.
  struct Outcome: Sendable {
    /// The deck, unless it cannot be read at all.
    var compiled: CompiledDeck?
    /// What is wrong with the file itself.
    var diagnostics: [Diagnostic] = []
    /// What is wrong with its links, as far as they could be followed.
    var linkDiagnostics: [Diagnostic] = []
    /// The hosts that it names for images, sounds and films.
    var hosts = RemoteHosts()
    /// Whether it has links that only a map of the whole site can follow.
    var needsMap = false
    /// The names of cards that its links ask for and that it does not have itself.
    var wantedNames: Set<String> = []
    /// Whether its author wants it left out.
    var isDraft = false
  }

  /// Compiles a file; without a map, links to other files are not followed.
  func compile(_ file: DeckFile, map: SiteMap?) -> Outcome {
    var outcome = Outcome()
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try readFile(file.path)
    } catch {
      outcome.diagnostics = [Diagnostic(FileProblem.unreadable(error), at: Location(path: file.source))]
      return outcome
    }
    guard let native = reader(of: file).read(bytes, diagnostics: &outcome.diagnostics) else { return outcome }
    outcome.isDraft = native.fields.draft
    let deck = native.deck
    let fields = native.fields
    guard !deck.cards.isEmpty else {
      outcome.compiled = CompiledDeck(
        deck: deck, html: UnfinishedDeckHTML(), media: [], params: fields.params)
      return outcome
    }
    var resolver = SiteLinkResolver(
      place: .deck(file), source: file.source, linesBefore: native.linesBeforeBody, map: map, media: media,
      anchors: { deck.anchors }, names: { CardNames(deck) }, termAtLine: deck.term(atLine:))
    let html = native.beginRendering(options: rendering, resolver: &resolver)
    outcome.linkDiagnostics = resolver.diagnostics
    outcome.needsMap = resolver.needsMap
    outcome.wantedNames = resolver.wantedNames
    outcome.hosts = resolver.mediaUse.hosts
    outcome.compiled = CompiledDeck(
      deck: deck, html: html, media: resolver.mediaUse.files, params: fields.params, sheet: fields.sheet,
      sheetLocation: fields.sheetLocation)
    return outcome
  }

  /// Reads a file's deck and renders nothing; nil where it cannot be read.
  func deck(of file: DeckFile) -> Deck? {
    guard let bytes = try? readFile(file.path) else { return nil }
    var diagnostics: [Diagnostic] = []
    guard let native = reader(of: file).read(bytes, diagnostics: &diagnostics) else { return nil }
    return native.deck
  }

  private func reader(of file: DeckFile) -> NativeReader {
    var reader = NativeReader(
      path: file.source, defaultID: file.address.text, defaultTitle: file.defaultTitle,
      refusesRepeatedTerms: settings.duplicates == .error)
    reader.math = settings.math
    reader.typography = settings.typography
    return reader
  }
}
