import Mustache

extension PageShapes {
  static let shelf = Shape(
    "shelf",
    [
      Field("title", .text, "The folder's title."),
      Field("path", .text, "Its place in the site."),
      Field("url", .text, "Its page; the root has none of its own."),
      Field("countText", .text, "The number of decks directly in it."),
      Field("decks", .list(of: deckItem), "The decks directly in it."),
    ])

  static let home = Shape(
    "library",
    [
      Field("introduction", .html, "What introduces the site."),
      Field("folders", .list(of: shelf), "The folders that hold decks, nested ones too, in order."),
      Field("hasTags", .flag, "Whether any deck or card has tags."),
      Field("tags", .list(of: countedLink), "All tags."),
      Field("isEmpty", .flag, "Whether there is no deck."),
    ])

  static let folder = Shape(
    "folder",
    [
      Field("title", .text, "The folder's title."),
      Field("introduction", .html, "What introduces it."),
      Field("hasFolders", .flag, "Whether there are folders in it."),
      Field("folders", .list(of: countedLink), "The folders in it."),
      Field("hasDecks", .flag, "Whether there are decks directly in it."),
      Field("decks", .list(of: deckItem), "The decks directly in it."),
      Field("countText", .text, "The number of decks in it and below."),
    ])

  static let taggedCard = Shape(
    "tagged card",
    [
      Field("term", .text, "The term as plain text."),
      Field("url", .text, "The card's place on its deck's page."),
      Field("language", .text, "The language of the term."),
      Field("direction", .text, "The direction of the term."),
    ])

  static let cardGroup = Shape(
    "card group",
    [
      Field("title", .text, "The deck's title."),
      Field("url", .text, "The deck's page."),
      Field("cards", .list(of: taggedCard), "The cards of the deck that have the tag themselves."),
    ])

  static let tag = Shape(
    "tag",
    [
      Field("title", .text, "The tag with those above it."),
      Field("countText", .text, "The number of decks and cards that have it, or of tags below it."),
      Field("parent", .record(link), "The tag above it."),
      Field("hasChildren", .flag, "Whether there are tags below it."),
      Field("children", .list(of: countedLink), "The tags directly below it."),
      Field("hasDecks", .flag, "Whether decks have it."),
      Field("decks", .list(of: deckItem), "The decks that have it."),
      Field("cardGroups", .list(of: cardGroup), "The cards that have it themselves, by deck."),
    ])
}
