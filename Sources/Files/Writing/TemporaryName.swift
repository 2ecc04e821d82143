import Synchronization

/// The names of files that are being written: `.deckpress-` and sixteen hexadecimal digits.
enum TemporaryName {
  private static let prefix = ".deckpress-"
  private static let digits = 16
  private static let next = Atomic(UInt64.random(in: 0...UInt64.max))

  /// A name that this process has not given before, and another one hardly ever.
  static func make() -> String {
    let number = String(next.wrappingAdd(1, ordering: .relaxed).newValue, radix: 16)
    return prefix + String(repeating: "0", count: digits - number.utf8.count) + number
  }

  /// Whether a file of this name was left by a process that ended while it wrote.
  static func matches(_ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let rest = name.utf8.dropFirst(prefix.utf8.count)
    return rest.count == digits && rest.allSatisfy { isLowerHexadecimal($0) }
  }

  private static func isLowerHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }
}
