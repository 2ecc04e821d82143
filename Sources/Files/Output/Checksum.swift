/// A checksum against accidents: FNV-1a of 64 bits.
public struct Checksum: Hashable, Sendable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The checksum of nothing.
  init() {}

  /// Sums up bytes.
  public init(_ bytes: some Sequence<UInt8>) {
    append(bytes)
  }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
  }

  /// Sixteen hexadecimal digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
