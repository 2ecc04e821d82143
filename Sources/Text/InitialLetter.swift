import CUTF8Proc

/// The letter under which an index lists a text: its first one, without marks and in upper case; `#` for a digit.
///
/// Signs before it are passed over; nil where the text has no letter and no digit. Hangul gives its first consonant.
public func initialLetter(_ text: String) -> String? {
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: return "#"
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      let upper = utf8proc_toupper(baseOf(Int32(bitPattern: scalar.value)))
      return Unicode.Scalar(UInt32(bitPattern: upper)).map { String(Character($0)) }
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
