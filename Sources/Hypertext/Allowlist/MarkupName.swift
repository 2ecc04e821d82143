/// The name of an element or an attribute in lower case, packed so that names compare as numbers.
struct MarkupName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The bytes from the last to the first.
  private var packed: UInt128 = 0

  /// Takes a name in any case, or nil where it is empty or has more than 16 bytes, as none in the table has.
  init?(_ name: some Sequence<UInt8>) {
    var count = 0
    for byte in name {
      count += 1
      guard count <= 16, byte != 0 else { return nil }
      packed = packed << 8 | UInt128(byte &- 0x41 < 26 ? byte | 0x20 : byte)
    }
    guard count > 0 else { return nil }
  }

  /// Takes a name from the table; more than its last 16 bytes are never written there.
  init(stringLiteral name: StaticString) {
    name.withUTF8Buffer { for byte in $0 { packed = packed << 8 | UInt128(byte) } }
  }

  /// Takes a name from a list.
  fileprivate init(_ name: Substring.UTF8View) {
    for byte in name { packed = packed << 8 | UInt128(byte) }
  }

  /// The names in a list that spaces separate.
  static func list(_ names: String) -> [Self] { names.split(separator: " ").map { Self($0.utf8) } }

  /// Appends the name.
  func append(to output: inout [UInt8]) {
    var shift = 120
    while shift >= 0 {
      let byte = UInt8(truncatingIfNeeded: packed >> UInt128(shift))
      if byte != 0 { output.append(byte) }
      shift -= 8
    }
  }
}
