import Diagnostics
import Mustache

extension PageRenderer {
  /// Makes the library page; throws where templates include one another without an end.
  public func home() throws(Diagnostic) -> [UInt8] {
    let place = PagePlace(.root)
    let tags = tagLinks(contents.tags.indices, at: place) { $0.title }
    let library = Record(
      PageShapes.home,
      [
        .html(orAbsent: contents.folders.first?.introduction),
        .list(contents.folders.compactMap { shelf($0, at: place) }),
        .flag(!tags.isEmpty),
        .list(tags),
        .flag(contents.decks.isEmpty),
      ])
    let head = Head(
      title: Self.title(settings, strings), description: settings.description, isHome: true, breadcrumbs: [])
    let capacity = 8192 + 512 * (contents.decks.count + contents.tags.count)
    return try render("library", theme.shapes.home, head, at: place, library, capacity: capacity)
  }

  /// A folder with the decks directly in it, or nil where it has none.
  private func shelf(_ folder: SiteContents.Folder, at place: PagePlace) -> Value? {
    guard !folder.decks.isEmpty else { return nil }
    return .record(
      Record(
        PageShapes.shelf,
        [
          .text(folder.title),
          .text(folder.address.text),
          .text(orAbsent: folder.address.isRoot ? nil : place.url(toFolder: folder.address)),
          .text(strings.countText(folder.decks.count, "decks")),
          .list(deckItems(folder.decks, at: place)),
        ]))
  }

  /// Makes the page that a server sends where there is none.
  ///
  /// Its links are absolute, since it may stand at any depth; throws as ``home()`` does.
  public func notFound() throws(Diagnostic) -> [UInt8] {
    let place = PagePlace(anywhereBelow: settings.baseURL?.path ?? "/")
    let head = Head(
      title: strings["notFound"], hasCanonicalURL: false, breadcrumbs: [homeCrumb(at: place)])
    return try render("404", theme.shapes.notFound, head, at: place, nil)
  }
}
