/// The eight hexadecimal digits that tell one version of a published file from another (FNV-1a, 64 bits folded to
/// 32).
func contentHash(_ bytes: [UInt8]) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in bytes {
    hash ^= UInt64(byte)
    hash = hash &* 0x100_0000_01b3
  }
  let digits = String(UInt32(truncatingIfNeeded: hash ^ (hash >> 32)), radix: 16)
  return String(repeating: "0", count: 8 - digits.count) + digits
}
