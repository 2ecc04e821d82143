extension [UInt8] {
  /// Appends the bytes of a literal.
  @inlinable
  public mutating func append(_ literal: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Appends a number in decimal digits, after `-` where it is negative.
  public mutating func appendDecimal(_ number: Int) {
    guard !(0...9).contains(number) else { return append(UInt8(ascii: "0") &+ UInt8(number)) }
    if number < 0 { append(UInt8(ascii: "-")) }
    let start = count
    var rest = number.magnitude
    while rest > 0 {
      append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    self[start...].reverse()
  }
}
