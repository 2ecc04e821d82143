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
  // What shows something, or nothing, that is none of the above.
  case svg, script, style, template, noscript, iframe, object, textarea, title

  /// The element of a name in any case.
  init(_ name: some Sequence<UInt8>) {
    self = Self.byKey[Self.key(name)] ?? .other
  }

  /// Seven bytes of the name and its length tell all of them apart.
  private static func key(_ name: some Sequence<UInt8>) -> UInt64 {
    var key: UInt64 = 0
    var count: UInt64 = 0
    for byte in name {
      if count < 7 { key = key << 8 | UInt64(byte | 0x20) }
      count += 1
    }
    return key << 8 | min(count, 255)
  }

  private static let byKey: [UInt64: Element] = {
    let all = (1...UInt8.max).lazy.compactMap(Element.init(rawValue:))
    return Dictionary(all.map { (key("\($0)".utf8), $0) }, uniquingKeysWith: { first, _ in first })
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

  /// Whether what it holds is blocks, among which white space means nothing.
  var holdsBlocks: Bool {
    switch self {
    case .div, .section, .details, .figure, .blockquote, .dd, .dl, .ul, .ol, .table, .thead, .tbody, .tfoot,
      .tr,
      .colgroup:
      true
    default: false
    }
  }

  /// Whether it heads what follows it.
  var isHeading: Bool { (Element.h1.rawValue...Element.h6.rawValue).contains(rawValue) || self == .dt }

  /// Whether it stays whole where text is cut into pieces.
  var isAtom: Bool { isVoid || self == .ruby || self == .math || self == .svg }

  /// Whether it goes with all that it holds, since paper shows nothing of it.
  var isDropped: Bool { (Element.script.rawValue...Element.title.rawValue).contains(rawValue) }

  /// Whether what it holds is no HTML, up to its end tag.
  var holdsRawText: Bool { isDropped && self != .template && self != .object }
}
