/// An encoding that text is often saved in where UTF-8 was meant.
public enum TextEncoding: String, Sendable, CaseIterable {
  case utf16LittleEndian = "UTF-16, little-endian"
  case utf16BigEndian = "UTF-16, big-endian"
  case utf32LittleEndian = "UTF-32, little-endian"
  case utf32BigEndian = "UTF-32, big-endian"
  case windows1252 = "Windows-1252 or Latin-1"
}

extension TextEncoding {
  /// Guesses from a byte-order mark, from where NUL bytes stand, and from what the other bytes would be.
  init?(guessing text: UnsafeBufferPointer<UInt8>, invalidAt offset: Int) {
    if let wide = TextEncoding(guessingWide: text, isUTF8: false) {
      self = wide
    } else if Self.looksLikeWindows1252(text, invalidAt: offset) {
      self = .windows1252
    } else {
      return nil
    }
  }

  /// Guesses UTF-16 or UTF-32, from a mark or from the bytes of each unit that are always or mostly zero.
  ///
  /// Bytes that are UTF-8 as well need more zeros to be taken for something else than text with a stray NUL.
  init?(guessingWide text: UnsafeBufferPointer<UInt8>, isUTF8: Bool) {
    if let marked = Self.byteOrderMark(of: text) {
      self = marked
      return
    }
    let sample = text.prefix(4096)
    var zeros = [0, 0, 0, 0]
    for (index, byte) in sample.enumerated() where byte == 0 { zeros[index & 3] += 1 }
    let units = sample.count / 4
    guard units > 0 else { return nil }
    let (odd, even) = (zeros[1] + zeros[3], zeros[0] + zeros[2])
    let enough = isUTF8 ? max(2, units / 2) : 1
    if zeros[3] >= units, zeros[2] >= units - units / 8, zeros[0] == 0 {
      self = .utf32LittleEndian
    } else if zeros[0] >= units, zeros[1] >= units - units / 8, zeros[3] == 0 {
      self = .utf32BigEndian
    } else if odd >= enough, even == 0, text.count % 2 == 0 {
      self = .utf16LittleEndian
    } else if even >= enough, odd == 0, text.count % 2 == 0 {
      self = .utf16BigEndian
    } else {
      return nil
    }
  }

  private static func byteOrderMark(of text: UnsafeBufferPointer<UInt8>) -> TextEncoding? {
    if text.starts(with: [0xFF, 0xFE, 0, 0]) { return .utf32LittleEndian }
    if text.starts(with: [0, 0, 0xFE, 0xFF]) { return .utf32BigEndian }
    if text.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
    if text.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
    return nil
  }

  /// Whether the text is mostly ASCII, its other bytes are characters in Windows-1252, and none of those before
  /// the first invalid one is UTF-8 (which would be a damaged UTF-8 file).
  private static func looksLikeWindows1252(_ text: UnsafeBufferPointer<UInt8>, invalidAt offset: Int) -> Bool
  {
    var letters = 0
    for (index, byte) in text.enumerated() {
      switch byte {
      case 0x81, 0x8D, 0x8F, 0x90, 0x9D, 0x00...0x08, 0x0E...0x1A, 0x1C...0x1F, 0x7F: return false
      case 0x80...0xFF where index < offset: return false
      case 0x80...0xFF: letters += 1
      default: break
      }
    }
    return letters <= text.count / 3 || letters == 1
  }
}
