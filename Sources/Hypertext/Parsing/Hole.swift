/// A place that is filled in after the HTML was made safe: a byte that no text can hold, a number, the same byte.
struct Hole {
  /// The byte around the number.
  static let mark: UInt8 = 0xFE

  let index: Int
  /// The offset of what follows.
  let end: Int

  /// Reads a hole whose first byte is at `start`.
  init?(in html: UnsafeBufferPointer<UInt8>, at start: Int) {
    var offset = start + 1
    var index = 0
    while offset < html.count, html[offset].isDigit, offset - start <= 9 {
      index = index * 10 + Int(html[offset] & 0x0F)
      offset += 1
    }
    guard offset > start + 1, offset < html.count, html[offset] == Self.mark else { return nil }
    self.index = index
    end = offset + 1
  }
}
