/// Why bytes cannot be read as text; offsets are in bytes from 0.
public enum TextProblem: Error, Hashable, Sendable {
  /// The bytes are not UTF-8 from the offset on; the encoding is what they look like, where that can be said.
  case notUTF8(offset: Int, looksLike: TextEncoding?)
  /// There is a NUL character at the offset.
  case nul(offset: Int)

  /// Where the problem begins.
  public var offset: Int {
    switch self {
    case .notUTF8(let offset, _), .nul(let offset): offset
    }
  }
}

/// Finds what keeps bytes from being read as UTF-8 text without NUL; a byte-order mark is fine.
///
/// UTF-16 and UTF-32 without a mark are named as such, although their Latin text would be UTF-8 with NUL.
public func textProblem(in bytes: [UInt8]) -> TextProblem? {
  bytes.withUnsafeBytes { textProblem(in: $0) }
}

/// Finds what keeps bytes from being read as UTF-8 text without NUL; a byte-order mark is fine.
public func textProblem(in bytes: UnsafeRawBufferPointer) -> TextProblem? {
  bytes.withMemoryRebound(to: UInt8.self) { text in
    // One search settles plain ASCII; what it stops at is looked at more closely from there.
    let first = text.firstOffset(of: NULOrBeyondASCII.self, from: 0)
    guard first < text.count else { return nil }
    let nul = text[first] == 0 ? first : text.firstOffset(of: NUL.self, from: first)
    if let invalid = firstInvalidOffset(in: text, from: first) {
      return .notUTF8(offset: invalid, looksLike: TextEncoding(guessing: text, invalidAt: invalid))
    }
    guard nul < text.count else { return nil }
    guard let wide = TextEncoding(guessingWide: text, isUTF8: true) else { return .nul(offset: nul) }
    return .notUTF8(offset: nul, looksLike: wide)
  }
}

private func firstInvalidOffset(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
  do throws(UTF8.ValidationError) {
    _ = try UTF8Span(validating: text.part(start..<text.count).span)
    return nil
  } catch {
    return start + error.byteOffsets.lowerBound
  }
}

private enum NULOrBeyondASCII: ByteSet {
  @inline(__always)
  static func marks(in word: UInt64) -> UInt64 { word.marks(equalTo: 0) | word.marksBeyondASCII }

  @inline(__always)
  static func contains(_ byte: UInt8) -> Bool { byte == 0 || byte >= 0x80 }
}

private enum NUL: ByteSet {
  @inline(__always)
  static func marks(in word: UInt64) -> UInt64 { word.marks(equalTo: 0) }

  @inline(__always)
  static func contains(_ byte: UInt8) -> Bool { byte == 0 }
}
