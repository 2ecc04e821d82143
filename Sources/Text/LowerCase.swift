import CUTF8Proc

/// Gives text in lower case, one scalar for one, the same in every locale and at every place in a word.
///
/// These are Unicode's simple mappings: `İ` becomes `i` without a further dot, `Σ` always `σ`, and `ß` stays.
public func lowercased(_ text: String) -> String {
  var lower: [UInt8] = []
  lower.reserveCapacity(text.utf8.count)
  if text.utf8Span.isKnownASCII {
    for byte in text.utf8 { lower.append(lowercased(byte)) }
  } else {
    for scalar in text.unicodeScalars { lower.append(lowercased(scalar)) }
  }
  return String(decoding: lower, as: UTF8.self)
}

/// The lower case of a scalar: Unicode's simple mapping.
func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  guard !scalar.isASCII else { return Unicode.Scalar(lowercased(UInt8(truncatingIfNeeded: scalar.value))) }
  return Unicode.Scalar(UInt32(bitPattern: utf8proc_tolower(Int32(bitPattern: scalar.value)))) ?? scalar
}

/// The lower case of an ASCII letter; any other byte as it is.
@inline(__always)
func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
