import Diagnostics
import Mustache
import Text

extension CompiledTheme {
  /// The name of a template by its path, or nil for a file that is none.
  static func templateName(_ path: String) -> String? {
    guard path.hasPrefix("pages/"), path.hasSuffix(".mustache") else { return nil }
    return String(path.dropFirst("pages/".count).dropLast(".mustache".count))
  }

  /// The templates by name.
  static func templateSources(_ files: ThemeFiles) -> [String: TemplateSource] {
    files.files.reduce(into: [:]) { sources, entry in
      guard let name = templateName(entry.key) else { return }
      sources[name] = TemplateSource(path: entry.value.path, bytes: entry.value.bytes)
    }
  }

  /// The files of words that a language takes, the most general first; whether they are there or not.
  static func stringsPaths(_ language: String, in files: ThemeFiles) -> [(language: String, path: String)] {
    languageChain(language).map { tag in
      let wanted = "strings/\(tag).json"
      let path = files.files.keys.sorted().first { $0.lowercased() == wanted.lowercased() }
      return (tag, path ?? wanted)
    }
  }

  /// The built-in English words, and over them those of each language.
  static func readStrings(
    _ languages: [(language: String, path: String)], _ files: ThemeFiles, _ diagnostics: inout [Diagnostic]
  ) -> InterfaceStrings {
    var strings = InterfaceStrings()
    if let english = ThemeFiles.builtIn.first(where: { $0.path == "strings/en.json" }) {
      strings.add(StringsFile(ThemeFiles.File(path: english.path, bytes: english.bytes), language: "en"))
    }
    for (language, path) in languages {
      guard let file = files.files[path] else { continue }
      let words = StringsFile(file, language: language)
      diagnostics += words.diagnostics
      strings.add(words)
    }
    return strings
  }

  /// A file of the site's that takes no other's place, and that nothing asks for.
  static func overridesNothing(_ path: String, _ strings: [String], _ files: ThemeFiles) -> Diagnostic {
    let known = ThemeFiles.builtIn.map(\.path) + strings
    let problem = ThemeProblem.overridesNothing(path: path, nearest: nearestName(to: path, among: known))
    return Diagnostic(problem, at: Location(path: files.files[path]?.path ?? path))
  }
}
