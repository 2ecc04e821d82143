/// The alphabets of formulas, by their names in MathML; Unicode has characters of its own for each.
enum MathAlphabet: String, CaseIterable {
  case bold, italic, script, fraktur, monospace
  case boldItalic = "bold-italic"
  case boldScript = "bold-script"
  case doubleStruck = "double-struck"
  case boldFraktur = "bold-fraktur"
  case sansSerif = "sans-serif"
  case boldSansSerif = "bold-sans-serif"
  case sansSerifItalic = "sans-serif-italic"
  case sansSerifBoldItalic = "sans-serif-bold-italic"

  /// The text with the letters and digits of this alphabet, where it has them.
  func applied(to text: ArraySlice<UInt8>) -> [UInt8] {
    // A reference's own letters are no text.
    guard !text.contains(UInt8(ascii: "&")) else { return Array(text) }
    var result = String.UnicodeScalarView()
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      result.append(letter(scalar) ?? scalar)
    }
    return Array(String(result).utf8)
  }

  /// The character of this alphabet for a letter or a digit, or nil where it has none.
  ///
  /// From the chart "Mathematical Alphanumeric Symbols" and its list of letters that had been encoded before.
  private func letter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if let earlier = Self.earlier[self]?[scalar] { return earlier }
    switch scalar {
    case "A"..."Z": return Unicode.Scalar(capitals + scalar.value - 0x41)
    case "a"..."z": return Unicode.Scalar(capitals + 26 + scalar.value - 0x61)
    case "0"..."9": return digits.flatMap { Unicode.Scalar($0 + scalar.value - 0x30) }
    default:
      guard let greek, let offset = Self.greekOffset(of: scalar) else { return nil }
      return Unicode.Scalar(greek + offset)
    }
  }

  /// Where the alphabet's A stands; the small letters follow the capitals.
  private var capitals: UInt32 {
    switch self {
    case .bold: 0x1D400
    case .italic: 0x1D434
    case .boldItalic: 0x1D468
    case .script: 0x1D49C
    case .boldScript: 0x1D4D0
    case .fraktur: 0x1D504
    case .doubleStruck: 0x1D538
    case .boldFraktur: 0x1D56C
    case .sansSerif: 0x1D5A0
    case .boldSansSerif: 0x1D5D4
    case .sansSerifItalic: 0x1D608
    case .sansSerifBoldItalic: 0x1D63C
    case .monospace: 0x1D670
    }
  }

  private var greek: UInt32? {
    switch self {
    case .bold: 0x1D6A8
    case .italic: 0x1D6E2
    case .boldItalic: 0x1D71C
    case .boldSansSerif: 0x1D756
    case .sansSerifBoldItalic: 0x1D790
    default: nil
    }
  }

  private var digits: UInt32? {
    switch self {
    case .bold: 0x1D7CE
    case .doubleStruck: 0x1D7D8
    case .sansSerif: 0x1D7E2
    case .boldSansSerif: 0x1D7EC
    case .monospace: 0x1D7F6
    default: nil
    }
  }

  private static func greekOffset(of scalar: Unicode.Scalar) -> UInt32? {
    switch scalar.value {
    case 0x391...0x3A9: scalar.value - 0x391
    case 0x3B1...0x3C9: scalar.value - 0x3B1 + 26
    default: greekVariants[scalar]
    }
  }

  private static let greekVariants: [Unicode.Scalar: UInt32] = [
    "ϴ": 17, "∇": 25, "∂": 51, "ϵ": 52, "ϑ": 53, "ϰ": 54, "ϕ": 55, "ϱ": 56, "ϖ": 57,
  ]

  private static let earlier: [MathAlphabet: [Unicode.Scalar: Unicode.Scalar]] = [
    .italic: ["h": "ℎ", "ı": "\u{1D6A4}", "ȷ": "\u{1D6A5}"],
    .script: [
      "B": "ℬ", "E": "ℰ", "F": "ℱ", "H": "ℋ", "I": "ℐ", "L": "ℒ", "M": "ℳ", "R": "ℛ", "e": "ℯ", "g": "ℊ",
      "o": "ℴ",
    ],
    .fraktur: ["C": "ℭ", "H": "ℌ", "I": "ℑ", "R": "ℜ", "Z": "ℨ"],
    .doubleStruck: ["C": "ℂ", "H": "ℍ", "N": "ℕ", "P": "ℙ", "Q": "ℚ", "R": "ℝ", "Z": "ℤ"],
  ]
}
