import Mustache

extension PageShapes {
  static let site = Shape(
    "site",
    [
      Field("title", .text, "The site's title."),
      Field("description", .text, "A sentence on the site."),
      Field("author", .text, "Who wrote the decks."),
      Field("licence", .text, "Under which licence they are."),
      Field("language", .text, "The language of the pages (BCP 47)."),
      Field("direction", .text, "The direction of that language: `ltr` or `rtl`."),
      Field("countText", .text, "The number of all cards."),
      Field("deckCountText", .text, "The number of decks."),
      Field("params", .open, "What the settings hand to templates."),
    ])

  static let page = Shape(
    "page",
    [
      Field("title", .text, "The page's title."),
      Field("description", .text, "A sentence on the page."),
      Field("language", .text, "The language of the page (BCP 47)."),
      Field("direction", .text, "The direction of that language: `ltr` or `rtl`."),
      Field("isHome", .flag, "Whether this is the library page."),
      Field("rootURL", .text, "From this page to the site's root, with a slash at its end."),
      Field("homeURL", .text, "The library page."),
      Field("styleURL", .text, "The style sheet."),
      Field("iconURL", .text, "The icon."),
      Field("canonicalURL", .text, "The page's absolute address, where the site's is known."),
      Field("policy", .text, "The Content-Security-Policy."),
      Field("breadcrumbs", .list(of: link), "The pages above this one, the library first."),
    ])
}
