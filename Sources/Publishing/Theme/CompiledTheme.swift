import Diagnostics
import Mustache
import Text

/// A theme that is ready to make pages: its templates compiled and checked, its words read.
///
/// It needs no deck, so that whatever is wrong with a theme is found before any deck is read.
public struct CompiledTheme: Sendable {
  /// The one style sheet.
  public let styleSheet: ThemeAsset
  /// The icon of all pages.
  public let icon: ThemeAsset
  /// The rules that the style sheets of all study sheets begin with.
  let sheetStyle: [UInt8]
  let strings: InterfaceStrings
  let words: Record
  let shapes: RootShapes
  let templates: TemplateLibrary

  /// All that the theme publishes beside pages.
  public var assets: [ThemeAsset] { [icon, styleSheet] }

  /// Takes the built-in theme with a site's files in place of its own.
  ///
  /// - Parameters:
  ///   - overrides: The files of the site's `templates` folder by their paths in it, such as `pages/deck.mustache`.
  ///   - folder: That folder as messages name it.
  ///   - language: The language of the interface (BCP 47).
  public init(
    overrides: [String: [UInt8]] = [:], folder: String = "templates", language: String = "en"
  ) throws(ThemeErrors) {
    let files = ThemeFiles(overrides: overrides, folder: folder)
    var diagnostics: [Diagnostic] = []
    let languages = Self.stringsPaths(language, in: files)
    strings = Self.readStrings(languages, files, &diagnostics)
    words = strings.makeRecord()
    shapes = RootShapes(strings: words.shape)
    styleSheet = ThemeAsset(
      name: "theme", extension: "css",
      publishedStyle(files.files(in: "styles", extension: "css").flatMap(\.file.bytes)))
    let shared = ["styles/fonts.css", "styles/math.css"].flatMap { files.files[$0]?.bytes ?? [] }
    sheetStyle = publishedStyle(
      shared + files.files(in: "sheets", extension: "css").flatMap(\.file.bytes))
    icon = ThemeAsset(name: "icon", extension: "svg", files.files["images/icon.svg"]?.bytes ?? [])

    var strangers = files.additions.filter { path in !languages.contains { $0.path == path } }
    let sources = Self.templateSources(files)
    var compiled: TemplateLibrary?
    do throws(TemplateErrors) {
      let templates = try TemplateLibrary(sources, mode: .strict(roots: shapes.byTemplate))
      let unreachable = Set(templates.unreachable)
      strangers.removeAll { path in
        Self.templateName(path).map { !unreachable.contains($0) } ?? false
      }
      compiled = templates
    } catch {
      diagnostics += error.errors.map { Diagnostic($0) }
      // Whether a template is used is not known while some cannot be read.
      strangers.removeAll { Self.templateName($0) != nil }
    }
    diagnostics += strangers.map { Self.overridesNothing($0, languages.map(\.path), files) }
    guard let compiled, diagnostics.isEmpty else { throw ThemeErrors(diagnostics) }
    templates = compiled
  }
}
