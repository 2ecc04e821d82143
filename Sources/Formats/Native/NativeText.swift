import Decks
import Text

/// The parts of a native file.
extension [UInt8] {
  /// Appends the settings, only those that are not what a reader takes without them.
  mutating func appendFrontMatter(of deck: Deck, defaultID: String?, _ layout: NativeLayout) {
    append("---\n")
    if !isBlank(deck.title) { appendSetting("title", deck.title) }
    if let description = deck.description { appendSetting("description", description) }
    if let language = deck.language { appendSetting("language", language) }
    if let language = deck.definitionLanguage, language != deck.language {
      appendSetting("definition-language", language)
    }
    if deck.direction != .auto { appendSetting("direction", deck.direction.rawValue) }
    if deck.definitionDirection != .auto {
      appendSetting("definition-direction", deck.definitionDirection.rawValue)
    }
    appendSetting("tags", deck.tags.map(\.title))
    if let author = deck.author { appendSetting("author", author) }
    if let licence = deck.licence { appendSetting("licence", licence) }
    if let date = deck.date { appendSetting("date", date, isText: !date.isDigitsAndDashes) }
    if layout.cardLevel != 2 { appendSetting("card-level", String(layout.cardLevel), isText: false) }
    if deck.cards.first?.reversed == true { appendSetting("reversed", "true", isText: false) }
    if deck.id != defaultID { appendSetting("id", deck.id) }
    appendSetting("aliases", deck.aliases)
    append("---\n")
  }

  private mutating func appendSetting(_ key: StaticString, _ value: String, isText: Bool = true) {
    append(key)
    append(": ")
    if isText { appendScalar(value) } else { append(contentsOf: value.utf8) }
    append("\n")
  }

  private mutating func appendSetting(_ key: StaticString, _ values: [String]) {
    guard !values.isEmpty else { return }
    append(key)
    append(": [")
    for (position, value) in values.enumerated() {
      if position > 0 { append(", ") }
      appendScalar(value)
    }
    append("]\n")
  }

  /// Appends a YAML scalar: plain where nothing in it could mean something else, else as JSON, which YAML is too.
  private mutating func appendScalar(_ text: String) {
    if text.isPlainScalar { append(contentsOf: text.utf8) } else { appendJSONString(text) }
  }

  /// Appends a text with a blank line before it.
  mutating func appendBlock(_ text: String) {
    guard !text.isEmpty else { return }
    append("\n")
    append(contentsOf: text.utf8)
    append("\n")
  }

  /// Appends a section's heading and introduction.
  mutating func appendSection(_ section: Section, _ introduction: String, _ explicit: Set<String>) {
    appendHeading(section.titleMarkdown, level: section.level)
    if explicit.contains(section.id) {
      append(" {#")
      append(contentsOf: section.id.utf8)
      append("}")
    }
    append("\n")
    appendBlock(introduction)
  }

  /// Appends a card.
  mutating func appendCard(
    _ card: Card, at index: Int, _ text: NativeBody.CardText, level: Int, _ explicit: Set<String>
  ) throws(NativeWritingError) {
    appendHeading(card.termMarkdown, level: level)
    var attributes: [String] = explicit.contains(card.id) ? ["#" + card.id] : []
    for tag in card.tags {
      guard let name = tag.className else { throw .card(index, term: card.term, .tag(tag.title)) }
      attributes.append("." + name)
    }
    if text.front != nil { attributes.append(".split") }
    attributes += card.aliases.map { "alias=" + quoted($0) }
    if let language = card.language { attributes.append("lang=" + language) }
    if let direction = card.direction { attributes.append("dir=" + direction.rawValue) }
    if !attributes.isEmpty { append(contentsOf: " {\(attributes.joined(separator: " "))}".utf8) }
    append("\n")
    if let front = text.front {
      appendBlock(front)
      append("\n---\n")
    }
    appendBlock(text.definition)
  }

  private mutating func appendHeading(_ markdown: String, level: Int) {
    append("\n")
    append(contentsOf: repeatElement(UInt8(ascii: "#"), count: level))
    guard !markdown.isEmpty else { return }
    append(" ")
    // A heading is one line; where a line of it ended there is a space.
    append(contentsOf: markdown.utf8.lazy.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 })
  }

  private func quoted(_ value: String) -> String {
    let isWord = value.utf8.allSatisfy { $0.isLetterOrDigit || "-_./:".utf8.contains($0) } && !value.isEmpty
    guard !isWord else { return value }
    var quoted = "\""
    for scalar in value.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

extension Tag {
  /// The tag as a class of a heading; nil where neither its title nor its slugs can be one.
  fileprivate var className: String? {
    [title, slugPath].first { name in
      guard let first = name.utf8.first, first.isLetterOrDigit, !(0x30...0x39).contains(first) else {
        return false
      }
      return name.utf8.allSatisfy { $0.isLetterOrDigit || "-_:./+#".utf8.contains($0) }
    }
  }
}

extension String {
  /// Whether the text can be written as a date without quotes.
  fileprivate var isDigitsAndDashes: Bool {
    !isEmpty && utf8.allSatisfy { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
  }

  /// Whether YAML's core schema reads the text, written as it is, as this text, in a list too.
  fileprivate var isPlainScalar: Bool {
    guard let first = utf8.first, let last = utf8.last, first | 0x20 >= 0x61, first | 0x20 <= 0x7A,
      last != 0x20
    else {
      return false
    }
    let marks = utf8.allSatisfy {
      $0 < 0x80 && $0.isLetterOrDigit || $0 == 0x20 || "-_./()+".utf8.contains($0)
    }
    let words = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    return marks && !words.contains(lowercased())
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit, or no ASCII, which counts as a letter.
  fileprivate var isLetterOrDigit: Bool {
    self >= 0x80 || (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
  }
}
