import Markdown
import Text

/// What a deck's Markdown became, but for coloured code, for which it does not wait.
public struct UnfinishedDeckHTML: Sendable {
  /// What has parts of its own: a section has a title and an introduction, a card a term and a definition.
  enum Unit {
    case section
    case card(hasFront: Bool)
  }

  private let parts: UnfinishedHTML
  private let introductionCount: Int
  private let units: [Unit]

  /// Makes what becomes of a deck without cards.
  public init() { self.init(UnfinishedHTML(), introductionCount: 0, units: []) }

  /// Takes the parts: of the introduction, then of each unit in the order of the text.
  init(_ parts: UnfinishedHTML, introductionCount: Int, units: [Unit]) {
    self.parts = parts
    self.introductionCount = introductionCount
    self.units = units
  }

  /// About how many bytes it takes in memory.
  public var byteCount: Int { parts.byteCount }

  /// Puts the code in.
  public func finish() -> DeckHTML {
    var rendered = parts.finish()[...]
    let empty = HTML(trusting: "")
    let before = rendered.prefix(introductionCount).filter { !$0.isEmpty }.map(\.bytes)
    rendered = rendered.dropFirst(introductionCount)
    var html = DeckHTML(
      introduction: HTML(trusting: Array(before.joined(separator: [0x0A]))), sections: [], cards: [])
    html.cards.reserveCapacity(units.count)
    for unit in units {
      let heading = rendered.popFirst() ?? empty
      switch unit {
      case .section:
        html.sections.append(.init(title: heading, introduction: rendered.popFirst() ?? empty))
      case .card(let hasFront):
        let front = hasFront ? rendered.popFirst() : nil
        html.cards.append(.init(term: heading, front: front, definition: rendered.popFirst() ?? empty))
      }
    }
    return html
  }
}
