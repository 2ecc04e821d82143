import CUTF8Proc

/// The letter under which an index lists a text: its first one, without marks and in upper case; `#` for a digit.
///
/// Signs before it are passed over; nil where the text has no letter and no digit. Hangul gives its first consonant.
public func initialLetter(_ text: String) -> Unicode.Scalar? {
  for scalar in text.unicodeScalars {
    if scalar.isASCII {
      let byte = lowercased(UInt8(truncatingIfNeeded: scalar.value))
      if byte &- UInt8(ascii: "a") < 26 { return Unicode.Scalar(byte & 0xDF) }
    }
    switch scalar.properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: return "#"
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      let upper = utf8proc_toupper(baseOf(Int32(bitPattern: scalar.value)))
      return Unicode.Scalar(UInt32(bitPattern: upper))
    default: continue
    }
  }
  return nil
}

/// The first scalar of the canonical decomposition.
private func baseOf(_ scalar: Int32) -> Int32 {
  let options = utf8proc_option_t(UTF8PROC_STABLE.rawValue | UTF8PROC_DECOMPOSE.rawValue)
  // No character decomposes into more than four.
  return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 8) { parts in
    var boundary: Int32 = 0
    let count = utf8proc_decompose_char(scalar, parts.baseAddress, 8, options, &boundary)
    return (1...8).contains(count) ? parts[0] : scalar
  }
}
