import Hypertext
import Text

/// Pieces of HTML that are put in last, where nothing that an author wrote can touch them.
///
/// The tree holds their places: bytes that no UTF-8 text has, around the piece's number.
struct Holes {
  /// What stands in a place.
  enum Content {
    /// The same HTML everywhere.
    case markup([UInt8])
    /// HTML, and what stands there inside a link, where no other link may be.
    case link([UInt8], insideLink: [UInt8])
    /// A formula, by its place in `formulas`.
    case formula(Int)
    /// Coloured code, by its place in `samples`.
    case code(Int)
  }

  /// The pieces by number.
  private(set) var contents: [Content] = []
  /// The formulas that are to be set, and where they stand.
  private(set) var formulas: [(formula: Formula, position: SourcePosition)] = []
  /// The code that is to be coloured.
  private(set) var samples: [CodeSample] = []

  /// The byte before and behind a number.
  static let mark: UInt8 = 0xFE

  /// Keeps a piece and gives what holds its place.
  mutating func add(_ content: Content) -> [UInt8] {
    contents.append(content)
    return Self.place(contents.count - 1)
  }

  /// What holds the place of a piece.
  private static func place(_ number: Int) -> [UInt8] {
    var place = [mark]
    place.appendDecimal(number)
    place.append(mark)
    return place
  }

  /// Keeps a formula and gives what holds its place.
  mutating func add(_ formula: Formula, at position: SourcePosition) -> [UInt8] {
    formulas.append((formula, position))
    return add(.formula(formulas.count - 1))
  }

  /// Keeps code and gives what holds its place.
  mutating func add(_ sample: CodeSample) -> [UInt8] {
    samples.append(sample)
    return add(.code(samples.count - 1))
  }
}

extension Holes {
  /// Whether there is nothing to put in but code.
  var holdCodeAlone: Bool { contents.count == samples.count }

  /// Sets formulas and puts every piece in its place but code; formulas that cannot be set are told.
  ///
  /// The places of code then hold the numbers of the samples.
  func fill(_ html: [UInt8], _ typesetter: (any Typesetter)?, _ resolver: inout some LinkResolver) -> [UInt8]
  {
    let formulas = setFormulas(typesetter, &resolver)
    return Self.filling(html) { index, isInsideLink, filled in
      guard contents.indices.contains(index) else { return }
      switch contents[index] {
      case .markup(let markup): filled += markup
      case .link(let markup, let insideLink): filled += isInsideLink ? insideLink : markup
      case .formula(let index): filled += formulas[index]
      case .code(let index): filled += Self.place(index)
      }
    }
  }

  /// The HTML with something else in each place, by its number and whether it stands in a link.
  static func filling(_ html: [UInt8], _ put: (Int, Bool, inout [UInt8]) -> Void) -> [UInt8] {
    var filled: [UInt8] = []
    filled.reserveCapacity(html.count + html.count / 4)
    html.withUnsafeBufferPointer { html in
      var copied = 0
      while true {
        let start = html.firstOffset(of: mark, from: copied)
        filled.append(contentsOf: UnsafeBufferPointer(rebasing: html[copied..<start]))
        guard start < html.count else { return }
        let end = html.firstOffset(of: mark, from: start + 1)
        copied = min(end + 1, html.count)
        var number = html[start + 1..<end]
        let isInsideLink = number.last == UInt8(ascii: "a")
        if isInsideLink { number.removeLast() }
        put(number.reduce(0) { ($0 &* 10) &+ Int($1 &- 0x30) }, isInsideLink, &filled)
      }
    }
    return filled
  }

  private func setFormulas(_ typesetter: (any Typesetter)?, _ resolver: inout some LinkResolver) -> [[UInt8]]
  {
    guard !formulas.isEmpty else { return [] }
    let results = typesetter?.typeset(formulas.map(\.formula)) ?? []
    return formulas.enumerated().map { index, entry in
      switch index < results.count ? results[index] : .unavailable {
      case .markup(let markup):
        return markingWidth(of: markup)
      case .refused(let reason):
        resolver.refused(entry.formula, because: reason, at: entry.position)
        return entry.formula.source
      case .unavailable:
        return entry.formula.source
      }
    }
  }
}

extension Formula {
  /// The TeX as it is shown where it cannot be set.
  fileprivate var source: [UInt8] {
    var html: [UInt8] = []
    html.append(isDisplay ? "<code class=\"dp-tex dp-display\">" : "<code class=\"dp-tex\">")
    html.appendEscapingHTML(tex)
    html.append("</code>")
    return html
  }
}
