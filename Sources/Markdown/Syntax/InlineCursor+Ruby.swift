internal import CMarkGFM

extension InlineCursor {
  /// `{漢字|かんじ}`, or with a reading for each character `{漢字|かん|じ}`.
  mutating func bracedRuby() -> Node? {
    guard state.extensions.contains(.ruby), let end = closing("}", from: offset + 1, within: 300) else {
      return nil
    }
    let parts = text[offset + 1..<end].split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    guard parts.count >= 2, !parts.contains(where: \.isEmpty), parts[0].contains(where: { $0 >= 0x80 }),
      !text[offset + 1..<end].contains(UInt8(ascii: "{"))
    else { return nil }
    // Marks of emphasis are no characters.
    let base = RubyText(parts[0]).plain
    let readings =
      parts.count - 1 == base.count
      ? Array(parts.dropFirst()).map(Array.init) : [parts.dropFirst().flatMap { $0 }]
    return ruby(Array(parts[0]), readings, through: end + 1)
  }

  /// `漢字[かんじ]`, after a mark.
  mutating func rubyBeforeBrackets() -> Node? {
    let start = offset + 1
    let base = text[start...].prefix { $0 != UInt8(ascii: "[") }
    guard !base.isEmpty, base.endIndex < text.count,
      let end = closing("]", from: base.endIndex + 1, within: 300)
    else {
      return nil
    }
    let reading = text[base.endIndex + 1..<end]
    let next = end + 1 < text.count ? text[end + 1] : 0
    guard isReading(reading), next != UInt8(ascii: "("), next != UInt8(ascii: "[") else { return nil }
    return ruby(Array(base), [Array(reading)], through: end + 1)
  }

  private func ruby(_ base: [UInt8], _ readings: [[UInt8]], through end: Int) -> Node {
    make(CMARK_NODE_HTML_INLINE, base + readings.flatMap { [0xFF] + $0 }, tag: .ruby, through: end)
  }
}

/// Whether a text in brackets behind ideographs can be their reading: kana, bopomofo, or Latin letters with tones.
private func isReading(_ bytes: some Sequence<UInt8>) -> Bool {
  var hasSound = false
  var hasLatin = false
  var hasTone = false
  for scalar in String(decoding: Array(bytes), as: UTF8.self).unicodeScalars {
    switch scalar.value {
    // Hiragana, katakana, their extensions, and bopomofo.
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0x3105...0x312F, 0x31A0...0x31BF, 0xFF66...0xFF9F: hasSound = true
    case 0x41...0x5A, 0x61...0x7A: hasLatin = true
    case 0xC0...0x24F, 0x1E00...0x1EFF, 0x300...0x36F: (hasLatin, hasTone) = (true, true)
    case 0x31...0x35: hasTone = true
    case 0x20, 0x27, 0x2D, 0x2019, 0x2C7, 0x2CA, 0x2CB, 0x2D9: break
    default: return false
    }
  }
  return hasSound || hasLatin && hasTone
}
