/// The text before `[reading]` to which the reading belongs.
///
/// That is what the reading spells from kanji on, its kana in their places, as far back as kanji and kana go: of
/// `私は食べ物[たべもの]` it is `食べ物`. It begins with kana where a space, the start of the text or a sign that
/// closes nothing stands before them: `お茶[おちゃ]`. Where the reading spells nothing so, it is the kanji alone.
struct RubyBase {
  private var scalars: [Unicode.Scalar] = []
  /// Where each scalar begins.
  private var starts: [Int] = []
  /// Whether what stands before is a boundary of words.
  private var isAtBoundary = false

  /// Looks at the text before a place, at most 200 bytes.
  init(in text: UnsafeBufferPointer<UInt8>, before end: Int) {
    var start = end
    while let (scalar, first) = text.scalar(before: start) {
      guard scalar.value.isIdeograph || scalar.value.isKana else {
        isAtBoundary = scalar.isBoundary
        break
      }
      guard end - first <= 200 else { break }
      start = first
      scalars.append(scalar)
      starts.append(first)
    }
    if start == 0 { isAtBoundary = true }
    scalars.reverse()
    starts.reverse()
  }

  /// Where the text begins that a reading spells, or nil where there is none; its work is the product of lengths.
  func start(for reading: some Sequence<UInt8>) -> Int? {
    guard scalars.contains(where: \.value.isIdeograph) else { return nil }
    let sounds = String(decoding: Array(reading), as: UTF8.self).unicodeScalars.map(\.value.hiragana)
    // For each place in the reading: whether the scalars from `index` on spell what stands from there on.
    var spells = sounds.indices.map { _ in false } + [true]
    var found: Int?
    for index in scalars.indices.reversed() {
      let following = spells
      let isIdeograph = scalars[index].value.isIdeograph
      let isJoined = isIdeograph && index + 1 < scalars.count && scalars[index + 1].value.isIdeograph
      spells[sounds.count] = isJoined && following[sounds.count]
      for place in sounds.indices.reversed() {
        spells[place] =
          isIdeograph
          ? spells[place + 1] || following[place + 1] || isJoined && following[place]
          : scalars[index].value.hiragana == sounds[place] && following[place + 1]
      }
      let mayBegin =
        isIdeograph ? index == 0 || !scalars[index - 1].value.isIdeograph : index == 0 && isAtBoundary
      if mayBegin, spells[0] { found = index }
    }
    return found.map { starts[$0] } ?? ideographs
  }

  /// Where the kanji begin with which the text ends.
  private var ideographs: Int? {
    let count = scalars.reversed().prefix { $0.value.isIdeograph }.count
    return count == 0 ? nil : starts[starts.count - count]
  }
}

extension UInt32 {
  /// Whether a scalar is an ideograph or one of the signs that stand for one.
  var isIdeograph: Bool {
    switch self {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF, 0x3005...0x3007, 0x30F6: true
    default: false
    }
  }

  /// Whether a scalar is hiragana or katakana, or the sign for a long vowel.
  fileprivate var isKana: Bool {
    switch self {
    case 0x3041...0x3096, 0x309D...0x309E, 0x30A1...0x30FA, 0x30FC...0x30FE: true
    default: false
    }
  }

  /// The hiragana for a katakana, and anything else as it is.
  fileprivate var hiragana: UInt32 { (0x30A1...0x30F6).contains(self) ? self - 0x60 : self }
}

extension Unicode.Scalar {
  /// Whether a word may begin behind the scalar: it is a space or a sign, but none that closes something.
  fileprivate var isBoundary: Bool {
    if properties.isWhitespace { return true }
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation, .otherPunctuation, .dashPunctuation, .connectorPunctuation,
      .mathSymbol:
      return true
    default: return false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar that ends before a place, and where it begins.
  fileprivate func scalar(before end: Int) -> (Unicode.Scalar, start: Int)? {
    guard end > 0 else { return nil }
    var first = end - 1
    while first > 0, end - first < 4, self[first] & 0xC0 == 0x80 { first -= 1 }
    let scalar = String(decoding: self[first..<end], as: UTF8.self).unicodeScalars.first
    return scalar.map { ($0, first) }
  }
}
