import Decks
import Diagnostics
import Files
import Formats
import Markdown
import Sheets
import Text
import Typesetting

/// Makes one study sheet of a deck as a document that needs no other file.
///
/// Where the deck lies in a site, that site's settings, theme, media and macros hold for it.
public struct SheetMaker: Sendable {
  let deck: Path
  let layout: SheetLayout
  let options: SheetOptions
  /// Where what sets formulas and colours code is looked for.
  var tools = ToolPlaces.ofThisMachine

  /// Prepares the work; the options come before those of the deck, and these before those of the site.
  public init(deck: Path, layout: SheetLayout, options: SheetOptions) {
    (self.deck, self.layout, self.options) = (deck, layout, options)
  }

  /// A sheet, and all that is wrong with its deck.
  public struct Result: Sendable {
    /// The document; nil where there is an error.
    public var html: [UInt8]?
    /// What a document made from it says of itself.
    public var title = ""
    /// Who wrote the deck.
    public var author: String?
    /// What the deck is about.
    public var subject: String?
    /// The deck's tags.
    public var keywords: String?
    /// Which edge the paper is turned over; nil where each page stands alone.
    public var flip: SheetOptions.Flip?
    /// How many cards are on it.
    public var cardCount = 0
    /// What is wrong.
    public var diagnostics: [Diagnostic] = []
  }

  /// Reads the deck and sets it.
  public func make() async -> Result {
    var result = Result()
    let site = await SiteOfDeck.find(deck)
    result.diagnostics = site.diagnostics
    let theme = UsableTheme(site.sources)
    result.diagnostics += theme?.diagnostics ?? []
    let typesetters = Typesetters(
      site.sources, BuildOptions(), places: tools,
      writesCache: site.isSite && kind(of: site.records) == .folder)
    let compiler = DeckCompiler(
      settings: site.sources.settings,
      rendering: RenderingOptions(site.sources.settings, theme, typesetters),
      media: MediaStore(site.sources, outputs: site.sources.outputs(BuildOptions())))
    let outcome = compiler.compile(site.file, map: nil)
    let html = outcome.compiled?.html.finish()
    typesetters.finish()
    result.diagnostics += outcome.diagnostics + outcome.linkDiagnostics
    result.diagnostics += typesetters.missing.map { tool in
      Diagnostic(FileProblem.missingTool(tool), at: Location(path: site.file.source))
    }
    guard let compiled = outcome.compiled, let html, let theme, !result.hasErrors else { return result }
    let pages = PageRenderer(
      theme.compiled, settings: site.sources.settings,
      contents: SiteContents.make([], introductions: [:]).contents)
    do throws(Diagnostic) {
      let design = try design(compiled, site)
      let images = InlineImages(compiled.media, from: site.file.address)
      let sheet = try pages.selfContainedSheet(
        design, compiled, html, of: site.file, imageAddress: images.address)
      result.diagnostics += SheetPress.warnings(
        sheet.continued, on: layout, of: compiled.deck, source: site.file.source)
      result.describe(compiled.deck, pages.sheetTitle(design, compiled.deck), site.sources.settings)
      result.flip = design.hasBacks || layout == .calibrate ? design.flip : nil
      result.cardCount = (try? design.selection.indices(in: compiled.deck).count) ?? 0
      result.html = sheet.page
    } catch {
      result.diagnostics.append(error)
    }
    return result
  }

  private func design(_ compiled: CompiledDeck, _ site: SiteOfDeck) throws(Diagnostic) -> SheetDesign {
    let own = compiled.sheet?.over(site.sources.settings.sheet) ?? site.sources.settings.sheet
    do throws(SheetError) {
      return try SheetDesign(layout, options.over(own))
    } catch {
      throw Diagnostic(error, at: Location(path: site.file.source))
    }
  }
}

extension SheetMaker.Result {
  fileprivate var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  fileprivate mutating func describe(_ deck: Deck, _ title: String, _ settings: Settings) {
    self.title = title
    author = deck.author ?? settings.author
    subject = deck.description
    keywords = deck.tags.isEmpty ? nil : deck.tags.map(\.title).joined(separator: ", ")
  }
}
