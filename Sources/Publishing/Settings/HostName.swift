/// A host's name in ASCII with its port, if any: `example.org`, `localhost:8000`, `[::1]`.
struct HostName: Hashable, Sendable {
  /// The name in lower case, and the port.
  let text: String

  init?(_ text: String) {
    let bytes = Array(text.lowercased().utf8)
    let portStart =
      bytes.first == UInt8(ascii: "[")
      ? bytes.firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 } ?? bytes.endIndex
      : bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
    guard Self.isName(bytes[..<portStart]) || Self.isAddress(bytes[..<portStart]),
      Self.isPort(bytes[portStart...])
    else { return nil }
    self.text = text.lowercased()
  }

  /// Labels of letters, digits and inner hyphens, between dots (RFC 1123).
  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count <= 253 else { return false }
    return bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
      1...63 ~= label.count && label.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
        && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
    }
  }

  /// An address of IPv6 in brackets, by its characters alone.
  private static func isAddress(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= 4, bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]") else {
      return false
    }
    return bytes.dropFirst().dropLast().allSatisfy { byte in
      isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte || byte == UInt8(ascii: ":")
        || byte == UInt8(ascii: ".")
    }
  }

  private static func isPort(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let colon = bytes.first else { return true }
    let digits = bytes.dropFirst()
    guard colon == UInt8(ascii: ":"), 1...5 ~= digits.count, digits.allSatisfy(isDigit) else { return false }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } <= 65_535
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
  }
}
