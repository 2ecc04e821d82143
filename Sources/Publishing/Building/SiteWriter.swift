import Decks
import Diagnostics
import Files
import Formats
import Sheets
import Synchronization

/// Writes a planned site into its output folder.
final class SiteWriter: Sendable {
  private let site: PlannedSite
  private let work: SiteWork
  private let output: OutputFolder
  private let jobs: Int
  private let pages: PageRenderer?
  private let press: SheetPress
  private let findings = Mutex(Findings())

  /// What went wrong so far.
  private struct Findings {
    var diagnostics: [Diagnostic] = []
    var seen: Set<String> = []
    /// The files in `media` and the style sheets of study sheets that this build has written.
    var copied: Set<SitePath> = []
    /// Whether an earlier build's page stays, with what it uses.
    var hasKeptPages = false
    /// Whether a file could not be written.
    var hasFailedWrites = false
    /// Whether the folder turned out to be one in which nothing may be written.
    var isRefused = false
  }

  init(_ site: PlannedSite, _ work: SiteWork, output: OutputFolder, jobs: Int) {
    self.site = site
    self.work = work
    self.output = output
    self.jobs = jobs
    press = SheetPress(settings: work.sources.settings)
    pages = work.theme.map {
      PageRenderer($0.compiled, settings: work.sources.settings, contents: site.plan.contents)
    }
  }

  /// What went wrong.
  var diagnostics: [Diagnostic] { findings.withLock(\.diagnostics) }

  /// Whether a file could not be written, so that nothing that stands may be taken for left over.
  var hasFailedWrites: Bool { findings.withLock(\.hasFailedWrites) }

  /// Writes what pages use: the theme's files, those of `static`, the schemas.
  func writeAssets() {
    for asset in work.theme?.compiled.assets ?? [] { write(asset.path, asset.bytes) }
    for schema in DataSchema.allCases { write(schema.address, schema.bytes) }
    write(SitePath(".nojekyll"), [])
    for index in site.plan.statics {
      let file = work.sources.statics[index]
      copy(file.path, to: SitePath(file.relativePath))
    }
  }

  /// Copies what decks and introductions show, several files at once.
  func writeMedia() async {
    _ = await inParallel(site.plan.media, jobs: jobs) { _, file in self.copy(file) }
  }

  private func copy(_ file: MediaFile) {
    guard let digest = file.digest, findings.withLock({ $0.copied.insert(file.address).inserted }) else {
      return
    }
    copy(file.source, to: file.address, expecting: digest)
  }

  /// Writes every deck, several at once, each with its data before its page.
  func writeDecks(_ progress: (@Sendable (Progress) -> Void)?) async {
    let counter = ProgressCounter(.writing, total: site.plan.actions.count, observer: progress)
    _ = await inParallel(site.plan.actions, jobs: jobs) { index, action in
      switch action {
      case .write(let file): self.writeDeck(index, file)
      case .keep: self.keep(self.site.plan.contents.decks[index].address)
      }
      counter.advance()
    }
  }

  /// Writes the pages that name others, and the data of the whole site.
  func writeLists() {
    let contents = site.plan.contents
    for (index, folder) in contents.folders.enumerated().dropFirst() {
      writeListPage("folder", folder.address.page) { pages throws(Diagnostic) in try pages.folder(index) }
    }
    for (index, tag) in contents.tags.enumerated() {
      writeListPage("tag", tag.address.page) { pages throws(Diagnostic) in try pages.tag(index) }
    }
    writeListPage("library", SitePath("index.html")) { pages throws(Diagnostic) in try pages.home() }
    writeListPage("404", SitePath("404.html")) { pages throws(Diagnostic) in try pages.notFound() }
    writeIndex()
    guard findings.withLock(\.hasKeptPages) else { return }
    keep(SitePath("assets"))
    keep(SitePath("media"))
  }

  private func writeIndex() {
    let contents = site.plan.contents
    let settings = work.sources.settings
    let index = SitePath("index.json")
    if staysAsItIs(index) { return }
    write(
      index,
      indexJSON(
        contents, title: settings.title ?? "", description: settings.description, language: settings.language)
    )
    guard let baseURL = settings.baseURL else { return }
    for file in sitemap(contents, baseURL: baseURL) { write(file.path, file.bytes) }
  }

