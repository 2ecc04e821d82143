internal import CMarkGFM

/// What stands on both sides of a run of delimiters, marks aside: it decides whether the run opens and closes
/// (CommonMark, 6.4).
struct Flanks {
  /// The character before the run; a line end where the text begins.
  let before: Int32
  /// The character behind the run; a line end where the text ends.
  let after: Int32

  init(of run: Range<Int>, in text: UnsafeBufferPointer<UInt8>) {
    before = text.character(before: run.lowerBound)
    after = text.character(at: run.upperBound)
  }

  /// Whether the run stands before a text.
  var isLeft: Bool { Self.isLeft(before, after) }
  /// Whether the run stands behind a text.
  var isRight: Bool { Self.isLeft(after, before) }

  /// Whether letters or digits of a script that sets words apart by spaces stand on both sides.
  var isInWord: Bool { before.isOfSpacedWord && after.isOfSpacedWord }

  private static func isLeft(_ outside: Int32, _ inside: Int32) -> Bool {
    guard cmark_utf8proc_is_space(inside) == 0 else { return false }
    return cmark_utf8proc_is_punctuation(inside) == 0 || cmark_utf8proc_is_space(outside) != 0
      || cmark_utf8proc_is_punctuation(outside) != 0
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The character that begins at a place, marks aside.
  fileprivate func character(at start: Int) -> Int32 {
    guard let index = indices[start...].first(where: { self[$0] != Marks.byte }) else { return 0x0A }
    return decode(index..<count)
  }

  /// The character that ends before a place, marks aside.
  fileprivate func character(before end: Int) -> Int32 {
    guard let last = indices[..<end].last(where: { self[$0] != Marks.byte }) else { return 0x0A }
    let first = indices[...last].last { self[$0] & 0xC0 != 0x80 } ?? last
    return decode(first..<last + 1)
  }

  private func decode(_ range: Range<Int>) -> Int32 {
    var character: Int32 = 0
    let bytes = UnsafeBufferPointer(rebasing: self[range])
    let length = cmark_utf8proc_iterate(bytes.baseAddress, Int32(clamping: bytes.count), &character)
    return length > 0 ? character : 0x0A
  }
}

extension Int32 {
  /// Whether a character is a letter, a mark or a digit, and none of a script that writes words without spaces, or
  /// Korean particles at them.
  fileprivate var isOfSpacedWord: Bool {
    guard let scalar = Unicode.Scalar(UInt32(bitPattern: self)) else { return false }
    switch scalar.value {
    // Thai, Lao, Tibetan and Burmese; Khmer; Hangul, kana and ideographs; those of wide forms that are not Latin.
    case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF,
      0xF900...0xFAFF, 0xFF66...0xFFDC, 0x20000...0x3FFFF:
      return false
    default:
      return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
    }
  }
}
