/// How raw HTML in a text is treated.
public enum RawHTML: String, Sendable, CaseIterable {
  /// What is on the allowlist stays; the rest is dropped.
  case safe
  /// It is shown as text; comments are left out.
  case escape
  /// It is written as it stands.
  case trusted
}

/// What a rendering needs to know besides the text.
public struct RenderingOptions: Sendable {
  /// How raw HTML is treated.
  public var rawHTML: RawHTML
  /// Whether a highlight is a cloze.
  public var highlightIsCloze = false
  /// Whether code is coloured.
  public var highlightsCode = true
  /// What sets formulas and colours code; without it their source is shown.
  public var typesetter: (any Typesetter)?
  /// The accessible name of a box that is ticked.
  public var doneLabel: String
  /// The accessible name of a box that is not ticked.
  public var toDoLabel: String
  /// The accessible name of the link from a footnote back to the text.
  public var backLabel: String
  /// The accessible name of a list of footnotes.
  public var notesLabel: String

  /// Takes the options; the names are in the language of the page.
  public init(
    rawHTML: RawHTML = .safe, typesetter: (any Typesetter)? = nil, doneLabel: String = "Done",
    toDoLabel: String = "To do", backLabel: String = "Back to the text", notesLabel: String = "Notes"
  ) {
    self.rawHTML = rawHTML
    self.typesetter = typesetter
    self.doneLabel = doneLabel
    self.toDoLabel = toDoLabel
    self.backLabel = backLabel
    self.notesLabel = notesLabel
  }
}
