import Decks
import Markdown
import Text

/// A deck that was read from a native file, with the syntax tree from which its HTML is written.
public struct NativeDeck: ~Copyable {
  /// The deck.
  public let deck: Deck
  /// What its front matter says.
  public let fields: DeckFields
  /// How many lines of the file stand before what the Markdown parser counts.
  public let linesBeforeBody: Int
  let document: MarkdownDocument
  /// The blocks that introduce the deck.
  let introduction: [Range<Int>]
  /// The sections and cards in the order of the file.
  let units: [Unit]

  /// A section or a card as blocks of the document.
  struct Unit {
    /// The heading.
    var heading: Int
    /// For a card with a longer question, the blocks of that question.
    var front: Range<Int>?
    /// The blocks of the definition, or of a section's introduction.
    var body: Range<Int>
    /// Whether this is a section.
    var isSection: Bool
  }

  /// Writes every part of the deck as HTML, in one pass.
  ///
  /// On a page with sections the cards are headings of level 3, else of level 2; what is deeper follows.
  public consuming func beginRendering(
    options: RenderingOptions, resolver: inout some LinkResolver
  ) -> UnfinishedDeckHTML {
    let shapes = units.map {
      $0.isSection ? UnfinishedDeckHTML.Unit.section : .card(hasFront: $0.front != nil)
    }
    let introductionCount = introduction.count
    let parts = parts
    var options = options
    options.highlightIsCloze = fields.highlightIsCloze
    let html = document.beginRendering(parts, options: options, resolver: &resolver)
    return UnfinishedDeckHTML(html, introductionCount: introductionCount, units: shapes)
  }

  private var parts: [MarkdownPart] {
    let top = fields.cardLevel + 1
    let cardHeading = deck.sections.isEmpty ? 2 : 3
    var parts = introduction.map { MarkdownPart(.blocks(HeadingShift(from: top, to: 2)), $0, unit: 0) }
    parts.reserveCapacity(units.count * 2 + 2)
    for (index, unit) in units.enumerated() {
      let shift = HeadingShift(from: top, to: unit.isSection ? 3 : cardHeading + 1)
      parts.append(MarkdownPart(.heading, unit.heading..<unit.heading + 1, unit: index + 1))
      if let front = unit.front { parts.append(MarkdownPart(.blocks(shift), front, unit: index + 1)) }
      parts.append(MarkdownPart(.blocks(shift), unit.body, unit: index + 1))
    }
    return parts
  }
}
