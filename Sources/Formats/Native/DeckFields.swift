import Decks
import Diagnostics
import Markdown
import Sheets
import YAML

/// What the front matter of a deck can say.
public struct DeckFields: Sendable {
  /// The title.
  public var title: String?
  /// One sentence about the deck.
  public var description: String?
  /// The language of the terms.
  public var language: String?
  /// The language of the definitions.
  public var definitionLanguage: String?
  /// The direction of the terms.
  public var direction: Direction = .auto
  /// The direction of the definitions.
  public var definitionDirection: Direction = .auto
  /// The tags of the deck.
  public var tags: [Tag] = []
  /// Who wrote it.
  public var author: String?
  /// Under what licence.
  public var licence: String?
  /// A day, `YYYY-MM-DD`.
  public var date: String?
  /// The level of the headings that are cards.
  public var cardLevel = 2
  /// The reader that the file wants, where it names one.
  public var format: String?
  /// Where the value of `format` stands.
  public var formatLocation: Location?
  /// Whether each card is also asked from its definition.
  public var reversed = false
  /// Whether the first thematic break of a card divides its question from its definition.
  public var splitsAtRule = false
  /// Whether a highlight, `==…==`, is a cloze.
  public var highlightIsCloze = false
  /// What stands between the terms of a card that has several.
  public var synonyms: TermSeparator?
  /// Whether readings are written as `漢字[かんじ]` and `{漢字|かんじ}`, where the deck says so.
  public var ruby: Bool?
  /// How formulas are written, where the deck says so.
  public var math: MathSyntax?
  /// Whether the deck is left out of a build.
  public var draft = false
  /// The identity of the deck.
  public var id: String?
  /// Former identities.
  public var aliases: [String] = []
  /// The deck's own part of its address.
  public var slug: String?
  /// Its place among its neighbours.
  public var order: Int?
  /// How the deck's study sheets are laid out, where the deck says so.
  public var sheet: SheetOptions?
  /// Where the value of `sheet` stands.
  public var sheetLocation: Location?
  /// What templates get: `params` and every key that is none of the known ones.
  public var params = YAMLMapping()

  /// The settings of a deck that has no front matter.
  public init() {}

  /// Reads every known key, and keeps the others for templates.
  init(_ yaml: inout YAMLFields) {
    title = yaml.text("title")
    description = yaml.text("description")
    language = yaml.languageTag("language")
    definitionLanguage = yaml.languageTag("definition-language")
    direction = yaml.choice("direction") ?? .auto
    definitionDirection = yaml.choice("definition-direction") ?? .auto
    tags = (yaml.texts("tags") ?? []).compactMap(Tag.init).unique()
    author = yaml.text("author")
    licence = yaml.text("licence")
    date = yaml.date("date")
    cardLevel = yaml.integer("card-level", in: 1...6) ?? 2
    format = yaml.text("format")
    formatLocation = format.map { _ in yaml.location(of: "format") }
    reversed = yaml.flag("reversed") ?? false
    splitsAtRule = yaml.choice("split", of: Split.self) != nil
    highlightIsCloze = yaml.choice("cloze", of: Cloze.self) != nil
    synonyms = yaml.separator("synonyms")
    ruby = yaml.flag("ruby")
    math = yaml.choice("math")
    draft = yaml.flag("draft") ?? false
    id = yaml.text("id")
    aliases = yaml.texts("aliases") ?? []
    slug = yaml.text("slug")
    order = yaml.integer("order", in: -1_000_000...1_000_000)
    sheet = SheetOptions("sheet", in: &yaml)
    sheetLocation = sheet.map { _ in yaml.location(of: "sheet") }
    let params = yaml.fields("params")
    yaml.warnOfMistyped(known: Self.keys)
    let own = params?.mapping.entries ?? []
    self.params = YAMLMapping(yaml.unread.filter { params?.mapping[$0.key] == nil } + own)
  }

  private enum Split: String, CaseIterable { case rule }
  private enum Cloze: String, CaseIterable { case highlight }

  /// Every known key.
  static let keys = [
    "title", "description", "language", "definition-language", "direction", "definition-direction", "tags",
    "author", "licence", "date", "card-level", "format", "reversed", "split", "cloze", "synonyms", "ruby",
    "math",
    "draft", "id", "aliases", "slug", "order", "sheet", "params",
  ]
}

extension YAMLFields {
  /// The separator of a key, of which the white space around it counts.
  fileprivate mutating func separator(_ key: String) -> TermSeparator? {
    guard text(key) != nil, let text = mapping[key]?.text else { return nil }
    let separator = TermSeparator(text)
    if separator == nil { report(NativeProblem.emptySeparator, at: key) }
    return separator
  }
}
