/// A piece of a template: a tag, or text that ends at the latest with its line.
struct Token {
  enum Kind {
    case text, comment, delimiters, escaped, unescaped, section, inverted, partial, parent, block, end
  }

  var kind: Kind
  /// The bytes, with a tag's delimiters.
  var range: Range<Int>
  /// The bytes of the name, without a star.
  var name: Range<Int>
  /// Whether the name is that of a value which names the template: `{{>*x}}`.
  var isDynamic = false

  var isText: Bool { kind == .text }
  var opens: Bool { kind.isPaired && kind != .end }
}

extension Token.Kind {
  /// Whether the tag opens or closes something.
  var isPaired: Bool {
    switch self {
    case .section, .inverted, .parent, .block, .end: true
    case .text, .comment, .delimiters, .escaped, .unescaped, .partial: false
    }
  }

  init(sigil: UInt8) {
    self =
      switch sigil {
      case UInt8(ascii: "!"): .comment
      case UInt8(ascii: "="): .delimiters
      case UInt8(ascii: "{"), UInt8(ascii: "&"): .unescaped
      case UInt8(ascii: "#"): .section
      case UInt8(ascii: "^"): .inverted
      case UInt8(ascii: ">"): .partial
      case UInt8(ascii: "<"): .parent
      case UInt8(ascii: "$"): .block
      case UInt8(ascii: "/"): .end
      default: .escaped
      }
  }
}

extension Token {
  /// The name with its star, by which a closing tag finds its opening tag.
  func label(in source: SourceText) -> String { (isDynamic ? "*" : "") + source.string(name) }

  /// The tag as its author wrote it.
  func written(in source: SourceText) -> String { source.string(range) }
}
