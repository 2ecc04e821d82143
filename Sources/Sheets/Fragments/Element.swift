/// The elements that matter for print; any other is `other`, and flows with the text around it.
enum Element: UInt8, Sendable {
  case other
  // Blocks that hold text.
  case p, h1, h2, h3, h4, h5, h6, dt, summary, figcaption
  // Blocks that hold blocks.
  case div, section, details, figure, blockquote, dd, dl, ul, ol, li
  case pre, hr
  case table, thead, tbody, tfoot, tr, th, td, caption, colgroup, col
  // Text.
  case a, b, strong, code, kbd, samp, sub, sup, small, br, wbr, img, input, audio, video, source, track
  case ruby, rt, rp, span
  // MathML.
  case math, mrow, mi, mn, mo, ms, mtext, mspace, mfrac, msup, msub, msubsup, munder, mover, munderover
  case msqrt, mroot, mtable, mtr, mtd, mstyle, mpadded, mphantom, menclose, mmultiscripts
  case semantics, annotation

  /// The element of a name in lower case.
  init(_ name: some Sequence<UInt8>) {
    self = Self.byKey[Self.key(name)] ?? .other
  }

  /// Eight bytes of the name and its length tell all of them apart.
  private static func key(_ name: some Sequence<UInt8>) -> UInt64 {
    var key: UInt64 = 0
    var count: UInt64 = 0
    for byte in name {
      if count < 7 { key = key << 8 | UInt64(byte) }
      count += 1
    }
    return key << 8 | min(count, 255)
  }

  private static let byKey: [UInt64: Element] = {
    var elements: [UInt64: Element] = [:]
    var raw: UInt8 = 1
    while let element = Element(rawValue: raw) {
      elements[key("\(element)".utf8)] = element
      raw += 1
    }
    return elements
  }()

  /// Whether it has no content and no end tag.
  var isVoid: Bool {
    switch self {
    case .br, .wbr, .hr, .img, .input, .col, .source, .track: true
    default: false
    }
  }

  /// Whether it begins a line of its own.
  var isBlock: Bool { (Element.p.rawValue...Element.col.rawValue).contains(rawValue) }

  /// Whether it is a block whose content is text.
  var isTextBlock: Bool { (Element.p.rawValue...Element.figcaption.rawValue).contains(rawValue) }

  /// Whether it heads what follows it.
  var isHeading: Bool { (Element.h1.rawValue...Element.h6.rawValue).contains(rawValue) || self == .dt }

  /// Whether it stays whole where text is cut into pieces.
  var isAtom: Bool { isVoid || self == .ruby || self == .math }
}
