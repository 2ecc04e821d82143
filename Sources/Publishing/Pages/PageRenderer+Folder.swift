import Diagnostics
import Mustache

extension PageRenderer {
  /// Makes the page of a folder, by its index; an index that there is not gives nothing.
  public func folder(_ index: Int) throws(Diagnostic) -> [UInt8] {
    guard contents.folders.indices.contains(index) else { return [] }
    let folder = contents.folders[index]
    let place = PagePlace(folder.address)
    let folders = folder.folders.compactMap { folderLink($0, at: place) }
    let record = Record(
      PageShapes.folder,
      [
        .text(folder.title),
        .html(orAbsent: folder.introduction),
        .flag(!folders.isEmpty),
        .list(folders),
        .flag(!folder.decks.isEmpty),
        .list(deckItems(folder.decks, at: place)),
        .text(strings.countText(folder.deckCount, "decks")),
      ])
    let head = Head(title: folder.title, breadcrumbs: breadcrumbs(at: place))
    return try render("folder", theme.shapes.folder, head, at: place, record)
  }

  private func folderLink(_ index: Int, at place: PagePlace) -> Value? {
    guard contents.folders.indices.contains(index) else { return nil }
    let folder = contents.folders[index]
    return .link(
      folder.title, place.url(toFolder: folder.address), count: strings.countText(folder.deckCount, "decks"))
  }
}
