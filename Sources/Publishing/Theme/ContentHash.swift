/// The eight hexadecimal digits that tell one version of a published file from another (FNV-1a, 64 bits folded to
/// 32).
func contentHash(_ bytes: [UInt8]) -> String {
  contentHash(bytes.withUnsafeBufferPointer(fingerprint))
}

/// The eight hexadecimal digits for a content of which the 64 bits are known.
func contentHash(_ hash: UInt64) -> String {
  let digits = String(UInt32(truncatingIfNeeded: hash ^ (hash >> 32)), radix: 16)
  return String(repeating: "0", count: 8 - digits.count) + digits
}
