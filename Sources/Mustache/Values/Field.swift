/// One name that a template can use: what it is called, what it holds, and a sentence for the theme's author.
public struct Field: Sendable {
  /// The name in templates.
  public let name: String
  /// What it holds, where it is there at all: any field may be absent.
  public let kind: Kind
  /// What it means, as one sentence.
  public let documentation: String

  /// Describes a field.
  public init(_ name: String, _ kind: Kind, _ documentation: String) {
    self.name = name
    self.kind = kind
    self.documentation = documentation
  }
}

extension Field {
  /// What a field holds.
  public indirect enum Kind: Sendable {
    /// Text, which `{{x}}` escapes; a section tests that it is not empty.
    case text
    /// A whole number; a section tests that it is not zero.
    case number
    /// Yes or no.
    case flag
    /// Markup, which `{{{x}}}` writes as it is; a section tests that it is not empty.
    case html
    /// A list of texts: in its section, `{{.}}` is the text.
    case texts
    /// A list of records.
    case list(of: Shape)
    /// A list of records of the very shape that has this field, for trees.
    case children
    /// One record.
    case record(Shape)
    /// A map with any keys, whose values may be of any kind but HTML; an absent key is empty.
    case open
  }
}
