import Text

/// A text with the readings above it, and the emphasis that stands inside of it.
struct RubyText {
  private var characters: [(text: Character, styles: [Style])] = []
  private let readings: [String]

  /// Takes the literal of a node: a text and its readings with a byte 0xFF before each.
  init(_ literal: some Collection<UInt8>) {
    let parts = literal.split(separator: 0xFF, omittingEmptySubsequences: false)
      .map { String(decoding: Array($0), as: UTF8.self) }
    readings = Array(parts.dropFirst())
    read(Array(parts.first ?? "")[...])
  }

  /// The text without its readings.
  var plain: String { String(characters.map(\.text)) }

  /// The text in HTML; with as many readings as characters, each character has its own.
  var html: [UInt8] {
    var html = Array("<ruby>".utf8)
    let isDivided = readings.count > 1 && readings.count == characters.count
    for (index, reading) in (isDivided ? readings : [readings.joined()]).enumerated() {
      html.append(isDivided ? characters[index...index] : characters[...])
      html.append("<rp>(</rp><rt>")
      html.appendEscapingHTML(reading)
      html.append("</rt><rp>)</rp>")
    }
    html.append("</ruby>")
    return html
  }

  /// Reads marks of emphasis that come in pairs, one inside the other; all else is text.
  private mutating func read(_ text: ArraySlice<Character>) {
    var open: [Style] = []
    var rest = text
    while let first = rest.first {
      if let style = open.last, style.isMarked(at: rest) {
        open.removeLast()
        rest = rest.dropFirst(style.mark.count)
      } else if let style = Style.all.first(where: { $0.isMarked(at: rest) }), !open.contains(style),
        style.isClosed(in: rest.dropFirst(style.mark.count), before: open.last)
      {
        open.append(style)
        rest = rest.dropFirst(style.mark.count)
      } else {
        let run = Style.all.contains { $0.mark.first == first } ? rest.run : 1
        for character in rest.prefix(run) { characters.append((character, open)) }
        rest = rest.dropFirst(run)
      }
    }
  }
}

/// What emphasis stands between two of its marks.
private struct Style: Equatable {
  let mark: [Character]
  let element: String

  static let all = [
    Self(mark: ["*", "*"], element: "strong"), Self(mark: ["_", "_"], element: "strong"),
    Self(mark: ["~", "~"], element: "del"), Self(mark: ["=", "="], element: "mark"),
    Self(mark: ["*"], element: "em"), Self(mark: ["_"], element: "em"),
  ]

  /// Whether the mark stands where a text begins; one sign of two is none.
  func isMarked(at text: ArraySlice<Character>) -> Bool {
    text.first == mark[0] && (mark.count == 2 ? text.run >= 2 : text.run != 2)
  }

  /// Whether the mark stands in a text, at or before the one of what is around it.
  func isClosed(in text: ArraySlice<Character>, before outer: Style?) -> Bool {
    var rest = text.dropFirst()
    while !rest.isEmpty {
      if isMarked(at: rest) { return true }
      if let outer, outer.isMarked(at: rest) { return false }
      rest = rest.dropFirst(rest.run)
    }
    return false
  }
}

extension ArraySlice<Character> {
  /// How often the first character stands at the beginning.
  fileprivate var run: Int { prefix { $0 == first }.count }
}

extension [UInt8] {
  /// Appends characters; neighbours in the same emphasis share its elements.
  fileprivate mutating func append(_ characters: ArraySlice<(text: Character, styles: [Style])>) {
    var open: [Style] = []
    func shared(_ styles: [Style]) -> Int { zip(open, styles).prefix { $0 == $1 }.count }
    for (text, styles) in characters {
      let kept = shared(styles)
      for style in open[kept...].reversed() { append(contentsOf: "</\(style.element)>".utf8) }
      for style in styles[kept...] { append(contentsOf: "<\(style.element)>".utf8) }
      open = styles
      appendEscapingHTML(String(text))
    }
    for style in open.reversed() { append(contentsOf: "</\(style.element)>".utf8) }
  }
}
