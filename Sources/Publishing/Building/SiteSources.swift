import Diagnostics
import Files
import Formats
import Hypertext
import Text

/// The files that a site is made from, and what is wrong with the way they lie there.
struct SiteSources: Sendable {
  /// The site's folder.
  let folder: Path
  /// What `deckpress.yaml` says.
  var settings: Settings
  /// Whether something is wrong with the settings or with folders, so that nothing an earlier build made may go.
  var keepsEverything = false
  /// Whether decks may be there that were not found, so that an earlier build's lists of them stay.
  var keepsLists = false
  /// Whether some file of `templates` may be there that was not found.
  var lacksTemplates = false
  /// The files that are decks, in order of their paths.
  var decks: [DeckFile] = []
  /// Files that introduce a folder.
  var introductions: [DeckFile] = []
  /// The files of `static`.
  var statics: [Tree.File] = []
  /// The files of `templates`.
  var templates: [Tree.File] = []
  /// What is wrong.
  var diagnostics: [Diagnostic] = []

  /// Where the settings are.
  static let settingsName = "deckpress.yaml"

  /// Finds everything; only the heads of decks are read.
  static func find(in folder: Path, options: BuildOptions, jobs: Int) async -> SiteSources {
    var sources = SiteSources(folder: folder, settings: Settings())
    sources.readSettings(options)
    sources.statics = sources.walk("static")
    let problems = sources.diagnostics.count
    sources.templates = sources.walk("templates")
    sources.lacksTemplates = sources.diagnostics.count > problems
    await sources.findDecks(outputs: sources.outputs(options), jobs: jobs)
    return sources
  }

  /// A file or folder of the site as messages name it.
  func place(_ name: String) -> Path {
    folder.string.isEmpty || folder.string == "." ? Path(name) : folder.appending(name)
  }

  private mutating func readSettings(_ options: BuildOptions) {
    let path = place(Self.settingsName)
    if kind(of: path) != nil {
      do throws(SystemError) {
        let (settings, diagnostics) = Settings.read(try readFile(path), path: path.string)
        self.settings = settings
        self.diagnostics += diagnostics
      } catch {
        diagnostics.append(Diagnostic(FileProblem.unreadable(error), at: Location(path: path.string)))
        settings.saysWhatToWrite = false
      }
    }
    keepsEverything = diagnostics.contains { $0.severity == .error }
    if let text = options.baseURL {
      settings.baseURL = BaseURL(text)
      if settings.baseURL == nil {
        diagnostics.append(Diagnostic(FileProblem.badBaseURL(text), at: Location(path: "--base-url")))
      }
    }
    if settings.title == nil { settings.title = defaultTitle }
  }

  /// The name of the site's folder.
  private var defaultTitle: String? {
    let name = (try? folder.resolved())?.lastComponent ?? folder.lastComponent
    return name.isEmpty || name == "/" ? nil : name
  }

  /// Where builds write, so that no deck is looked for there.
  func outputs(_ options: BuildOptions) -> [Path] {
    [place(settings.output)] + (options.output.map { [Path($0)] } ?? [])
  }

  /// The files of a folder that need not be there.
  private mutating func walk(_ name: String) -> [Tree.File] {
    let root = place(name)
    guard kind(of: root) != nil else { return [] }
    let tree = Tree.walk(root, inside: [place(".")])
    report(tree.problems)
    return tree.files
  }

  private mutating func report(_ problems: [Tree.Problem]) {
    if !problems.isEmpty { keepsEverything = true }
    diagnostics += problems.map { Diagnostic(FileProblem.tree($0), at: Location(path: $0.path.string)) }
  }

  private mutating func findDecks(outputs: [Path], jobs: Int) async {
    let skipped = ["static", "templates"].map(place) + outputs
    var found: [Candidate] = []
    var paths: [String] = []
    for root in settings.decks.roots {
      let path = place(root)
      guard kind(of: path) != nil else { continue }
      let isFile = kind(of: path) != .folder
      let tree = Tree.walk(
        isFile ? path.parent : path, inside: [place("."), isFile ? path.parent : path], skipping: skipped)
      // What an image or a sound leads to is told where a deck shows it.
      report(tree.problems.filter { (!isFile || $0.path == path) && Media.Kind($0.path) == nil })
      if tree.problems.contains(where: \.hidesFiles) { keepsLists = true }
      let files = isFile ? tree.files.filter { $0.relativePath == path.lastComponent } : tree.files
      let rootName =
        isFile ? normalizingPath(root).split(separator: "/").dropLast().joined(separator: "/") : root
      for file in files {
        let sitePath = normalizingPath(rootName + "/" + file.relativePath)
        paths.append(sitePath)
        guard settings.decks.contains(sitePath) else { continue }
        found.append(Candidate(path: file.path, sitePath: sitePath, relativePath: file.relativePath))
      }
    }
    let files = await inParallel(found.filter(\.isMarkdown), jobs: jobs) { _, file in file.reading() }
    introductions = files.filter(\.isIntroduction)
    decks = files.filter { !$0.isIntroduction }
    diagnostics += found.filter { !$0.isMarkdown && !$0.isMedia }.map {
      Diagnostic(
        FileProblem.unknownKind($0.path.fileExtension.map { "." + $0 } ?? ""),
        at: Location(path: $0.path.string))
    }
    if found.isEmpty { (keepsEverything, keepsLists) = (true, true) }
    if !reportUnmatchedPatterns(among: paths), found.isEmpty,
      !diagnostics.contains(where: { $0.severity == .error })
    {
      diagnostics.append(Diagnostic(FileProblem.noDecks, at: Location(path: place("decks").string)))
    }
  }

  /// A file that the patterns take in.
  private struct Candidate: Sendable {
    var path: Path
    var sitePath: String
    var relativePath: String

    var isMarkdown: Bool { ["md", "markdown"].contains(path.fileExtension?.lowercased()) }

    /// Whether it is there for a deck to show.
    var isMedia: Bool { Media.Kind(path) != nil }

    /// The file with what its front matter says of its address; what is wrong with it is said later.
    func reading() -> DeckFile {
      let bytes = (try? readFile(path)) ?? []
      let fields = FrontMatter.placing(bytes, path: path.string)
      return DeckFile(
        path: path, source: path.string, sitePath: sitePath, relativePath: relativePath, fields: fields)
    }
  }
}

extension DeckFile {
  /// Whether the file introduces the folder in which it lies.
  var isIntroduction: Bool { ["index", "readme"].contains(path.stem.lowercased()) }
}
