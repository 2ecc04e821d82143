import Diagnostics
import Files
import Markdown
import Typesetting

/// Builds a site from its folder, or checks it without writing.
public struct SiteBuilder: Sendable {
  let site: Path
  let options: BuildOptions
  let jobs: Int
  /// For how many bytes of decks there is room between their reading and their writing.
  var shelfRoom = 56 << 20
  /// Where what sets formulas and colours code is looked for.
  var tools = ToolPlaces.ofThisMachine

  /// Prepares the work on the site in a folder.
  public init(site: Path, options: BuildOptions) {
    self.site = site
    self.options = options
    jobs = options.jobs ?? processorCount
  }

  /// Writes the site: whole files, assets before pages, pages before the lists that name them, and removals last.
  ///
  /// What can be built is built, whatever is wrong with the rest.
  public func build(progress: (@Sendable (Progress) -> Void)? = nil) async -> BuildResult {
    var work = await prepare(progress, writesCache: true)
    let output = openOutput(for: work.sources, report: &work.report)
    let site = await plan(&work, output: output)
    guard let output else {
      checkLinks(ofFailedDecksOnly: false, site, &work)
      work.finishTypesetting()
      return work.result(site, output: outputPath(work.sources), summary: nil)
    }
    checkLinks(ofFailedDecksOnly: true, site, &work)
    let writer = SiteWriter(site, work, output: output, jobs: jobs)
    writer.writeAssets()
    await writer.writeMedia()
    await writer.writeDecks(progress)
    writer.writeLists()
    work.report.append(contentsOf: writer.diagnostics)
    work.finishTypesetting()
    // Nothing goes where it is not sure what is meant to be there, or where something could not be written.
    if work.sources.keepsEverything || writer.hasFailedWrites { output.keepEverything() }
    return work.result(site, output: outputPath(work.sources), summary: finish(output, &work.report))
  }

  /// Says everything that a build would say, and writes nothing.
  public func check(progress: (@Sendable (Progress) -> Void)? = nil) async -> BuildResult {
    var work = await prepare(progress, writesCache: false)
    let site = await plan(&work, output: nil)
    checkLinks(ofFailedDecksOnly: false, site, &work)
    await checkSheets(site, &work)
    work.finishTypesetting()
    return work.result(site, output: outputPath(work.sources), summary: nil)
  }
}

extension SiteBuilder {
  /// Finds everything the site is made from, and reads and checks every deck.
  private func prepare(
    _ progress: (@Sendable (Progress) -> Void)?, writesCache: Bool
  ) async -> SiteWork {
    var report = Report(isStrict: options.isStrict)
    let sources = await SiteSources.find(in: site, options: options, jobs: jobs)
    report.append(contentsOf: sources.diagnostics)
    let theme = UsableTheme(sources)
    report.append(contentsOf: theme?.diagnostics ?? [])
    let introductions = Introductions(sources.introductions)
    report.append(contentsOf: introductions.diagnostics)
    let typesetters = Typesetters(sources, options, places: tools, writesCache: writesCache)
    let compiler = DeckCompiler(
      settings: sources.settings, rendering: RenderingOptions(sources.settings, theme, typesetters),
      media: MediaStore(sources, outputs: sources.outputs(options)))
    let shelf = DeckShelf(room: shelfRoom)
    let counter = ProgressCounter(.reading, total: sources.decks.count, observer: progress)
    let survey = await Survey.make(
      sources.decks, compiler: compiler, shelf: shelf, options: options, jobs: jobs, progress: counter)
    report.append(contentsOf: survey.diagnostics)
    report.append(contentsOf: survey.linkDiagnostics)
    // What they show is needed before it is known where their links can lead.
    let introduced = introductions.render(compiler, map: nil)
    var hosts = survey.hosts
    hosts.add(introduced.hosts)
    return SiteWork(
      sources: sources, theme: theme, typesetters: typesetters, introductions: introductions,
      compiler: compiler, shelf: shelf,
      survey: survey, introductionMedia: introduced.media, introductionNames: introduced.wantedNames,
      hosts: hosts, report: report)
  }

