import Decks
import Diagnostics
import Markdown
import Text
import YAML

/// Makes sections and cards of a deck's headings, one after the other.
struct DeckBuilder {
  let fields: DeckFields
  let lines: SourceLines
  var findings: Findings
  private(set) var units: [NativeDeck.Unit] = []
  private var identifiers = IdentifierPool()
  /// Whether two cards can have a key in common: with a term alone, they would have had the same slug.
  var mayRepeatTerms: Bool { hasExplicitIDs || hasFurtherKeys || identifiers.hasNumberedIDs }
  /// Whether a card has an alias.
  private(set) var hasAliases = false
  private var hasExplicitIDs = false
  private var hasFurtherKeys = false
  private var sections: [Section] = []
  private var cards: [Card] = []
  private var refused: Set<Int> = []

  init(fields: DeckFields, lines: SourceLines, findings: Findings) {
    self.fields = fields
    self.lines = lines
    self.findings = findings
  }

  /// The id of each heading: what the author wrote comes first, then cards, then sections take what their text gives.
  ///
  /// So no section's title changes the id of a card.
  mutating func identifiers(of entries: [DeckOutline.Entry], texts: [String]) -> [String] {
    reserveIDs(entries)
    var ids = [String](repeating: "", count: entries.count)
    let entries = entries.span
    for isForCards in [true, false] {
      for index in entries.indices where (entries[index].level == fields.cardLevel) == isForCards {
        ids[index] = identifier(entries[index].attributes?.id, line: entries[index].line, for: texts[index])
      }
    }
    return ids
  }

  private mutating func reserveIDs(_ entries: [DeckOutline.Entry]) {
    identifiers = IdentifierPool(count: entries.count)
    cards.reserveCapacity(entries.count)
    units.reserveCapacity(entries.count)
    var linesByID: [String: Int] = [:]
    var reported: Set<String> = []
    for entry in entries {
      guard let id = entry.attributes?.id else { continue }
      hasExplicitIDs = true
      do throws(IdentifierError) {
        try identifiers.reserve(id)
        linesByID[id] = entry.line
      } catch {
        refused.insert(entry.line)
        switch error {
        case .taken:
          let first = linesByID[id] ?? entry.line
          if reported.insert(id).inserted {
            findings.add(.repeatedExplicitID(id, line: lines.fileLine(entry.line)), line: first)
          }
          findings.add(.repeatedExplicitID(id, line: lines.fileLine(first)), line: entry.line)
        case .belongsToTheme: findings.add(.reservedID(id), line: entry.line)
        case .empty: break
        }
      }
    }
  }

  /// Adds a heading above the card level.
  mutating func addSection(_ entry: DeckOutline.Entry, id: String, title: String) {
    sections.append(
      Section(
        id: id, title: title, titleMarkdown: entry.markdown,
        level: entry.level,
        introduction: lines.text(entry.body)))
    units.append(NativeDeck.Unit(heading: entry.block, front: nil, body: entry.blocks, isSection: true))
  }

  /// Adds a heading of the card level; `keys` are those that its term gives, where it gives several.
  mutating func addCard(
    _ entry: DeckOutline.Entry, id: String, term: String, keys: [String]?, blocks: [MarkdownDocument.Block]
  ) {
    var unit = NativeDeck.Unit(heading: entry.block, front: nil, body: entry.blocks, isSection: false)
    var front: String?
    var body = entry.body
    let splits = fields.splitsAtRule || entry.attributes?.classes.contains("split") == true
    if splits, let rule = entry.blocks.first(where: { blocks[$0].kind == .thematicBreak }) {
      let line = blocks[rule].line
      let question = lines.text(Formats.lines(entry.headingEnd + 1, line - 1))
      if !question.isEmpty {
        front = question
        unit.front = entry.blocks.lowerBound..<rule
      }
      unit.body = rule + 1..<entry.blocks.upperBound
      body = Formats.lines(line + 1, entry.body?.upperBound ?? line)
    }
    let definition = lines.text(body)
    warnOfNumber(in: id, of: entry, term: term)
    let end = lines.lastLineWithText(in: entry.body) ?? entry.headingEnd
    let values = attributeValues(entry)
    hasAliases = hasAliases || !values.aliases.isEmpty
    hasFurtherKeys = hasFurtherKeys || hasAliases || keys != nil
    if term.isEmpty { findings.add(.emptyTerm, line: entry.line) }
    if definition.isEmpty { findings.add(.emptyDefinition(term: term), line: entry.line) }
    let tags =
      entry.attributes.map { $0.classes.filter { $0 != "split" }.compactMap(Tag.init).unique() } ?? []
    cards.append(
      Card(
        id: id, aliases: values.aliases, term: term, termMarkdown: entry.markdown, keys: keys,
        front: front, definition: definition, tags: tags, section: sections.last?.id,
        language: values.language,
        direction: values.direction, reversed: fields.reversed, line: lines.fileLine(entry.line),
        endLine: lines.fileLine(end)))
    units.append(unit)
  }

  /// The deck of all that was added.
  func deck(id: String, title: String) -> Deck {
    Deck(
      id: fields.id ?? id, aliases: fields.aliases, title: fields.title ?? title,
      description: fields.description,
      language: fields.language, definitionLanguage: fields.definitionLanguage, direction: fields.direction,
      definitionDirection: fields.definitionDirection, tags: fields.tags, author: fields.author,
      licence: fields.licence, date: fields.date, sections: sections, cards: cards)
  }

  private mutating func identifier(_ explicit: String?, line: Int, for text: String) -> String {
    if let explicit, !refused.contains(line) { return explicit }
    return identifiers.identifier(for: text)
  }

  /// Warns where a number stands behind the slug, as it does only where another one came first.
  private mutating func warnOfNumber(in id: String, of entry: DeckOutline.Entry, term: String) {
    guard id != entry.attributes?.id, !term.isEmpty, let last = id.utf8.last, (0x30...0x39).contains(last)
    else {
      return
    }
    let slug = slug(term)
    if id != slug, id != "card-" + slug { findings.add(.derivedIDTaken(id, term: term), line: entry.line) }
  }

  private mutating func attributeValues(
    _ entry: DeckOutline.Entry
  ) -> (aliases: [String], language: String?, direction: Direction?) {
    var aliases: [String] = []
    var language: String?
    var direction: Direction?
    for (key, value) in entry.attributes?.values ?? [] {
      switch key {
      case "alias" where !value.isEmpty: aliases.append(value)
      case "lang" where isWellFormedLanguageTag(value): language = value
      case "dir" where Direction(rawValue: value) != nil: direction = Direction(rawValue: value)
      case "alias", "lang", "dir": findings.add(.badAttribute(key, value), line: entry.line)
      default:
        if let nearest = nearestName(to: key, among: ["alias", "lang", "dir"]) {
          findings.add(.mistypedAttribute(key, nearest: nearest), line: entry.line)
        }
      }
    }
    return (aliases, language, direction)
  }
}
