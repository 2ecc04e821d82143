/// A text string as a PDF writes it (ISO 32000-1, 7.9.2.2): as it is where it is plain ASCII, else as UTF-16.
func pdfText(_ text: String) -> [UInt8] {
  guard text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return pdfUTF16(text) }
  var bytes = [UInt8(ascii: "(")]
  for byte in text.utf8 {
    if "()\\".utf8.contains(byte) { bytes.append(UInt8(ascii: "\\")) }
    bytes.append(byte)
  }
  return bytes + [UInt8(ascii: ")")]
}

/// Hexadecimal digits of UTF-16, the higher byte first, after a byte-order mark.
private func pdfUTF16(_ text: String) -> [UInt8] {
  let digits = Array("0123456789ABCDEF".utf8)
  var bytes = Array("<FEFF".utf8)
  for unit in text.utf16 {
    for shift in [12, 8, 4, 0] { bytes.append(digits[Int(unit >> UInt16(shift) & 15)]) }
  }
  return bytes + [UInt8(ascii: ">")]
}
