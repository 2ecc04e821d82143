extension UnsafeBufferPointer<UInt8> {
  /// Decodes the scalar that begins at an offset of valid UTF-8; anything else gives U+FFFD and one byte.
  public func decodedScalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = self[offset]
    guard lead >= 0x80 else { return (Unicode.Scalar(lead), 1) }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard offset + length <= count else { return ("\u{FFFD}", 1) }
    var code = UInt32(lead) & (0x7F >> UInt32(length))
    for byte in self[offset + 1..<offset + length] { code = code << 6 | UInt32(byte & 0x3F) }
    guard let scalar = Unicode.Scalar(code) else { return ("\u{FFFD}", 1) }
    return (scalar, length)
  }
}

extension [UInt8] {
  /// Appends a scalar in UTF-8.
  mutating func append(_ scalar: Unicode.Scalar) {
    let code = scalar.value
    func continuation(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: code >> shift & 0x3F | 0x80) }
    switch code {
    case ..<0x80:
      append(UInt8(truncatingIfNeeded: code))
    case ..<0x800:
      append(UInt8(truncatingIfNeeded: code >> 6 | 0xC0))
      append(continuation(0))
    case ..<0x10000:
      append(UInt8(truncatingIfNeeded: code >> 12 | 0xE0))
      append(continuation(6))
      append(continuation(0))
    default:
      append(UInt8(truncatingIfNeeded: code >> 18 | 0xF0))
      append(continuation(12))
      append(continuation(6))
      append(continuation(0))
    }
  }
}
