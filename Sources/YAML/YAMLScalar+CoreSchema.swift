/// What a scalar means by the core schema of YAML 1.2, for trees whose keys nobody declared.
public enum YAMLCoreValue: Hashable, Sendable {
  /// `true` or `false`.
  case flag(Bool)
  /// A whole number that fits 64 bits.
  case integer(Int)
  /// Any other finite number.
  case number(Double)
  /// Everything else, and everything in quotes.
  case text(String)
}

extension YAMLScalar {
  /// The scalar's meaning by the core schema; only decimal numbers are numbers, so that `0x1F` stays text.
  public var coreValue: YAMLCoreValue {
    guard isPlain else { return .text(text) }
    if let flag { return .flag(flag) }
    if let integer { return .integer(integer) }
    if let number { return .number(number) }
    return .text(text)
  }

  /// The flag that an unquoted `true` or `false` means.
  var flag: Bool? {
    guard isPlain else { return nil }
    switch text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  /// The whole number that unquoted decimal digits mean, with or without a sign.
  var integer: Int? {
    guard isPlain else { return nil }
    return Int(text)
  }

  /// The finite number that an unquoted decimal means, as `-1.5` or `2e3`.
  var number: Double? {
    guard isPlain, text.utf8.allSatisfy(Self.isNumeric), let number = Double(text), number.isFinite else {
      return nil
    }
    return number
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
  }

  /// Whether an unquoted scalar stands for no value.
  static func isNull(_ text: String) -> Bool {
    switch text {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
  }
}
