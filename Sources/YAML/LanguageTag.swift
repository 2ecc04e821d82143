/// Whether a text is a well-formed language tag: `langtag` or `privateuse` of RFC 5646, section 2.1 (BCP 47).
///
/// A script and variants may follow the language, then extensions and private use; the grandfathered irregular
/// tags, which no deck needs, are refused.
public func isWellFormedLanguageTag(_ text: String) -> Bool {
  var tag = LanguageTagScanner(text)
  return tag.isWellFormed()
}

/// Takes the subtags of a language tag one after the other.
private struct LanguageTagScanner {
  private var subtags: ArraySlice<Substring.UTF8View>

  init(_ text: String) {
    subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)[...]
  }

  mutating func isWellFormed() -> Bool {
    guard !takeGroup(after: isPrivateUse, of: 1...8) else { return subtags.isEmpty }
    guard takeLanguage() else { return false }
    _ = take { $0.count == 4 && $0.allSatisfy(isLetter) }
    _ = take { $0.count == 2 && $0.allSatisfy(isLetter) || $0.count == 3 && $0.allSatisfy(isDigit) }
    while take(isVariant) {}
    while takeGroup(after: isExtension, of: 2...8) {}
    _ = takeGroup(after: isPrivateUse, of: 1...8)
    return subtags.isEmpty
  }

  /// `2*3ALPHA ["-" extlang] / 4ALPHA / 5*8ALPHA`, with at most three subtags in `extlang`.
  private mutating func takeLanguage() -> Bool {
    guard let count = subtags.first?.count, take({ 2...8 ~= $0.count && $0.allSatisfy(isLetter) }) else {
      return false
    }
    guard count <= 3 else { return true }
    for _ in 0..<3 {
      guard take({ $0.count == 3 && $0.allSatisfy(isLetter) }) else { break }
    }
    return true
  }

  /// A singleton with at least one subtag of its own behind it, or nothing.
  private mutating func takeGroup(
    after isSingleton: (Substring.UTF8View) -> Bool, of lengths: ClosedRange<Int>
  )
    -> Bool
  {
    func isMember(_ subtag: Substring.UTF8View) -> Bool {
      lengths.contains(subtag.count) && subtag.allSatisfy(isAlphanumeric)
    }
    guard let first = subtags.first, isSingleton(first), let second = subtags.dropFirst().first,
      isMember(second)
    else { return false }
    subtags.removeFirst(2)
    while take(isMember) {}
    return true
  }

  private mutating func take(_ fits: (Substring.UTF8View) -> Bool) -> Bool {
    guard let first = subtags.first, fits(first) else { return false }
    subtags.removeFirst()
    return true
  }
}

private func isVariant(_ subtag: Substring.UTF8View) -> Bool {
  guard subtag.allSatisfy(isAlphanumeric), let first = subtag.first else { return false }
  return 5...8 ~= subtag.count || subtag.count == 4 && isDigit(first)
}

private func isPrivateUse(_ subtag: Substring.UTF8View) -> Bool {
  subtag.count == 1 && subtag.first.map { $0 | 0x20 } == UInt8(ascii: "x")
}

private func isExtension(_ subtag: Substring.UTF8View) -> Bool {
  subtag.count == 1 && subtag.allSatisfy(isAlphanumeric) && !isPrivateUse(subtag)
}

private func isLetter(_ byte: UInt8) -> Bool {
  UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
}

private func isDigit(_ byte: UInt8) -> Bool {
  UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
}

private func isAlphanumeric(_ byte: UInt8) -> Bool {
  isLetter(byte) || isDigit(byte)
}
