import Mustache

extension PageShapes {
  static let card = Shape(
    "card",
    [
      Field("id", .text, "The id of the card's element."),
      Field("url", .text, "The card's place on the page: `#` and the id."),
      Field("term", .text, "The term as plain text."),
      Field("termHTML", .html, "The term as it reads."),
      Field("frontHTML", .html, "A longer question."),
      Field("definitionHTML", .html, "The definition."),
      Field("tags", .list(of: link), "The card's own tags."),
      Field("language", .text, "The language of the term (BCP 47)."),
      Field("direction", .text, "The direction of the term: `ltr`, `rtl` or `auto`."),
      Field("anchors", .texts, "Former ids, by which links lead to the card too."),
    ])

  static let group = Shape(
    "group",
    [
      Field("id", .text, "The id of the section's element."),
      Field("titleHTML", .html, "The section's title."),
      Field("level", .number, "How deep the section is, from 1."),
      Field("introduction", .html, "What introduces the section."),
      Field("cards", .list(of: card), "The cards of the section that are in none below it."),
    ])

  static let sectionItem = Shape(
    "section item",
    [
      Field("title", .text, "The section's title."),
      Field("url", .text, "The section's place on the page."),
      Field("level", .number, "How deep the section is, from 1."),
      Field("countText", .text, "The number of its cards, with those of the sections in it."),
    ])

  static let download = Shape(
    "download",
    [
      Field("title", .text, "What the file is."),
      Field("url", .text, "The file."),
      Field("fileName", .text, "The file's name."),
      Field("isDictionary", .flag, "Whether it is the JSON dictionary."),
    ])

  /// What each card asks for comes first, since fields are found by a scan.
  static let deck = Shape(
    "deck",
    [
      Field("definitionLanguage", .text, "The language of the definitions (BCP 47)."),
      Field("definitionDirection", .text, "The direction of the definitions: `ltr`, `rtl` or `auto`."),
      Field("language", .text, "The language of the terms (BCP 47)."),
      Field("direction", .text, "The direction of the terms: `ltr`, `rtl` or `auto`."),
      Field("id", .text, "The deck's id."),
      Field("title", .text, "The deck's title."),
      Field("description", .text, "What the deck is about."),
      Field("author", .text, "Who wrote it, where the deck says so."),
      Field("licence", .text, "Its licence, where the deck names one."),
      Field("date", .text, "Its date as `YYYY-MM-DD`."),
      Field("tags", .list(of: link), "The tags of the deck as a whole."),
      Field("countText", .text, "The number of cards."),
      Field("introduction", .html, "What introduces the deck."),
      Field("hasSections", .flag, "Whether the deck has sections."),
      Field("hasContents", .flag, "Whether there are sections enough for a table of contents."),
      Field("contents", .list(of: sectionItem), "The sections."),
      Field("hasLetters", .flag, "Whether there is a jump from A to Z."),
      Field("letters", .list(of: link), "The letters that terms begin with, for a long deck in their order."),
      Field("groups", .list(of: group), "The sections with their cards."),
      Field("downloads", .list(of: download), "The files of the deck."),
      Field("hasSheets", .flag, "Whether there are study sheets."),
      Field("sheets", .list(of: link), "The study sheets of the deck."),
      Field("previous", .record(link), "The deck before this one."),
      Field("next", .record(link), "The deck after this one."),
      Field("params", .open, "What the deck's front matter hands to templates."),
    ])
}
