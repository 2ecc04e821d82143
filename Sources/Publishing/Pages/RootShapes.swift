import Mustache

/// What each kind of page hands to its template; the words differ from theme to theme.
struct RootShapes: Sendable {
  let home: Shape
  let folder: Shape
  let deck: Shape
  let tag: Shape
  let notFound: Shape
  let sheet: Shape

  init(strings: Shape) {
    let common = [
      Field("site", .record(PageShapes.site), "The site."),
      Field("strings", .record(strings), "The words of the interface."),
      Field("page", .record(PageShapes.page), "This page."),
    ]
    home = Shape("library page", common + [Field("library", .record(PageShapes.home), "All decks.")])
    folder = Shape("folder page", common + [Field("folder", .record(PageShapes.folder), "The folder.")])
    deck = Shape("deck page", common + [Field("deck", .record(PageShapes.deck), "The deck.")])
    tag = Shape("tag page", common + [Field("tag", .record(PageShapes.tag), "The tag.")])
    notFound = Shape("404 page", common)
    sheet = Shape("sheet page", common + [Field("sheet", .record(PageShapes.sheet), "The study sheet.")])
  }

  /// The shapes by the names of the templates.
  var byTemplate: [String: Shape] {
    ["library": home, "folder": folder, "deck": deck, "tag": tag, "404": notFound, "sheet": sheet]
  }
}
