import Text

/// An element of MathML and what stands in it so far; widths are in em of the formula.
struct FormulaPart {
  /// How an element lays out what it holds.
  enum Kind {
    case row, sign, fraction, scripts, limits, root, table, tableRow
  }

  let kind: Kind
  /// The size of type, where that of the formula is 1.
  private var scale = 1.0
  /// Whether fractions and signs of sums are set large.
  private var isDisplay = false
  /// The widths of what it holds.
  private var parts: [Double] = []
  /// What it takes besides.
  private var space = 0.0

  /// Makes the part that holds a whole formula.
  init() { kind = .row }

  /// Makes the part that begins with a tag.
  init(tag: UnsafeBufferPointer<UInt8>, in parent: FormulaPart) {
    let name = tag.prefix { $0 != 0x20 }
    kind = Self.kinds[Array(name)] ?? .row
    (scale, isDisplay) = (parent.scale, parent.isDisplay)
    switch parent.kind {
    case .fraction:
      if !parent.isDisplay { scale *= Self.small }
      isDisplay = false
    case .scripts, .limits:
      if !parent.parts.isEmpty { (scale, isDisplay) = (scale * Self.small, false) }
    default: break
    }
    if kind == .table { isDisplay = false }
    for attribute in tag.split(separator: 0x20).dropFirst() {
      read(String(decoding: attribute, as: UTF8.self))
    }
  }

  private mutating func read(_ attribute: String) {
    switch attribute {
    case "display=\"block\"", "displaystyle=\"true\"": isDisplay = true
    case "displaystyle=\"false\"": isDisplay = false
    case "scriptlevel=\"0\"": scale = 1
    case "scriptlevel=\"1\"": scale = Self.small
    case "scriptlevel=\"2\"": scale = Self.small * Self.small
    default:
      guard attribute.hasPrefix("width=\""), attribute.hasSuffix("em\""),
        let width = Double(attribute.dropFirst(7).dropLast(3))
      else { return }
      space = min(max(width * scale, 0), 1_000)
    }
  }

  mutating func add(text: UnsafeBufferPointer<UInt8>) {
    var width = text.formulaWidth
    if kind == .sign, width > 0 {
      if !text.standsClose { width += 0.58 }
      if isDisplay, text.isLargeInDisplay { width += 0.5 }
    }
    parts.append(width * scale)
  }

  mutating func add(_ part: FormulaPart) {
    guard kind == .table, part.kind == .tableRow else { return parts.append(part.width) }
    // A table is as wide as the widest cells of its columns.
    for (column, width) in part.parts.enumerated() {
      if column < parts.count {
        parts[column] = max(parts[column], width)
      } else {
        parts.append(width)
      }
    }
  }

  /// The width of all that it holds.
  var width: Double {
    let sum = space + parts.reduce(0, +)
    switch kind {
    case .row, .sign: return sum
    case .fraction: return (parts.max() ?? 0) + 0.25 * scale
    case .scripts: return (parts.first ?? 0) + (parts.dropFirst().max() ?? 0) + 0.05 * scale
    case .limits: return parts.max() ?? 0
    case .root: return sum + scale
    case .table, .tableRow: return sum + Double(parts.count) * 0.9 * scale
    }
  }

  /// How much smaller what stands above or below is.
  private static let small = 0.71

  private static let kinds: [[UInt8]: Kind] = [
    Array("mo".utf8): .sign, Array("mfrac".utf8): .fraction,
    Array("msub".utf8): .scripts, Array("msup".utf8): .scripts, Array("msubsup".utf8): .scripts,
    Array("munder".utf8): .limits, Array("mover".utf8): .limits, Array("munderover".utf8): .limits,
    Array("msqrt".utf8): .root, Array("mroot".utf8): .root,
    Array("mtable".utf8): .table, Array("mtr".utf8): .tableRow,
  ]
}