  private func writeDeck(_ index: Int, _ fileIndex: Int) {
    let file = work.survey.files[fileIndex]
    guard let compiled = work.shelf.take(fileIndex) ?? compileAgain(file, fileIndex) else {
      return keep(file.address)
    }
    let html = compiled.html.finish()
    let downloads = work.sources.settings.downloads
    // All are there already, unless the deck has changed since it was read first.
    compiled.media.forEach(copy)
    write(file.address.appending("dictionary.json"), dictionaryJSON(of: compiled.deck))
    write(file.address.appending("deck.json"), deckJSON(compiled.deck, html))
    if downloads.contains(.csv) { write(file.download("csv"), compiled.deck.csv()) }
    if downloads.contains(.markdown) {
      do throws(SystemError) {
        write(file.download("md"), try readFile(file.path))
      } catch {
        report(Diagnostic(FileProblem.unreadable(error), at: Location(path: file.source)))
      }
    }
    let sheets = writeSheets(compiled, html, file)
    writePage("deck", file.address.page) { pages throws(Diagnostic) in
      try pages.deck(
        index, compiled.deck, html: html, downloads: downloads.filter { $0 != .anki }, sheets: sheets,
        params: compiled.params)
    }
  }

  /// Writes a deck's study sheets, and says which layouts there are.
  private func writeSheets(_ compiled: CompiledDeck, _ html: DeckHTML, _ file: DeckFile) -> [SheetLayout] {
    let (designs, diagnostics) = press.designs(of: compiled, file)
    diagnostics.forEach(report)
    for design in designs {
      writePage("sheet", file.sheet(design.layout).page) { pages throws(Diagnostic) in
        let sheet = try pages.sheet(design, compiled, html, of: file)
        SheetPress.warnings(
          sheet.continued, on: design.layout, of: compiled.deck, source: file.source
        ).forEach(report)
        if let style = sheet.style, findings.withLock({ $0.copied.insert(style.path).inserted }) {
          write(style.path, style.bytes)
        }
        return sheet.page
      }
    }
    return designs.map(\.layout)
  }

  /// Reads a deck for which there was no room, or whose links need the map.
  private func compileAgain(_ file: DeckFile, _ index: Int) -> CompiledDeck? {
    let outcome = work.compiler.compile(file, map: site.map)
    if work.survey.needMap.contains(index) { outcome.linkDiagnostics.forEach(report) }
    // The file may have changed since it was read first.
    guard let compiled = outcome.compiled, !outcome.diagnostics.contains(where: { $0.severity == .error })
    else {
      outcome.diagnostics.forEach(report)
      return nil
    }
    return compiled
  }

  /// Writes a page, unless what the site asks of its template cannot be done.
  private func writePage(
    _ template: String, _ path: SitePath, _ render: (PageRenderer) throws(Diagnostic) -> [UInt8]
  ) {
    guard let pages, work.theme?.brokenRoots.contains(template) == false else { return keep(path) }
    do throws(Diagnostic) {
      write(path, try render(pages))
    } catch {
      report(error)
      keep(path)
    }
  }

  /// Writes a page that names others, unless an earlier build's is to stay.
  private func writeListPage(
    _ template: String, _ path: SitePath, _ render: (PageRenderer) throws(Diagnostic) -> [UInt8]
  ) {
    if staysAsItIs(path) { return }
    writePage(template, path, render)
  }

  /// Whether what an earlier build wrote stays, since decks may be missing from what would be written now.
  private func staysAsItIs(_ path: SitePath) -> Bool {
    guard work.sources.keepsLists || hasFailedWrites else { return false }
    return (try? output.keep(path.text))?.isEmpty == false
  }

  private func write(_ path: SitePath, _ bytes: [UInt8]) {
    put { () throws(OutputError) in try output.write(path.text, bytes) }
  }

  /// Copies a file; where it cannot be read, what an earlier build made of it stays.
  private func copy(_ source: Path, to path: SitePath, expecting digest: FileDigest? = nil) {
    put { () throws(OutputError) in
      do throws(OutputError) {
        try output.copy(source, to: path.text, expecting: digest)
      } catch {
        _ = try? output.keep(path.text)
        throw error
      }
    }
  }

  private func put(_ body: () throws(OutputError) -> Void) {
    if findings.withLock(\.isRefused) { return }
    do throws(OutputError) {
      try body()
    } catch {
      if case .system(let error) = error, error.action == .read {
        return report(Diagnostic(FileProblem.unreadable(error), at: Location(path: error.path.string)))
      }
      findings.withLock { findings in
        findings.hasFailedWrites = true
        if case .unrecordedFolder = error { findings.isRefused = true }
      }
      report(Diagnostic(FileProblem.output(error), at: Location(path: error.path.string)))
    }
  }

  private func keep(_ path: SitePath) {
    findings.withLock { $0.hasKeptPages = true }
    _ = try? output.keep(path.text)
  }

  private func report(_ diagnostic: Diagnostic) {
    findings.withLock { findings in
      // One thing that is wrong with a folder is met at each of its files.
      guard findings.seen.insert(diagnostic.identity).inserted else {
        return
      }
      findings.diagnostics.append(diagnostic)
    }
  }
}
