import Decks
import Diagnostics
import Formats
import Markdown
import Testing
import Text

/// What a native file became, with its diagnostics as `line:column severity code`.
struct Reading {
  var deck: Deck
  var fields: DeckFields
  var html: DeckHTML
  var findings: [String]
  var linesBeforeBody: Int

  /// The deck's terms in order.
  var terms: [String] { deck.cards.map(\.term) }
  /// The deck's ids in order.
  var ids: [String] { deck.cards.map(\.id) }
}

/// Reads a text that must become a deck, and renders it.
func read(_ text: String, refusesRepeatedTerms: Bool = false) throws -> Reading {
  try read(Array(text.utf8), refusesRepeatedTerms: refusesRepeatedTerms)
}

func read(_ bytes: [UInt8], refusesRepeatedTerms: Bool = false) throws -> Reading {
  var diagnostics: [Diagnostic] = []
  guard let native = reader(refusesRepeatedTerms).read(bytes, diagnostics: &diagnostics) else {
    throw NotRead(messages: diagnostics.map(\.line))
  }
  let deck = native.deck
  let fields = native.fields
  let linesBeforeBody = native.linesBeforeBody
  var resolver = PlainLinkResolver()
  let html = native.beginRendering(options: RenderingOptions(), resolver: &resolver).finish()
  return Reading(
    deck: deck, fields: fields, html: html, findings: diagnostics.map(\.summary),
    linesBeforeBody: linesBeforeBody)
}

/// All that is said of a text, as it is printed, in the order of the lines.
func complaints(_ bytes: [UInt8], refusesRepeatedTerms: Bool = false) -> [String] {
  var report = Report()
  var diagnostics: [Diagnostic] = []
  _ = reader(refusesRepeatedTerms).read(bytes, diagnostics: &diagnostics)
  report.append(contentsOf: diagnostics)
  return report.sorted.map(\.line)
}

func complaints(_ text: String, refusesRepeatedTerms: Bool = false) -> [String] {
  complaints(Array(text.utf8), refusesRepeatedTerms: refusesRepeatedTerms)
}

private func reader(_ refusesRepeatedTerms: Bool) -> NativeReader {
  NativeReader(
    path: "deck.md", defaultID: "deck", defaultTitle: "deck", refusesRepeatedTerms: refusesRepeatedTerms)
}

struct NotRead: Error {
  var messages: [String]
}

extension Diagnostic {
  fileprivate var summary: String {
    let place = location.line.map { "\($0):\(location.column ?? 0) " } ?? ""
    return "\(place)\(severity.rawValue) \(problem.code)"
  }

  fileprivate var line: String {
    var line: [UInt8] = []
    TextPrinter().append(self, to: &line)
    return String(decoding: line.dropLast(), as: UTF8.self)
  }
}
