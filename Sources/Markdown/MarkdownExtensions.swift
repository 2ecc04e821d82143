internal import CMarkGFM

/// The syntax that a document has beyond CommonMark.
public struct MarkdownExtensions: OptionSet, Sendable {
  /// One bit for each extension.
  public let rawValue: Int

  /// Takes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Tables with `|`.
  public static let table = Self(rawValue: 1 << 0)
  /// Text struck through with `~~`.
  public static let strikethrough = Self(rawValue: 1 << 1)
  /// Addresses that are links without further marks.
  public static let autolink = Self(rawValue: 1 << 2)
  /// List items with a box.
  public static let tasklist = Self(rawValue: 1 << 3)
  /// GitHub's escaping of nine raw HTML tags, which is no protection and serves the specification only.
  public static let tagfilter = Self(rawValue: 1 << 4)
  /// Footnotes, `[^label]`.
  public static let footnotes = Self(rawValue: 1 << 5)
  /// Formulas, `$…$` and `$$…$$`.
  public static let dollarMath = Self(rawValue: 1 << 6)
  /// Formulas, `\(…\)` and `\[…\]`.
  public static let bracketMath = Self(rawValue: 1 << 7)
  /// `==highlights==`, clozes, `[[links to cards]]`, `![[media.png]]` and `[sound:a.mp3]`.
  public static let cardSyntax = Self(rawValue: 1 << 8)
  /// Readings, `{漢字|かんじ}` and `漢字[かんじ]`.
  public static let ruby = Self(rawValue: 1 << 9)
  /// Curly quotes, dashes and ellipses for typed ones.
  public static let typography = Self(rawValue: 1 << 10)

  /// What every deck has.
  public static let deck: Self = [.table, .strikethrough, .autolink, .tasklist, .footnotes, .cardSyntax]

  /// The extension that the GitHub specification calls by a name.
  public init?(name: some StringProtocol) {
    guard let match = Self.named.first(where: { $0.name == name }) else { return nil }
    self = match.value
  }

  private static let named: [(name: String, value: Self)] = [
    ("table", .table), ("strikethrough", .strikethrough), ("autolink", .autolink),
    ("tasklist", .tasklist), ("tagfilter", .tagfilter), ("footnotes", .footnotes),
  ]

  /// The registered extensions of the library, in the order in which they are to be attached.
  ///
  /// Registration is process-wide and no two threads may do it, so it is done once, here.
  private static let registered: [(value: Self, syntax: SharedExtension)] = {
    cmark_gfm_core_extensions_ensure_registered()
    return named.compactMap { name, value in
      cmark_find_syntax_extension(name).map { (value, SharedExtension(pointer: $0)) }
    }
  }()

  /// Attaches the extensions of this set to a parser.
  func attach(to parser: UnsafeMutablePointer<cmark_parser>) {
    for (value, syntax) in Self.registered where contains(value) {
      cmark_parser_attach_syntax_extension(parser, syntax.pointer)
    }
  }

  /// The options with which this set parses and renders.
  var options: Int32 {
    (contains(.footnotes) ? CMARK_OPT_FOOTNOTES : 0) | (contains(.typography) ? CMARK_OPT_SMART : 0)
  }
}
