/// A TeX macro that formulas can use.
public struct TeXMacro: Equatable, Sendable {
  /// The name with its backslash, such as `\R`.
  public var name: String
  /// What stands in its place, such as `\mathbb{R}`.
  public var expansion: String

  /// Takes a macro whose name is a control sequence: a backslash and letters, or a backslash and one other
  /// ASCII sign.
  init?(name: String, expansion: String) {
    let bytes = Array(name.utf8)
    guard bytes.count >= 2, bytes[0] == UInt8(ascii: "\\") else { return nil }
    let isWord = bytes.dropFirst().allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    guard isWord || bytes.count == 2 && 0x21...0x7E ~= bytes[1] else { return nil }
    self.name = name
    self.expansion = expansion
  }
}
