import Mustache

/// What templates can use; `Templates/README.md` documents the same names for authors of themes.
enum PageShapes {
  static let link = Shape(
    "link",
    [
      Field("title", .text, "What the link says."),
      Field("url", .text, "Where it leads, relative to the page."),
    ])

  static let countedLink = Shape(
    "counted link",
    [
      Field("title", .text, "What the link says."),
      Field("url", .text, "Where it leads, relative to the page."),
      Field("countText", .text, "How much is there."),
    ])

  static let deckItem = Shape(
    "deck item",
    [
      Field("title", .text, "The deck's title."),
      Field("url", .text, "The deck's page."),
      Field("description", .text, "One sentence about the deck."),
      Field("countText", .text, "The number of its cards."),
      Field("language", .text, "The language of its terms."),
      Field("direction", .text, "The direction of its terms, where it is given."),
      Field("hasTags", .flag, "Whether it has tags."),
      Field("tags", .list(of: link), "The tags of the deck as a whole."),
    ])
}
