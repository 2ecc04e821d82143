/// Orders names as people do: `Unit 2` before `Unit 10`, `a` beside `A`.
///
/// Runs of ASCII digits compare as numbers of any length, the rest by code points in lower case; names that are
/// the same so far compare by their UTF-8 bytes, so that the order is total.
public func naturalOrder(_ left: String, _ right: String) -> Bool {
  var left = left
  var right = right
  return left.withUTF8 { left in right.withUTF8 { right in naturalOrder(left, right) } }
}

private func naturalOrder(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
  var (leftKeys, rightKeys) = (NaturalKeys(left), NaturalKeys(right))
  while true {
    switch (leftKeys.next(), rightKeys.next()) {
    case (let leftKey?, let rightKey?) where leftKey == rightKey: continue
    case (let leftKey?, let rightKey?): return leftKey < rightKey
    case (nil, .some): return true
    case (.some, nil): return false
    case (nil, nil): return left.lexicographicallyPrecedes(right)
    }
  }
}

/// What the order compares of a name, from its start: numbers, and scalars in lower case.
private struct NaturalKeys: IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  mutating func next() -> NaturalKey? {
    guard offset < text.count else { return nil }
    guard isDigit(at: offset) else {
      let (scalar, length) = text.decodedScalar(at: offset)
      offset += length
      return NaturalKey(code: lowercased(scalar).value, digits: UnsafeBufferPointer(start: nil, count: 0))
    }
    while offset < text.count, text[offset] == UInt8(ascii: "0") { offset += 1 }
    let start = offset
    while isDigit(at: offset) { offset += 1 }
    return NaturalKey(code: 0x30, digits: text.part(start..<offset))
  }

  private func isDigit(at offset: Int) -> Bool {
    offset < text.count && text[offset] &- UInt8(ascii: "0") < 10
  }
}

/// A scalar, or, with the code of `0`, a number by its digits without leading zeros.
private struct NaturalKey: Comparable {
  var code: UInt32
  var digits: UnsafeBufferPointer<UInt8>

  static func == (left: Self, right: Self) -> Bool {
    left.code == right.code && left.digits.elementsEqual(right.digits)
  }

  static func < (left: Self, right: Self) -> Bool {
    guard left.code == right.code else { return left.code < right.code }
    guard left.digits.count == right.digits.count else { return left.digits.count < right.digits.count }
    return left.digits.lexicographicallyPrecedes(right.digits)
  }
}
