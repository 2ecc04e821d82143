/// Bytes in Base64 (RFC 4648, section 4), with padding and without line ends.
public func base64(_ bytes: some Collection<UInt8>) -> [UInt8] {
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  var group: UInt32 = 0
  var held = 0
  func digit(_ shift: UInt32) -> UInt8 { base64Digits[Int(group >> shift & 0x3F)] }
  for byte in bytes {
    group = group << 8 | UInt32(byte)
    held += 1
    guard held == 3 else { continue }
    text += [digit(18), digit(12), digit(6), digit(0)]
    (group, held) = (0, 0)
  }
  guard held > 0 else { return text }
  group <<= UInt32(8 * (3 - held))
  let padding = UInt8(ascii: "=")
  text += [digit(18), digit(12), held == 2 ? digit(6) : padding, padding]
  return text
}

private let base64Digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
