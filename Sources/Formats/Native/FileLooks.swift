/// What a file without cards looks like, so that its author learns what to do.
enum FileLooks: Equatable {
  case empty
  case headings(level: Int)
  case glossaryList
  case definitionList
  case questionsAndAnswers
  case separators
  case table
  case prose

  /// Looks at the text's lines; `headingLevels` are those that the Markdown parser found.
  init(_ body: ArraySlice<UInt8>, headingLevels: [Int]) {
    var counts: [FileLooks: Int] = [:]
    var hasText = false
    for line in body.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let line = line.drop { $0 == 0x20 || $0 == 0x09 }
      hasText = hasText || !line.isEmpty
      if let kind = Self.kind(of: line) { counts[kind, default: 0] += 1 }
    }
    for level in headingLevels { counts[.headings(level: level), default: 0] += 1 }
    // Where two are as frequent, the order of this list decides, so that a message does not change by chance.
    let candidates: [FileLooks] =
      [.questionsAndAnswers, .separators, .glossaryList, .definitionList]
      + (1...6).map { .headings(level: $0) } + [.table]
    let most = candidates.map { counts[$0] ?? 0 }.max() ?? 0
    self = !hasText ? .empty : most == 0 ? .prose : candidates.first { counts[$0] == most } ?? .prose
  }

  private static func kind(of line: ArraySlice<UInt8>) -> FileLooks? {
    func begins(_ mark: String) -> Bool { line.starts(with: mark.utf8) }
    if begins("Q:") || begins("A:") || begins("C:") { return .questionsAndAnswers }
    if begins("- **") || begins("* **") { return .glossaryList }
    if begins(": ") || begins(":\t") { return .definitionList }
    if begins("|") { return .table }
    return String(decoding: line, as: UTF8.self).contains(" :: ") ? .separators : nil
  }

  /// What to do.
  var advice: String {
    switch self {
    case .empty: "the file is empty; a card is a heading such as `## term` with its definition below"
    case .headings(let level):
      "its headings are of level \(level): set `card-level: \(level)` in the front matter if they are the cards"
    case .glossaryList:
      "it looks like a list of `- **term**: definition`, but a card is a heading such as `## term`"
    case .definitionList: "it looks like a definition list, but a card is a heading such as `## term`"
    case .questionsAndAnswers:
      "it looks like hashcards (`Q:` and `A:`), but a card is a heading such as `## term`"
    case .separators: "it looks like cards with `::`, but a card is a heading such as `## term`"
    case .table: "it looks like a table of terms, but a card is a heading such as `## term`"
    case .prose: "a card is a heading such as `## term` with its definition below"
    }
  }
}

extension FileLooks: Hashable {}
