/// A number that stands for a text where only equality matters (FNV-1a, 64 bits).
func fingerprint(_ text: String) -> UInt64 {
  var text = text
  return text.withUTF8(fingerprint)
}

/// A number that stands for bytes where only equality matters (FNV-1a, 64 bits).
func fingerprint(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
  bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
