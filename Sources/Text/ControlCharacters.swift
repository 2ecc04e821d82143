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
  /// Looks at every byte, which is faster than stopping at the first where there is hardly ever one.
  fileprivate var hasForbiddenControl: Bool {
    var found: UInt8 = 0
    for byte in self {
      // Without a branch, so that the compiler can look at many bytes at once.
      found |= byte &- 0x0E < 0x12 ? 1 : 0
      found |= byte < 0x09 ? 1 : 0
      found |= byte == 0x0B ? 1 : 0
      found |= byte == 0x7F ? 1 : 0
    }
    return found != 0
  }
}

extension UInt8 {
  @inline(__always)
  fileprivate var isForbiddenInHTML: Bool {
    self == 0x7F || self < 0x20 && self != 0x09 && self != 0x0A && self != 0x0C && self != 0x0D
  }
}
