import Text

/// A part of a deck that a heading above the card level opens.
public struct Section: Hashable, Sendable {
  /// The section's id, unique among those of the deck's sections and cards.
  public var id: String
  /// The title as plain text.
  public var title: String
  /// The title as Markdown.
  public var titleMarkdown: String
  /// The level of the heading, from 1; a section holds those of higher levels that follow it.
  public var level: Int
  /// What stands between the heading and the first card or section, as Markdown.
  public var introduction: String

  /// Makes a section.
  public init(id: String, title: String, titleMarkdown: String, level: Int, introduction: String = "") {
    self.id = id
    self.title = title
    self.titleMarkdown = hasSameBytes(titleMarkdown, title) ? title : titleMarkdown
    self.level = level
    self.introduction = introduction
  }
}
