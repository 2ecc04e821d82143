import Text

/// The words of a text, each with the space behind it: the units in which text is cut.
///
/// A character that fills a square is a word, together with the signs that must stay with it; a long word is several.
struct Words {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  /// Behind the last word.
  private(set) var offset: Int
  /// Whether the last word may go on behind its end.
  private(set) var isOpen = false

  /// After how many letters a word may be cut.
  private static let longest = 12

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int32>) {
    self.bytes = bytes
    offset = Int(range.lowerBound)
    end = Int(range.upperBound)
  }

  /// Goes on by a word; false at the end.
  mutating func next() -> Bool {
    guard offset < end else { return false }
    readLetters()
    while offset < end, bytes[offset].isSpace {
      isOpen = false
      offset += 1
      if bytes[offset - 1] == 0x0A { break }
    }
    return true
  }

  private mutating func readLetters() {
    isOpen = true
    var letters = 0
    var staysWithNext = false
    while offset < end, !bytes[offset].isSpace {
      let start = offset
      if bytes[offset] == UInt8(ascii: "&") {
        offset = bytes.endOfReference(at: offset, to: end)
        staysWithNext = false
      } else {
        let (scalar, length) = bytes.decodedScalar(at: offset)
        let isForbidden = letters > 0 && LineBreaking.mustNotBegin(scalar)
        if letters >= Self.longest, !isForbidden { return }
        if LineBreaking.standsAlone(scalar), letters > 0, !staysWithNext, !isForbidden {
          isOpen = false
          return
        }
        offset = min(end, offset + max(1, length))
        staysWithNext = LineBreaking.mustNotEnd(scalar)
        if LineBreaking.standsAlone(scalar), !staysWithNext {
          readSigns()
          isOpen = false
          return
        }
      }
      letters += 1
      if letters >= 4 * Self.longest || letters >= Self.longest && bytes[start] < 0x80 && !isSign(at: offset)
      {
        return
      }
    }
  }

  /// Reads signs that stay with what is before them, up to some.
  private mutating func readSigns() {
    for _ in 0..<Self.longest where isSign(at: offset) {
      offset = min(end, offset + max(1, bytes.decodedScalar(at: offset).length))
    }
  }

  private func isSign(at offset: Int) -> Bool {
    offset < end && bytes[offset] >= 0x80 && LineBreaking.mustNotBegin(bytes.decodedScalar(at: offset).scalar)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The end of a reference such as `&amp;` that begins at an offset; behind the sign where there is none.
  func endOfReference(at start: Int, to end: Int) -> Int {
    var offset = start + 1
    while offset < end, offset - start < 12, self[offset] != UInt8(ascii: ";"), !self[offset].isSpace {
      offset += 1
    }
    return offset < end && self[offset] == UInt8(ascii: ";") ? offset + 1 : start + 1
  }
}
