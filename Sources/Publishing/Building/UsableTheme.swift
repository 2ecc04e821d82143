import Diagnostics
import Files

/// A theme that can make pages whatever is wrong with a site's own files, and what is wrong with them.
struct UsableTheme: Sendable {
  /// The theme: where a site's file is broken, the built-in one stands in, or nothing where there is none.
  let compiled: CompiledTheme
  /// The templates whose pages are not what the site asks for, and are not written.
  let brokenRoots: Set<String>
  /// What is wrong.
  let diagnostics: [Diagnostic]

  /// Compiles a theme with a site's files; nil only where the built-in theme itself were broken.
  init?(_ sources: SiteSources) {
    var overrides: [String: [UInt8]] = [:]
    var diagnostics: [Diagnostic] = []
    for file in sources.templates {
      do throws(SystemError) {
        overrides[file.relativePath] = try readFile(file.path)
      } catch {
        diagnostics.append(Diagnostic(FileProblem.unreadable(error), at: Location(path: file.path.string)))
      }
    }
    let folder = sources.place("templates").string
    var broken: Set<String> = []
    while true {
      do throws(ThemeErrors) {
        let theme = try CompiledTheme(
          overrides: overrides, folder: folder, language: sources.settings.language)
        compiled = theme
        brokenRoots = sources.lacksTemplates ? Set(theme.shapes.byTemplate.keys) : theme.roots(using: broken)
        self.diagnostics = diagnostics
        return
      } catch {
        // Only what the first try says is told: what follows from a file that is left out is no news.
        if broken.isEmpty { diagnostics += error.diagnostics }
        let named = Set(error.diagnostics.map(\.location.path))
        let dropped = overrides.keys.filter { named.contains("\(folder)/\($0)") }
        guard !dropped.isEmpty else {
          guard !overrides.isEmpty else { return nil }
          // A built-in file does not fit those of the site: none of the site's are used.
          broken.formUnion(overrides.keys)
          overrides = [:]
          continue
        }
        broken.formUnion(dropped)
        for path in dropped { overrides[path] = nil }
      }
    }
  }
}

extension CompiledTheme {
  /// The templates of pages that are made with one of some files.
  fileprivate func roots(using files: Set<String>) -> Set<String> {
    let names = Set(files.compactMap(Self.templateName))
    // Words and styles are on every page.
    let isOnEveryPage = ThemeFiles.builtIn.contains {
      !$0.path.hasPrefix("pages/") && files.contains($0.path)
    }
    return Set(
      shapes.byTemplate.keys.filter { root in
        isOnEveryPage || names.contains(root) || !names.isDisjoint(with: templates.templates(usedBy: root))
      })
  }
}
