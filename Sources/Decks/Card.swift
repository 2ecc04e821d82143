import Text

/// A term and its definition.
///
/// A card takes 104 bytes beside its texts; what few cards have lies apart.
public struct Card: Hashable, Sendable {
  /// The card's id, unique among those of the deck's sections and cards; no edit changes it.
  public let id: String
  /// The term as plain text.
  public internal(set) var term: String
  /// The term as Markdown.
  public internal(set) var termMarkdown: String
  /// The definition as Markdown.
  public internal(set) var definition: String
  /// The card's own tags, not its deck's.
  public var tags: [Tag]
  /// The id of the innermost section that holds the card.
  public var section: String?
  private var firstLine: Int32
  private var lastLine: Int32
  private(set) var extras: Extras

  /// Makes a card; `keys` are those that its term gives, by ``key(for:)`` where none are given.
  public init(
    id: String, aliases: [String] = [], term: String, termMarkdown: String, keys: [String]? = nil,
    front: String? = nil, definition: String, tags: [Tag] = [], section: String? = nil,
    language: String? = nil,
    direction: Direction? = nil, reversed: Bool = false, line: Int? = nil, endLine: Int? = nil
  ) {
    self.id = id
    self.term = term
    // Equal strings share their storage, which halves what 100,000 terms take.
    self.termMarkdown = hasSameBytes(termMarkdown, term) ? term : termMarkdown
    self.definition = definition
    self.tags = tags
    self.section = section
    firstLine = line.flatMap(Int32.init(exactly:)) ?? 0
    lastLine = endLine.flatMap(Int32.init(exactly:)) ?? 0
    extras = Extras(
      aliases: aliases, keys: keys.flatMap { $0 == [Self.key(for: term)] ? nil : $0 }, front: front,
      language: language,
      direction: direction, reversed: reversed)
  }
}

extension Card {
  /// The line of its file on which the card's heading begins, from 1; nil for a card that was in no file.
  public var line: Int? { firstLine > 0 ? Int(firstLine) : nil }

  /// The last line of its file that belongs to the card.
  public var endLine: Int? { lastLine > 0 ? Int(lastLine) : nil }

  /// Former ids and other names, by which readers' progress and links may still name the card.
  ///
  /// One with a `/` is the card's id in another deck; each other one is a key of the dictionary too.
  public var aliases: [String] {
    get { extras.values?.aliases ?? [] }
    set { extras.change { $0.aliases = newValue } }
  }

  /// Whether there is an alias.
  var hasAliases: Bool { extras.values.map { !$0.aliases.isEmpty } ?? false }

  /// The keys that the term gives in the dictionary: one, or more where it gives synonyms.
  public var termKeys: [String] { extras.values?.keys ?? [Self.key(for: term)] }

  /// The keys of the card in the dictionary: those of its term, then its other names.
  public var keys: [String] {
    onlyKey.map { [$0] } ?? (termKeys + aliases.filter(\.isName).map(Self.key)).uniqueTexts()
  }

  /// The key of a card that has one alone, as nearly all have.
  var onlyKey: String? { extras.hasKeys ? nil : Self.key(for: term) }

  /// The part of the question that the term alone does not say, as Markdown.
  public var front: String? {
    get { extras.values?.front }
    set { extras.change { $0.front = newValue } }
  }

  /// The language of the term (BCP 47), where it is not the deck's.
  public var language: String? {
    get { extras.values?.language }
    set { extras.change { $0.language = newValue } }
  }

  /// The direction of the term, where it is not the deck's.
  public var direction: Direction? {
    get { extras.values?.direction }
    set { extras.change { $0.direction = newValue } }
  }

  /// Whether the card is also asked from its definition.
  public var reversed: Bool {
    get { extras.values?.reversed ?? false }
    set { extras.change { $0.reversed = newValue } }
  }

  /// Forgets the keys that a reader gave, so that they follow the term.
  mutating func resetKeys() { extras.change { $0.keys = nil } }
}

extension String {
  /// Whether an alias names a card where it is, and not where it was in another deck.
  var isName: Bool { !utf8.contains(UInt8(ascii: "/")) && !isBlank(self) }
}

extension Sequence<String> {
  /// The texts without repeats, in order.
  func uniqueTexts() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
