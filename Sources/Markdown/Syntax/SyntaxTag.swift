internal import CMarkGFM

/// What a deck's own syntax made of an inline node: such nodes are of the kind `HTML_INLINE` and have a tag.
///
/// The literal is what the author wrote between the marks, and for a cloze's ends and a wiki link the marks too.
enum SyntaxTag: UInt {
  /// A formula in the line of the text; the literal is its TeX.
  case formula = 1
  /// A formula on a line of its own; the literal is its TeX.
  case displayedFormula
  /// The beginning of a cloze, `{{c1::`.
  case clozeStart
  /// What ends a cloze, `}}`; a hint may stand before it, after the last `::`.
  case clozeEnd
  /// A text with its reading, `{漢字|かんじ}`; the literal is the text, a 0xFF byte and the reading.
  case ruby
  /// A link to a card, `Term`, `deck/Term`, `deck#id` or any of them with `|label`; no brackets.
  case wikiLink
  /// An embedded medium, the text between `![[` and `]]`.
  case embed
  /// A sound as Anki writes it, the text between `[sound:` and `]`.
  case sound
  /// Text that is highlighted; the node is of the kind `EMPH`.
  case highlight
  /// A formula that takes whole lines; the node is a code block.
  case displayedBlock
  /// HTML that the program itself wrote.
  case markup
}

extension Node {
  /// What a deck's own syntax made of the node, if anything.
  var tag: SyntaxTag? {
    get { pointee.user_data.flatMap { SyntaxTag(rawValue: UInt(bitPattern: $0)) } }
    nonmutating set {
      pointee.user_data = newValue.flatMap { UnsafeMutableRawPointer(bitPattern: $0.rawValue) }
    }
  }
}
