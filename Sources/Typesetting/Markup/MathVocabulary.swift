/// The elements and attributes of MathML that may stand in a page.
enum MathVocabulary {
  /// What an element is for.
  enum Role {
    /// The formula.
    case root
    /// Made of other elements.
    case container
    /// Made of text alone.
    case text
    /// Made of nothing.
    case empty
    /// Left out, with its content kept.
    case wrapper
    /// Left out with its content, which is the TeX.
    case source
  }

  /// What becomes of an attribute.
  enum Fate {
    case kept, dropped, refused
    /// Its meaning goes into the text itself.
    case alphabet(MathAlphabet)
  }

  /// What an element is for, or nil where it must not be there.
  static func role(of element: String) -> Role? { roles[element] }

  /// What becomes of an attribute of an element.
  static func fate(of attribute: String, on element: String, value: String) -> Fate {
    if dropped.contains(attribute) || attribute == "width" && element == "mtd" { return .dropped }
    guard kept.contains(attribute), value.utf8.allSatisfy(isPlain) else { return .refused }
    // Browsers know this attribute no more, but for upright letters; text proper keeps it for the style sheet.
    if attribute == "mathvariant", element != "mtext", let alphabet = MathAlphabet(rawValue: value) {
      return .alphabet(alphabet)
    }
    return .kept
  }

  private static let roles: [String: Role] = [
    "math": .root, "span": .wrapper, "semantics": .wrapper, "annotation": .source,
    "mi": .text, "mn": .text, "mo": .text, "mtext": .text, "mspace": .empty,
    "mrow": .container, "mfrac": .container, "msqrt": .container, "mroot": .container, "mstyle": .container,
    "mpadded": .container, "mphantom": .container, "menclose": .container, "msub": .container,
    "msup": .container, "msubsup": .container, "munder": .container, "mover": .container,
    "munderover": .container, "mtable": .container, "mtr": .container, "mtd": .container,
  ]

  private static let kept: Set = [
    "accent", "accentunder", "columnalign", "columnlines", "columnspacing", "depth", "displaystyle", "fence",
    "height", "largeop", "linebreak", "linethickness", "lspace", "mathbackground", "mathcolor", "mathsize",
    "mathvariant", "maxsize", "minsize", "movablelimits", "notation", "rowlines", "rowspacing", "rspace",
    "scriptlevel", "separator", "stretchy", "symmetric", "voffset", "width",
  ]

  private static let dropped: Set = ["class", "style", "xmlns", "encoding"]

  /// Whether a byte may stand in a value: words, numbers, lengths and colours have no others.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "#"),
      UInt8(ascii: "%"), UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
