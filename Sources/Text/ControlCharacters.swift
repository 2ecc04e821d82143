extension [UInt8] {
  /// The text with U+FFFD for each control character that HTML forbids: those of ASCII that are no white space.
  ///
  /// Text without any comes back without a copy.
  public func replacingForbiddenControls() -> [UInt8] {
    guard withUnsafeBufferPointer(\.hasForbiddenControl) else { return self }
    var replaced: [UInt8] = []
    replaced.reserveCapacity(count + 64)
    for byte in self {
      if byte.isForbiddenInHTML {
        replaced.append(contentsOf: "\u{FFFD}".utf8)
      } else {
        replaced.append(byte)
      }
    }
    return replaced
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var hasForbiddenControl: Bool { firstOffset(of: ForbiddenControls(), from: 0) < count }
}

/// The control characters that HTML forbids.
private struct ForbiddenControls: ByteSet {
  @inline(__always)
  func marks(in word: UInt64) -> UInt64 {
    // Every mark must be right, as white space stands nearly everywhere.
    let low = word & UInt64(repeating: 0x7F)
    @inline(__always)
    func isAtLeast(_ limit: UInt8) -> UInt64 { low &+ UInt64(repeating: 0x80 &- limit) }
    let allowed = isAtLeast(0x09) & ~isAtLeast(0x0B) | isAtLeast(0x0C) & ~isAtLeast(0x0E)
    return (~isAtLeast(0x20) & ~allowed | isAtLeast(0x7F)) & ~word & UInt64(repeating: 0x80)
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool { byte.isForbiddenInHTML }
}

extension UInt8 {
  @inline(__always)
  fileprivate var isForbiddenInHTML: Bool {
    self == 0x7F || self < 0x20 && self != 0x09 && self != 0x0A && self != 0x0C && self != 0x0D
  }
}
