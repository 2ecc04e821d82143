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
  var titles: [SitePath: FolderIntroduction] {
    var titles: [SitePath: FolderIntroduction] = [:]
    for page in pages {
      let document = MarkdownDocument(page.bytes[page.frontMatter.bodyStart...])
      let title =
        page.frontMatter.fields.title ?? (document.startsWithHeading ? document.plainText(ofBlock: 0) : nil)
      titles[page.file.address.parent] = FolderIntroduction(
        title: title, html: HTML(trusting: ""), order: page.frontMatter.fields.order)
    }
    return titles
  }

  /// Renders each for the folder's page, with links that a map can follow.
  func render(options: RenderingOptions, map: SiteMap) -> (html: [SitePath: HTML], diagnostics: [Diagnostic])
  {
    var html: [SitePath: HTML] = [:]
    var diagnostics: [Diagnostic] = []
    for page in pages {
      let document = MarkdownDocument(page.bytes[page.frontMatter.bodyStart...])
      // A heading at the start is the page's title already.
      let start = document.startsWithHeading && page.frontMatter.fields.title == nil ? 1 : 0
      var resolver = SiteLinkResolver(
        place: .introduction(sitePath: page.file.sitePath, page: page.file.address.parent),
        source: page.file.source,
        linesBefore: page.frontMatter.bodyLine - 1, map: map, anchors: { [] })
      let part = MarkdownPart(
        .blocks(HeadingShift(from: 1, to: 2)), start..<max(start, document.blocks.count), unit: 0)
      let rendered = document.render([part], options: options, resolver: &resolver)
      html[page.file.address.parent] = rendered.first
      diagnostics += resolver.diagnostics
    }
    return (html, diagnostics)
  }
}

extension MarkdownDocument {
  fileprivate var startsWithHeading: Bool {
    if case .heading = blocks.first?.kind { true } else { false }
  }
}
