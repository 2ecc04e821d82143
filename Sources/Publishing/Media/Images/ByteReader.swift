/// Reads numbers from bytes; what lies outside them is nil.
struct ByteReader {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func byte(_ offset: Int) -> Int? {
    bytes.indices.contains(offset) ? Int(bytes[offset]) : nil
  }

  func little16(_ offset: Int) -> Int? { number([offset + 1, offset]) }
  func little24(_ offset: Int) -> Int? { number([offset + 2, offset + 1, offset]) }
  func little32(_ offset: Int) -> Int? { number([offset + 3, offset + 2, offset + 1, offset]) }
  func big16(_ offset: Int) -> Int? { number([offset, offset + 1]) }
  func big32(_ offset: Int) -> Int? { number([offset, offset + 1, offset + 2, offset + 3]) }

  /// Whether some bytes stand at an offset.
  func has(_ wanted: [UInt8], at offset: Int) -> Bool {
    offset >= 0 && offset <= bytes.count && bytes[offset...].starts(with: wanted)
  }

  /// Whether some characters, each one byte, stand at an offset.
  func has(_ wanted: String, at offset: Int) -> Bool {
    has(wanted.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }, at: offset)
  }

  /// The number of which the bytes at these offsets are the digits, the greatest first.
  private func number(_ offsets: [Int]) -> Int? {
    var value = 0
    for offset in offsets {
      guard let byte = byte(offset) else { return nil }
      value = value << 8 | byte
    }
    return value
  }
}
