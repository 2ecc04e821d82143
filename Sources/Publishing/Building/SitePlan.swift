import Diagnostics
import Files
import Sheets
import Text

/// Which decks are written where, and what the whole site then holds.
struct SitePlan: Sendable {
  /// What becomes of a deck that is listed.
  enum Action: Sendable {
    /// It is written, from the file with this index.
    case write(Int)
    /// Its last good pages stay.
    case keep
  }

  /// What pages need to know of the site.
  var contents: SiteContents
  /// As many as the site has decks.
  var actions: [Action]
  /// The files of `static` that are copied, as indexes.
  var statics: [Int]
  /// The files that decks and introductions show, by their places on the site.
  var media: [MediaFile]
  /// Decks with an error that no earlier build wrote.
  var diagnostics: [Diagnostic]

  /// The names at the site's top that are not for decks, and what they are for.
  private static let reserved = [
    "tags": "the pages of tags", "assets": "the theme's files", "media": "images and sounds",
    "schema": "the JSON schemas", "editor": "the deck editor", "search": "the search index",
  ]

  /// Plans the site; `earlier` gives what an earlier build made of a deck that cannot be read now.
  init(
    _ survey: Survey, sources: SiteSources, introductions: [SitePath: FolderIntroduction],
    introductionMedia: [MediaFile], downloads: [Download], sheets: [SheetLayout],
    earlier: (SitePath) -> DeckSummary?
  ) {
    var outputs = OutputPlan(survey: survey, downloads: downloads, sheets: sheets)
    let shown = survey.media.indices.filter { !outputs.refused.contains($0) }.flatMap { survey.media[$0] }
    media = outputs.claimMedia(shown + introductionMedia)
    statics = sources.statics.indices.filter { outputs.claimStatic(sources.statics[$0]) }
    diagnostics = outputs.diagnostics
    var listed: [ListedDeck] = []
    var actions: [Action] = []
    var kept: Set<SitePath> = []
    for (index, file) in survey.files.enumerated() {
      switch survey.standings[index] {
      case .sound(let summary, _) where !outputs.refused.contains(index):
        listed.append(ListedDeck(summary: summary, file: file))
        actions.append(.write(index))
      case .sound, .failed:
        guard !outputs.isTaken(file.address), kept.insert(file.address).inserted,
          var summary = earlier(file.address)
        else {
          continue
        }
        summary.source = file.source
        summary.order = file.order
        listed.append(ListedDeck(summary: summary, file: file))
        actions.append(.keep)
      case .absent:
        continue
      }
    }
    let (contents, indices) = SiteContents.make(listed, introductions: introductions)
    self.contents = contents
    self.actions = indices.map { actions[$0] }
  }

  /// Finds decks and files that would be written to one place.
  private struct OutputPlan {
    private var claims = OutputClaims()
    private var indexBySource: [String: Int] = [:]
    private var taken: Set<SitePath> = []
    private(set) var refused: Set<Int> = []
    private(set) var diagnostics: [Diagnostic] = []

    init(survey: Survey, downloads: [Download], sheets: [SheetLayout]) {
      for name in ["index.html", "index.json", "404.html", "sitemap.xml", ".nojekyll"] {
        _ = claims.claim(SitePath(name), for: "the site itself")
      }
      for schema in DataSchema.allCases { _ = claims.claim(schema.address, for: "the site itself") }
      let clashes = claimFolders(survey)
      for (index, file) in survey.files.enumerated() {
        guard case .sound = survey.standings[index] else { continue }
        claimDeck(index, file, file.outputs(downloads, sheets))
      }
      for (index, problem) in clashes where refused.insert(index).inserted {
        diagnostics.append(Diagnostic(problem, at: Location(path: survey.files[index].source)))
      }
      for (index, file) in survey.files.enumerated() where !refused.contains(index) {
        if case .sound = survey.standings[index] { taken.insert(file.address) }
      }
    }

