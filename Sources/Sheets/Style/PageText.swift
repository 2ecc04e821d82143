/// The text at the top or the foot of a page, in which `{title}`, `{author}`, `{date}`, `{cards}`, `{page}` and
/// `{pages}` stand for what they name.
public struct PageText: Equatable, Sendable {
  /// A piece of the text.
  enum Piece: Equatable, Sendable {
    case text(String)
    case name(Name)
  }

  /// What can be named.
  enum Name: String, CaseIterable, Sendable { case title, author, date, cards, page, pages }

  let pieces: [Piece]

  /// Reads the text; braces around any other word are text.
  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    var plain = ""
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      plain += rest[..<open]
      rest = rest[open...]
      guard let close = rest.utf8.firstIndex(of: UInt8(ascii: "}")),
        let name = Name(rawValue: String(rest[rest.utf8.index(after: open)..<close]))
      else {
        plain += "{"
        rest = rest.dropFirst()
        continue
      }
      if !plain.isEmpty { pieces.append(.text(plain)) }
      plain = ""
      pieces.append(.name(name))
      rest = rest[rest.utf8.index(after: close)...]
    }
    plain += rest
    if !plain.isEmpty { pieces.append(.text(plain)) }
    self.pieces = pieces
  }

  /// Whether there is nothing to print.
  public var isEmpty: Bool { pieces.isEmpty }

  /// Whether it says something of the deck, so that the text differs from deck to deck.
  var namesDeck: Bool {
    pieces.contains { piece in
      switch piece {
      case .name(.title), .name(.author), .name(.date): true
      default: false
      }
    }
  }
}

/// What a page's text can say of the deck.
public struct DeckFacts: Equatable, Sendable {
  /// The title of the deck.
  public var title: String
  /// Who wrote it.
  public var author: String?
  /// Its date as `YYYY-MM-DD`.
  public var date: String?

  /// Takes what is known.
  public init(title: String, author: String? = nil, date: String? = nil) {
    (self.title, self.author, self.date) = (title, author, date)
  }

  func text(_ name: PageText.Name) -> String? {
    switch name {
    case .title: title
    case .author: author ?? ""
    case .date: date ?? ""
    case .cards, .page, .pages: nil
    }
  }
}

extension PageText {
  /// The text on a page whose numbers are known.
  public func text(_ facts: DeckFacts, cards: String, page: Int, pages: Int) -> String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let plain): text += plain
      case .name(.cards): text += cards
      case .name(.page): text += String(page)
      case .name(.pages): text += String(pages)
      case .name(let name): text += facts.text(name) ?? ""
      }
    }
  }

  /// The text as the value of the property `content` of a style sheet, for pages that the browser makes.
  func content(_ facts: DeckFacts) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let plain): styleString(plain)
      case .name(.page): "counter(page)"
      case .name(.pages): "counter(pages)"
      case .name(let name): styleString(facts.text(name) ?? "")
      }
    }.joined(separator: " ")
  }
}

/// A string of a style sheet: quoted, with everything but plain letters, digits and spaces escaped where it could
/// end the string or the element that holds the style sheet (CSS Syntax Level 3, 4.3.7).
func styleString(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\", "<", ">", "&", "\0"..."\u{1F}", "\u{7F}":
      quoted += "\\" + String(scalar.value, radix: 16) + " "
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + "\""
}
