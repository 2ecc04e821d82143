import Decks
import Diagnostics
import Mustache
import Text

/// Makes the pages of a site as bytes; it can be used from many threads at once.
public struct PageRenderer: Sendable {
  let theme: CompiledTheme
  let settings: Settings
  let contents: SiteContents
  /// What templates see as `site`, the same on every page.
  let site: Record
  let policy: String
  let folderIndex: [SitePath: Int]

  /// The words of the interface.
  var strings: InterfaceStrings { theme.strings }

  /// Prepares what all pages share.
  public init(_ theme: CompiledTheme, settings: Settings, contents: SiteContents) {
    self.theme = theme
    self.settings = settings
    self.contents = contents
    site = Self.siteRecord(settings, contents, theme.strings)
    policy = settings.pagePolicy
    let folders = contents.folders.enumerated().map { ($0.element.address, $0.offset) }
    folderIndex = Dictionary(folders, uniquingKeysWith: { first, _ in first })
  }

  /// The site's title; where the settings have none, the words name it.
  static func title(_ settings: Settings, _ strings: InterfaceStrings) -> String {
    settings.title ?? strings["decks"]
  }

  private static func siteRecord(
    _ settings: Settings, _ contents: SiteContents, _ strings: InterfaceStrings
  ) -> Record {
    Record(
      PageShapes.site,
      [
        .text(title(settings, strings)),
        .text(orAbsent: settings.description),
        .text(orAbsent: settings.author),
        .text(orAbsent: settings.licence),
        .text(settings.language),
        .text(isRightToLeft(settings.language) ? "rtl" : "ltr"),
        .text(strings.countText(contents.cardCount, "cards")),
        .text(strings.countText(contents.decks.count, "decks")),
        Value(settings.params),
      ])
  }
}

extension PageRenderer {
  /// What stands in the head of a page.
  struct Head {
    var title: String
    var description: String?
    var isHome = false
    var hasCanonicalURL = true
    var breadcrumbs: [Value]
  }

  /// Renders a template with what every page has and what this one adds.
  func render(
    _ template: String, _ shape: Shape, _ head: Head, at place: PagePlace, _ own: Record?,
    capacity: Int = 8192
  ) throws(Diagnostic) -> [UInt8] {
    var values: [Value] = [.record(site), .record(theme.words), .record(page(head, at: place))]
    if let own { values.append(.record(own)) }
    var output: [UInt8] = []
    output.reserveCapacity(capacity)
    do {
      try theme.templates.render(template, .record(Record(shape, values)), into: &output)
    } catch {
      throw Diagnostic(error)
    }
    return output
  }

  private func page(_ head: Head, at place: PagePlace) -> Record {
    Record(
      PageShapes.page,
      [
        .text(head.title),
        .text(orAbsent: head.description),
        .text(settings.language),
        .text(isRightToLeft(settings.language) ? "rtl" : "ltr"),
        .flag(head.isHome),
        .text(place.rootURL),
        .text(place.url(toFolder: .root)),
        .text(place.url(toFile: theme.styleSheet.path)),
        .text(place.url(toFile: theme.icon.path)),
        .text(orAbsent: head.hasCanonicalURL ? canonicalURL(place.folder) : nil),
        .text(policy),
        .list(head.breadcrumbs),
      ])
  }

  private func canonicalURL(_ folder: SitePath) -> String? {
    settings.baseURL.map {
      $0.text + percentEncoding(folder.isRoot ? "" : folder.text + "/", keepingUnicode: false)
    }
  }
}
