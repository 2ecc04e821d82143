import Decks
import Formats
import Testing

/// Any text at all becomes a deck that holds each of its lines once.
@Suite struct RandomDeckTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func nothingIsLostAndNothingIsTwice(seed: UInt64) throws {
    var random = Random(state: seed)
    for _ in 0..<100 {
      let text = random.deck()
      let reading = try read(text)
      let deck = reading.deck
      let ids = deck.sections.map(\.id) + reading.ids
      #expect(Set(ids).count == ids.count, "\(text.debugDescription)")
      #expect(reading.html.cards.count == deck.cards.count, "\(text.debugDescription)")
      #expect(reading.html.sections.count == deck.sections.count, "\(text.debugDescription)")
      let lines = FileLines(text, before: reading.linesBeforeBody)
      #expect(deck.cards.allSatisfy(lines.hold), "\(text.debugDescription)")
      #expect(lines.holdAllOutsideCards(of: deck), "\(text.debugDescription)")
      #expect(reading.html.cards.allSatisfy { String(validating: $0.definition.bytes, as: UTF8.self) != nil })
    }
  }
}

/// The lines of a random deck, to be found again in what it became.
private struct FileLines {
  private let lines: [String]
  private let first: Int

  init(_ text: String, before count: Int) {
    var lines = text.linesOfFile
    if lines[0].unicodeScalars.first == "\u{FEFF}" { lines[0].unicodeScalars.removeFirst() }
    self.lines = lines
    first = count + 1
  }

  /// Whether the lines of a card are its heading, then its question and a rule, then its definition.
  func hold(_ card: Card) -> Bool {
    guard let start = card.line, let end = card.endLine, first <= start, start <= end, end <= lines.count
    else {
      return false
    }
    let own = lines[start - 1..<end].filter(\.hasText)
    let below = (card.front.map { $0.linesOfFile + ["---"] } ?? []) + card.definition.linesOfFile
    let expected = below.filter(\.hasText)
    var heading = own.count - expected.count
    // A rule that stands first in a card with `.split` divides it and has no question before it.
    if card.front == nil, heading > 1, own[heading - 1].isRule, !own[1].isRule || heading > 2 { heading -= 1 }
    guard heading >= 1,
      own.suffix(expected.count).elementsEqual(expected, by: { $0 == $1 || $0.isRule && $1 == "---" })
    else { return false }
    return own[0].isATX ? heading <= 2 : own[1..<own.count].contains { $0.isRule }
  }

  /// Whether each line outside the cards is in the introduction of the deck or a section, or in a heading.
  func holdAllOutsideCards(of deck: Deck) -> Bool {
    var outside: [String: Int] = [:]
    var next = first
    for card in deck.cards {
      for line in lines[next - 1..<(card.line ?? 0) - 1] where line.hasText { outside[line, default: 0] += 1 }
      next = (card.endLine ?? 0) + 1
    }
    for line in lines[(next - 1)...] where line.hasText { outside[line, default: 0] += 1 }
    for line in ([deck.introduction] + deck.sections.map(\.introduction)).flatMap(\.linesOfFile)
    where line.hasText {
      guard let count = outside[line], count > 0 else { return false }
      outside[line] = count - 1
    }
    let rest = outside.filter { $0.value > 0 }
    return rest.values.reduce(0, +) >= deck.sections.count
      && (rest.keys.contains { $0.isRule } || rest.keys.allSatisfy { $0.isATX })
  }
}

extension String {
  /// The lines of a text, as CommonMark ends them.
  fileprivate var linesOfFile: [String] {
    var lines: [String.UnicodeScalarView] = [.init()]
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar == "\r" || scalar == "\n" && previous != "\r" { lines.append(.init()) }
      if scalar != "\r" && scalar != "\n" { lines[lines.count - 1].append(scalar) }
      previous = scalar
    }
    return lines.map(String.init)
  }

  fileprivate var hasText: Bool { utf8.contains { $0 != 0x20 && $0 != 0x09 } }
  /// Whether this is a heading that begins with `#`; a byte-order mark may stand before it.
  fileprivate var isATX: Bool {
    let marks = unicodeScalars.drop { $0 == " " || $0 == "\u{FEFF}" }
    let next = marks.first { $0 != "#" } ?? " "
    return marks.first == "#" && (next == " " || next == "\t")
  }
  /// Whether this may be a rule, or the line below a heading.
  fileprivate var isRule: Bool { hasText && utf8.allSatisfy { "-=*_ \t".utf8.contains($0) } }
}

/// The library keeps tables for the whole process; decks are read by many threads all the same.
@Suite struct ParallelReadingTests {
  @Test func theBytesAreAlwaysTheSame() async throws {
    let card =
      "~~old~~ www.a.example ~~*b*~~ https://c.example/d a@b.example ~~e~~[^1]\n\n[^1]: ~~f~~ www.g.example\n"
    let text = (0..<40).map { "## ~~t\($0)~~ www.t.example\n\n\(card)\n" }.joined()
    let expected = try definitions(text)
    #expect(
      expected.count == 40 && expected.allSatisfy { $0.contains("<del>e</del>") && $0.contains("mailto:") })
    let wrong = try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          try (0..<25).count { _ in try definitions(text) != expected }
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}

private func definitions(_ text: String) throws -> [String] {
  try read(text).html.cards.map { $0.term.string + $0.definition.string }
}
