import Text

/// What a new site or a new deck begins with.
public enum Starter {
  /// A file of a new site.
  public struct File: Sendable {
    /// Where it stands, relative to the site.
    public let path: String
    /// What is in it.
    public let text: String
  }

  /// The files of a site that builds without a warning, each after those that it speaks of.
  public static func site(title: String) -> [File] {
    [
      File(path: "deckpress.yaml", text: settings(title: title)),
      File(path: "decks/spanish.md", text: spanish),
      File(path: "decks/writing-decks.md", text: writingDecks),
      File(path: "README.md", text: readme(title: title)),
      File(path: ".gitignore", text: ignored),
    ]
  }

  /// Text as a scalar of YAML in double quotes, which may hold anything.
  static func scalar(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.appendJSONString(text)
    return String(decoding: bytes, as: UTF8.self)
  }
}
