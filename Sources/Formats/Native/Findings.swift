import Decks
import Diagnostics

/// What is wrong with a deck, gathered while it is read.
struct Findings {
  /// The file that diagnostics name.
  let path: String
  /// How many lines of the file stand before what the Markdown parser counts.
  var offset = 0
  var diagnostics: [Diagnostic]

  init(path: String, diagnostics: [Diagnostic]) {
    self.path = path
    self.diagnostics = diagnostics
  }

  /// Adds a problem at a line that the Markdown parser counted, or with the file as a whole.
  mutating func add(_ problem: NativeProblem, line: Int?) {
    let location = Location(path: path, line: line.map { $0 + offset }, column: line.map { _ in 1 })
    diagnostics.append(Diagnostic(problem, at: location))
  }

  /// Reports each footnote label that is defined more than once.
  mutating func repeatedFootnotes(_ labels: [(label: String, line: Int)]) {
    var first: [String: Int] = [:]
    for (label, line) in labels {
      // The library compares labels without regard to case; they hold no white space.
      let key = label.lowercased()
      if let firstLine = first[key] {
        add(.repeatedFootnote(label, line: firstLine + offset), line: line)
      } else {
        first[key] = line
      }
    }
  }

  /// Reports each card whose term another card gave before.
  mutating func repeatedTerms(in deck: Deck, areErrors: Bool) {
    for repeated in deck.repeatedTerms() where !repeated.term.isEmpty {
      let first = deck.cards[repeated.cards[0]].line ?? 0
      for index in repeated.cards.dropFirst() {
        let problem = NativeProblem.repeatedTerm(repeated.term, line: first, isError: areErrors)
        add(problem, line: deck.cards[index].line.map { $0 - offset })
      }
    }
  }

  /// Reports each alias that something else has as its id.
  mutating func takenAliases(in deck: Deck) {
    for refusal in AliasAnchors(deck).refused {
      var line: Int?
      if case .card(let owner) = refusal.owner { line = deck.cards[owner].line }
      add(
        .aliasTaken(refusal.alias, refusal.owner, line: line),
        line: deck.cards[refusal.card].line.map { $0 - offset })
    }
  }
}
