/// The width of characters in em, on the generous side, for any of the usual text fonts.
enum CharacterWidths {
  /// What a space takes.
  static let space: Float = 0.33
  /// What a character of a monospaced font takes.
  static let monospaced: Float = 0.61

  /// ASCII by code.
  static let ascii: [Float] = (0..<128).map { code in
    guard let scalar = Unicode.Scalar(code) else { return 0 }
    switch scalar {
    case "\0"..<" ", "\u{7F}": return 0
    case " ": return space
    case "i", "j", "l", "f", "t", "r", "I", ".", ",", ":", ";", "'", "!", "|", "(", ")", "[", "]", "/", "\\",
      "`", "-":
      return 0.42
    case "m", "w", "M", "W", "@", "%": return 1.02
    case "a"..."z": return 0.64
    case "A"..."Z": return 0.78
    case "0"..."9": return 0.66
    default: return 0.72
    }
  }

  /// The width of a character beyond ASCII.
  static func width(_ scalar: Unicode.Scalar) -> Float {
    switch scalar.value {
    case 0x00AD, 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x05BF...0x05C7, 0x0610...0x061A,
      0x064B...0x065F, 0x0670, 0x06D6...0x06ED, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069,
      0x3099, 0x309A, 0xFE00...0xFE0F, 0xFEFF, 0xE0100...0xE01EF:
      0
    case 0x00A0...0x024F: 0.72
    case 0x0370...0x052F, 0x0531...0x058F: 0.72
    case 0x0590...0x08FF: 0.72
    case 0x2010...0x2015: 1.02
    case 0x2018...0x201F, 0x2022, 0x2026: 0.6
    default: isWide(scalar) ? 1.05 : isEmoji(scalar) ? 1.4 : 0.9
    }
  }

  /// Whether a character fills a square, so that lines break on either side of it.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1F000...0x1FAFF, 0x2600...0x27BF, 0x2300...0x23FF, 0x2B00...0x2BFF: true
    default: false
    }
  }
}
