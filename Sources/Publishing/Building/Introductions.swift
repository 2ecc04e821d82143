import Diagnostics
import Files
import Formats
import Markdown
import Text

/// The files that introduce folders, read and, once the site is known, rendered.
struct Introductions: Sendable {
  private struct Page: Sendable {
    var file: DeckFile
    var bytes: [UInt8]
    var frontMatter: FrontMatter

    /// The text with the syntax of the site and of its own front matter.
    func document(_ settings: Settings, typography: Bool) -> MarkdownDocument {
      var fields = frontMatter.fields
      fields.language = fields.language ?? settings.language
      let syntax = fields.syntax(math: settings.math, typography: typography)
      return MarkdownDocument(bytes[frontMatter.bodyStart...], extensions: syntax)
    }
  }

  private var pages: [Page] = []
  /// What is wrong with the files.
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the files; of two in one folder, the first counts.
  init(_ files: [DeckFile]) {
    var seen: [SitePath: DeckFile] = [:]
    for file in files {
      if let other = seen[file.address.parent] {
        let problem = FileProblem.sameOutput(path: file.address.parent.page.text, other: other.source)
        diagnostics.append(Diagnostic(problem, at: Location(path: file.source)))
        continue
      }
      do throws(SystemError) {
        let bytes = try readFile(file.path)
        guard let problem = NativeReader.textDiagnostic(bytes, path: file.source) else {
          let frontMatter = FrontMatter(bytes, path: file.source)
          diagnostics += frontMatter.diagnostics
          if let problem = NativeReader.limitDiagnostic(bytes, frontMatter, path: file.source) {
            diagnostics.append(problem)
            continue
          }
          pages.append(Page(file: file, bytes: bytes, frontMatter: frontMatter))
          seen[file.address.parent] = file
          continue
        }
        diagnostics.append(problem)
      } catch {
        diagnostics.append(Diagnostic(FileProblem.unreadable(error), at: Location(path: file.source)))
      }
    }
  }

  /// What lists need of each before the site is known: its title and its place.
  func titles(_ settings: Settings) -> [SitePath: FolderIntroduction] {
    var titles: [SitePath: FolderIntroduction] = [:]
    for page in pages {
      // A title is plain text, in which quotes stay as they are typed.
      let document = page.document(settings, typography: false)
      let title =
        page.frontMatter.fields.title ?? (document.startsWithHeading ? document.plainText(ofBlock: 0) : nil)
      titles[page.file.address.parent] = FolderIntroduction(
        title: title, html: HTML(trusting: ""), order: page.frontMatter.fields.order)
    }
    return titles
  }

  /// What is made of the introductions.
  struct Rendered: Sendable {
    /// The HTML by the folder's address, as far as links could be followed.
    var html: [SitePath: HTML] = [:]
    /// What is wrong with their links.
    var diagnostics: [Diagnostic] = []
    /// The files that they show.
    var media: [MediaFile] = []
    /// The hosts that they name for images, sounds and films.
    var hosts = RemoteHosts()
    /// The names of cards for which their links ask.
    var wantedNames: Set<String> = []
  }

  /// Renders each for the folder's page; without a map, links to other files are not followed.
  func render(_ compiler: DeckCompiler, map: SiteMap?) -> Rendered {
    var result = Rendered()
    for page in pages {
      let (rendered, resolver) = render(page, compiler, map: map)
      result.html[page.file.address.parent] = rendered
      result.diagnostics += resolver.diagnostics
      result.media += resolver.mediaUse.files
      result.hosts.add(resolver.mediaUse.hosts)
      result.wantedNames.formUnion(resolver.wantedNames)
    }
    return result
  }

  private func render(
    _ page: Page, _ compiler: DeckCompiler, map: SiteMap?
  ) -> (html: HTML?, resolver: SiteLinkResolver) {
    let settings = compiler.settings
    let document = page.document(settings, typography: settings.typography)
    // A heading at the start is the page's title already.
    let start = document.startsWithHeading && page.frontMatter.fields.title == nil ? 1 : 0
    var resolver = SiteLinkResolver(
      place: .introduction(sitePath: page.file.sitePath, page: page.file.address.parent),
      source: page.file.source, linesBefore: page.frontMatter.bodyLine - 1, map: map,
      media: compiler.media)
    let part = MarkdownPart(
      .blocks(HeadingShift(from: 1, to: 2)), start..<max(start, document.blocks.count), unit: 0)
    let rendered = document.beginRendering([part], options: compiler.rendering, resolver: &resolver)
    return (map == nil ? nil : rendered.finish().first, resolver)
  }
}

extension MarkdownDocument {
  fileprivate var startsWithHeading: Bool {
    if case .heading = blocks.first?.kind { true } else { false }
  }
}

extension [UInt8] {
  /// Whether a byte stands twice in a row.
  fileprivate func containsPair(_ byte: UInt8) -> Bool {
    zip(self, dropFirst()).contains { $0 == byte && $1 == byte }
  }
}
