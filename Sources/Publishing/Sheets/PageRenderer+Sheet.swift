import Decks
import Diagnostics
import Formats
import Mustache
import Sheets
import Text

extension PageRenderer {
  /// Makes a study sheet of a deck, for its place on the site.
  ///
  /// Throws what is wrong with the deck's options or with the site's own template.
  func sheet(
    _ design: SheetDesign, _ compiled: CompiledDeck, _ html: DeckHTML, of file: DeckFile
  ) throws(Diagnostic) -> StudySheet {
    let place = PagePlace(file.sheet(design.layout))
    let style = ThemeAsset(name: "sheet", extension: "css", self.style(design, compiled.deck))
    let head = SheetHead(
      deckURL: place.url(toFolder: file.address), policy: policy, styleURL: place.url(toFile: style.path))
    // Addresses lead from the deck's page, which is two folders up.
    var sheet = try self.sheet(design, compiled, html, of: file, head, at: place) { address in
      Array((RemoteAddress(address) == nil ? "../../" + address : address).utf8)
    }
    sheet.style = style
    return sheet
  }

  /// Makes a study sheet of a deck that needs no other file.
  func selfContainedSheet(
    _ design: SheetDesign, _ compiled: CompiledDeck, _ html: DeckHTML, of file: DeckFile,
    imageAddress: @escaping (String) -> [UInt8]?
  ) throws(Diagnostic) -> StudySheet {
    let style = self.style(design, compiled.deck)
    let head = SheetHead(policy: settings.selfContainedPolicy(style: style), style: style)
    return try sheet(design, compiled, html, of: file, head, at: PagePlace(.root), imageAddress: imageAddress)
  }

  /// What a sheet of a deck is called.
  func sheetTitle(_ design: SheetDesign, _ deck: Deck) -> String {
    "\(deck.title) · \(strings[design.layout.titleKey])"
  }

  private func style(_ design: SheetDesign, _ deck: Deck) -> [UInt8] {
    theme.sheetStyle + Array(design.style(facts(deck)).utf8)
  }

  private func facts(_ deck: Deck) -> DeckFacts {
    DeckFacts(title: deck.title, author: deck.author ?? settings.author, date: deck.date)
  }

  private func sheet(
    _ design: SheetDesign, _ compiled: CompiledDeck, _ html: DeckHTML, of file: DeckFile,
    _ sheetHead: SheetHead,
    at place: PagePlace, imageAddress: @escaping (String) -> [UInt8]?
  ) throws(Diagnostic) -> StudySheet {
    let deck = compiled.deck
    var content = SheetContent(design, deck, html, strings, facts(deck))
    do throws(SheetError) {
      try content.fill(imageAddress: imageAddress)
    } catch {
      throw Diagnostic(error, at: compiled.sheetLocation ?? Location(path: file.source))
    }
    let head = Head(
      title: deck.title, description: deck.description, hasCanonicalURL: false, breadcrumbs: [])
    let page = try render(
      "sheet", theme.shapes.sheet, head, at: place, content.record(sheetHead),
      capacity: content.byteCount + 8192)
    return StudySheet(page: page, continued: content.continued)
  }
}

/// What stands in the head of a sheet's page.
struct SheetHead {
  var deckURL: String?
  var policy: String
  var styleURL: String?
  var style: [UInt8]?
}