    /// Whether a deck is written at the address.
    func isTaken(_ address: SitePath) -> Bool { taken.contains(address) }

    /// Claims the pages of folders, and gives the decks in a folder whose page another folder has.
    private mutating func claimFolders(_ survey: Survey) -> [(deck: Int, problem: FileProblem)] {
      var clashes: [(deck: Int, problem: FileProblem)] = []
      var names: [SitePath: String] = [:]
      for (index, file) in survey.files.enumerated() {
        guard case .sound = survey.standings[index] else { continue }
        var folder = file.address.parent
        var folders = file.folders[...]
        while !folder.isRoot {
          let name = folders.joined(separator: "/")
          if let other = names[folder], other != name {
            clashes.append(
              (index, FileProblem.sameOutput(path: folder.page.text, other: "the folder \(code(other))")))
            break
          }
          if names.updateValue(name, forKey: folder) == nil {
            _ = claims.claim(folder.page, for: "the folder \(code(name))")
          }
          folders = folders.dropLast()
          folder = folder.parent
        }
      }
      return clashes
    }

    private mutating func claimDeck(_ index: Int, _ file: DeckFile, _ outputs: [SitePath]) {
      let location = Location(path: file.source)
      if let first = file.address.parts.first, let owner = SitePlan.reserved[String(first)] {
        refused.insert(index)
        diagnostics.append(
          Diagnostic(FileProblem.reservedAddress(file.address.page.text, owner: owner), at: location))
        return
      }
      for output in outputs {
        guard let conflict = claims.claim(output, for: file.source) else { continue }
        refused.insert(index)
        if let other = indexBySource[conflict.owner] { refused.insert(other) }
        diagnostics.append(
          Diagnostic(FileProblem.sameOutput(path: conflict.path, other: conflict.owner), at: location))
        return
      }
      indexBySource[file.source] = index
    }

    /// Claims each file's place in `media`, and gives those that are copied, in order.
    mutating func claimMedia(_ files: [MediaFile]) -> [MediaFile] {
      let copies = Set(files.lazy.filter { $0.digest != nil })
        .sorted { ($0.address, $0.source) < ($1.address, $1.source) }
      var media: [MediaFile] = []
      for file in copies {
        if let last = media.last, last.address == file.address {
          if last.digest == file.digest { continue }
          let problem = FileProblem.sameOutput(path: file.address.text, other: last.source.string)
          diagnostics.append(Diagnostic(problem, at: Location(path: file.source.string)))
        } else if let conflict = claims.claim(file.address, for: file.sitePath) {
          let problem = FileProblem.sameOutput(path: conflict.path, other: conflict.owner)
          diagnostics.append(Diagnostic(problem, at: Location(path: file.source.string)))
        } else {
          media.append(file)
        }
      }
      return media
    }

    mutating func claimStatic(_ file: Tree.File) -> Bool {
      guard let conflict = claims.claim(SitePath(file.relativePath), for: file.path.string) else {
        return true
      }
      let problem = FileProblem.sameOutput(path: conflict.path, other: conflict.owner)
      diagnostics.append(Diagnostic(problem, at: Location(path: file.path.string)))
      return false
    }
  }
}

extension DeckFile {
  /// The files that are written for the deck, the page first.
  func outputs(_ downloads: [Download], _ sheets: [SheetLayout]) -> [SitePath] {
    var outputs = [address.page, address.appending("dictionary.json"), address.appending("deck.json")]
    if downloads.contains(.csv) { outputs.append(download("csv")) }
    if downloads.contains(.markdown) { outputs.append(download("md")) }
    return outputs + sheets.map { sheet($0).page }
  }

  /// The folder of a study sheet of the deck.
  func sheet(_ layout: SheetLayout) -> SitePath { address.appending("print/\(layout.rawValue)") }

  /// Where a download of the deck is.
  func download(_ suffix: String) -> SitePath { address.appending("\(address.name).\(suffix)") }
}