  /// Decides what is written where.
  private func plan(_ work: inout SiteWork, output: OutputFolder?) async -> PlannedSite {
    let downloads = work.sources.settings.downloads
    var plan = SitePlan(
      work.survey, sources: work.sources, introductions: work.introductions.titles(work.sources.settings),
      introductionMedia: work.introductionMedia, downloads: downloads,
      sheets: work.sources.settings.sheets
    ) { address in
      guard let output, let kept = try? output.keep(address.text), !kept.isEmpty,
        let json = try? readFile(output.path / address.appending("deck.json").text)
      else { return nil }
      return DeckSummary(earlierJSON: json, address: address)
    }
    work.report.append(contentsOf: plan.diagnostics)
    var map = SiteMap(plan, survey: work.survey, sources: work.sources, downloads: downloads)
    let wanted = work.survey.wantedNames.union(work.introductionNames)
    if !wanted.isEmpty { map.names = await SiteNames.gather(wanted, plan, work, jobs: jobs) }
    let introduced = work.introductions.render(work.compiler, map: map)
    work.report.append(contentsOf: introduced.diagnostics)
    for index in plan.contents.folders.indices {
      guard let introduction = introduced.html[plan.contents.folders[index].address] else { continue }
      plan.contents.folders[index].introduction = introduction
    }
    return PlannedSite(plan: plan, map: map)
  }

  /// Follows the links that only a map of the site can follow, of decks that are not written.
  private func checkLinks(ofFailedDecksOnly: Bool, _ site: PlannedSite, _ work: inout SiteWork) {
    for index in work.survey.needMap.sorted() {
      if ofFailedDecksOnly, case .sound = work.survey.standings[index] { continue }
      let outcome = work.compiler.compile(work.survey.files[index], map: site.map)
      work.report.append(contentsOf: outcome.linkDiagnostics)
    }
  }

  /// Finds the cards that are too long for a study sheet, of decks that would be written.
  private func checkSheets(_ site: PlannedSite, _ work: inout SiteWork) async {
    let press = SheetPress(settings: work.sources.settings)
    let (survey, shelf, compiler) = (work.survey, work.shelf, work.compiler)
    let findings = await inParallel(site.plan.actions, jobs: jobs) { _, action in
      guard case .write(let index) = action else { return [Diagnostic]() }
      let file = survey.files[index]
      guard let compiled = shelf.take(index) ?? compiler.compile(file, map: site.map).compiled else {
        return []
      }
      return press.findings(of: compiled, file)
    }
    var seen: Set<String> = []
    for finding in findings.joined() where seen.insert(finding.identity).inserted {
      work.report.append(finding)
    }
  }

  /// The output folder as the user would name it.
  private func outputPath(_ sources: SiteSources) -> Path {
    options.output.map { Path($0) } ?? sources.place(sources.settings.output)
  }

  /// Opens the output folder; nil where it cannot be written, or where the settings do not say what to write.
  private func openOutput(for sources: SiteSources, report: inout Report) -> OutputFolder? {
    guard sources.settings.saysWhatToWrite else { return nil }
    let path = outputPath(sources)
    let roots = sources.settings.decks.roots.filter { $0 != "." && !$0.hasPrefix("..") }
    do throws(OutputError) {
      let output = try OutputFolder.open(
        path, records: sources.place(".deckpress"),
        sources: ([SiteSources.settingsName, "static", "templates"] + roots).map(sources.place),
        signs: [".nojekyll", "index.json"], rewritesAll: options.rewritesAll)
      return output
    } catch {
      report.append(FileProblem.output(error), at: Location(path: path.string))
      return nil
    }
  }

  private func finish(_ output: OutputFolder, _ report: inout Report) -> OutputFolder.Summary {
    do throws(OutputError) {
      return try output.finish()
    } catch {
      report.append(FileProblem.output(error), at: Location(path: output.path.string))
      return output.summary
    }
  }
}

extension RenderingOptions {
  /// Takes what settings and the words of a theme say.
  init(_ settings: Settings, _ theme: UsableTheme?, _ typesetter: some Typesetter) {
    self.init(rawHTML: settings.rawHTML, typesetter: typesetter)
    highlightsCode = settings.highlight
    guard let strings = theme?.compiled.strings else { return }
    doneLabel = strings["taskDone"]
    toDoLabel = strings["taskToDo"]
    backLabel = strings["backToText"]
    notesLabel = strings["notes"]
  }
}

extension Typesetters {
  /// Prepares what sets formulas and colours code, with a cache in the site's own folder of records.
  convenience init(
    _ sources: SiteSources, _ options: BuildOptions, places: ToolPlaces, writesCache: Bool
  ) {
    let macros = sources.settings.mathMacros.map { ($0.name, $0.expansion) }
    self.init(
      macros: Dictionary(macros, uniquingKeysWith: { $1 }), coloursCode: sources.settings.highlight,
      cacheFolder: sources.place(".deckpress/cache"), readsCache: !options.rewritesAll,
      writesCache: writesCache && sources.settings.saysWhatToWrite, places: places)
  }
}
