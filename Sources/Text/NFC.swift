import CUTF8Proc

/// Gives text in Unicode's Normalization Form C (UAX #15).
///
/// Text that is already in that form comes back as it is, without a copy. Linear in the length but for long runs of
/// combining marks, which are sorted.
public func nfc(_ text: String) -> String {
  var span = text.utf8Span
  guard !span.isKnownASCII, !span.checkForNFC(quickCheck: true) else { return text }
  var scalars = canonicalDecomposition(of: text)
  sortMarks(in: &scalars)
  compose(&scalars)
  var composed: [UInt8] = []
  composed.reserveCapacity(text.utf8.count)
  for scalar in scalars { composed.append(Unicode.Scalar(UInt32(bitPattern: scalar)) ?? "\u{FFFD}") }
  return String(decoding: composed, as: UTF8.self)
}

private func canonicalDecomposition(of text: String) -> [Int32] {
  let options = utf8proc_option_t(UTF8PROC_STABLE.rawValue | UTF8PROC_DECOMPOSE.rawValue)
  // No character decomposes into more than four.
  return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 8) { parts in
    var scalars: [Int32] = []
    scalars.reserveCapacity(text.utf8.count)
    var boundary: Int32 = 0
    for scalar in text.unicodeScalars {
      let code = Int32(bitPattern: scalar.value)
      let count = utf8proc_decompose_char(code, parts.baseAddress, 8, options, &boundary)
      if (1...8).contains(count) {
        scalars.append(contentsOf: parts[0..<count])
      } else {
        scalars.append(code)
      }
    }
    return scalars
  }
}

/// Puts each run of combining marks into canonical order.
///
/// This is not left to the library, whose insertion sort takes minutes for a run of 100,000 marks.
private func sortMarks(in scalars: inout [Int32]) {
  var start = 0
  while start < scalars.count {
    guard combiningClass(scalars[start]) != 0 else {
      start += 1
      continue
    }
    let end = scalars[start...].firstIndex { combiningClass($0) == 0 } ?? scalars.count
    if end - start > 1 {
      let run = scalars[start..<end].enumerated().sorted {
        (combiningClass($0.element), $0.offset) < (combiningClass($1.element), $1.offset)
      }
      for (index, mark) in zip(start..<end, run) { scalars[index] = mark.element }
    }
    start = end
  }
}

private func combiningClass(_ scalar: Int32) -> Int16 {
  utf8proc_get_property(scalar).pointee.combining_class
}

private func compose(_ scalars: inout [Int32]) {
  let options = utf8proc_option_t(UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue)
  let count = scalars.withUnsafeMutableBufferPointer {
    utf8proc_normalize_utf32($0.baseAddress, $0.count, options)
  }
  if (0..<scalars.count).contains(count) { scalars.removeSubrange(count...) }
}
