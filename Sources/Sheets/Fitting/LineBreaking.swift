/// Where lines of Chinese and Japanese may end: the part of JIS X 4051 and UAX #14 that matters for cutting.
enum LineBreaking {
  /// Whether a line may end on either side of a character, unless its neighbours forbid it.
  static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    // Korean ends its lines between words.
    CharacterWidths.isWide(scalar) && !(0xAC00...0xD7A3).contains(scalar.value)
  }

  /// Whether a character stays with the one before it.
  static func mustNotBegin(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x2019 else { return false }
    return switch scalar {
    case "’", "”", "‥", "…", "、", "。", "々", "〉", "》", "」", "』", "】", "〕", "〗", "〙", "〛", "〜", "〻",
      "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ゕ", "ゖ", "゛", "゜", "ゝ", "ゞ",
      "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ", "ヮ", "ヵ", "ヶ", "・", "ー", "ヽ", "ヾ",
      "！", "％", "）", "，", "．", "：", "；", "？", "］", "｝", "｠", "｡", "｣", "､", "･":
      true
    // Marks; Chinese characters, kana and Korean syllables are none.
    default: !(0x30A0...0xD7A3).contains(scalar.value) && scalar.properties.isGraphemeExtend
    }
  }

  /// Whether a character stays with the one after it.
  static func mustNotEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "(", "[", "{", "‘", "“", "〈", "《", "「", "『", "【", "〔", "〖", "〘", "〚", "（", "［", "｛", "｟", "｢": true
    default: false
    }
  }
}
