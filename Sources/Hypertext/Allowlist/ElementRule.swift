/// How an element stands among others, as far as it matters for where a tag ends another element.
enum Layout: Sendable {
  /// It has no end tag.
  case void
  /// It stands in a line of text.
  case inline
  /// It ends a paragraph.
  case block
  /// It ends a paragraph and the item before it.
  case item
  case table
  /// Rows and groups of rows and columns.
  case tablePart
  /// A cell or a caption, out of which no end tag but a table's reaches.
  case cell
}

extension Allowlist {
  /// A row of the table: elements with the same rule.
  struct Row: Sendable {
    let names: [MarkupName]
    let layout: Layout
    let attributes: KeyValuePairs<MarkupName, AttributeValue>
    let within: [MarkupName]
    let writtenAs: MarkupName?

    init(
      _ names: String, _ layout: Layout, _ attributes: KeyValuePairs<MarkupName, AttributeValue> = [:],
      within: String = "", as writtenAs: MarkupName? = nil
    ) {
      self.names = MarkupName.list(names)
      self.layout = layout
      self.attributes = attributes
      self.within = MarkupName.list(within)
      self.writtenAs = writtenAs
    }
  }

  /// What is allowed of an element.
  static func rule(for name: MarkupName) -> ElementRule? { rules[name] }

  /// The table by name; of two rows for an element the later one counts.
  private static let rules: [MarkupName: ElementRule] = {
    var rules: [MarkupName: ElementRule] = [:]
    for row in rows {
      for name in row.names { rules[name] = ElementRule(name: row.writtenAs ?? name, row) }
    }
    return rules
  }()
}

/// What is allowed of one element.
struct ElementRule: Sendable {
  /// The name under which it is written.
  let name: MarkupName
  let layout: Layout
  /// Its attributes in the order in which they are written.
  let attributes: [(name: MarkupName, value: AttributeValue)]
  /// The elements in one of which it must stand; if there are none, it may stand anywhere.
  let within: [MarkupName]
  let isHeading: Bool

  /// Whether it may stand in a line of text.
  var standsInLine: Bool { layout == .inline || layout == .void && name != "hr" }

  fileprivate init(name: MarkupName, _ row: Allowlist.Row) {
    let own = row.attributes.map { (name: $0.key, value: $0.value) }
    self.name = name
    layout = row.layout
    isHeading = MarkupName.list("h1 h2 h3 h4 h5 h6").contains(name)
    attributes =
      own
      + Allowlist.everywhere.filter { general in !own.contains { $0.name == general.key } }
      .map { (name: $0.key, value: $0.value) }
    within = row.within
  }
}

/// Whether raw HTML may have this element; the case of its name does not matter.
public func isAllowedElement(_ name: some Sequence<UInt8>) -> Bool {
  MarkupName(name).flatMap(Allowlist.rule(for:)) != nil
}
