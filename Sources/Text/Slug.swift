/// The longest slug in bytes, which leaves room in a file's name for a number, a hash and an extension.
public let longestSlug = 100

/// Gives the part of an address, an id or a file's name that stands for a text.
///
/// The text goes into NFC and lower case. Letters, marks on them and numbers of any script stay, `+` gives
/// `plus`, `#` gives `sharp`, `&` gives `and`, and any other run gives `-`, but not at an end. Where nothing is left,
/// the code points stand for it (`🙂` gives `u1f642`); a text of white space alone, or none, gives `card`.
///
/// A slug of more than ``longestSlug`` bytes is cut: at its last dash in the second half, else between two letters
/// with their marks.
public func slug(_ text: String) -> String {
  var builder = SlugBuilder()
  if text.utf8Span.isKnownASCII {
    let bytes = text.utf8Span.span
    for offset in bytes.indices where !builder.isFull { builder.append(ascii: bytes[offset]) }
  } else {
    for scalar in nfc(text).unicodeScalars where !builder.isFull { builder.append(lowercased(scalar)) }
  }
  if builder.isEmpty { builder.append(codePointsOf: nfc(text)) }
  return builder.finish() ?? "card"
}

/// Gathers a slug, scalar by scalar.
private struct SlugBuilder {
  private var bytes: [UInt8] = []
  private var isAfterBreak = false

  init() { bytes.reserveCapacity(longestSlug / 2) }

  var isEmpty: Bool { bytes.isEmpty }

  /// Whether what follows would be cut off.
  var isFull: Bool { bytes.count > longestSlug + 4 }

  @inline(__always)
  mutating func append(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      endBreak()
      bytes.append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      endBreak()
      bytes.append(byte | 0x20)
    case UInt8(ascii: "+"): append(word: "plus")
    case UInt8(ascii: "#"): append(word: "sharp")
    case UInt8(ascii: "&"): append(word: "and")
    default: isAfterBreak = true
    }
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII { return append(ascii: UInt8(truncatingIfNeeded: scalar.value)) }
    switch scalar.slugRole {
    case .letter:
      endBreak()
      bytes.append(scalar)
    case .mark where !isAfterBreak && !bytes.isEmpty: bytes.append(scalar)
    case .mark, .other: isAfterBreak = true
    }
  }

  mutating func append(codePointsOf text: String) {
    for scalar in text.unicodeScalars where !scalar.properties.isWhitespace && !isFull {
      append(word: "u")
      isAfterBreak = false
      for digit in String(scalar.value, radix: 16).utf8 { append(ascii: digit) }
    }
  }

  private mutating func append(word: StaticString) {
    isAfterBreak = true
    endBreak()
    bytes.append(word)
    isAfterBreak = true
  }

  @inline(__always)
  private mutating func endBreak() {
    if isAfterBreak, !bytes.isEmpty { bytes.append(UInt8(ascii: "-")) }
    isAfterBreak = false
  }

  /// The slug, or nil where there is none.
  consuming func finish() -> String? {
    guard !bytes.isEmpty else { return nil }
    // A capital and a mark may have no composed form where the small letter and the mark have one.
    let slug = nfc(String(decoding: bytes, as: UTF8.self))
    return slug.utf8.count > longestSlug ? Self.cut(slug) : slug
  }

  private static func cut(_ slug: String) -> String {
    let bytes = Array(slug.utf8.prefix(longestSlug + 4))
    let limit = min(longestSlug, bytes.count - 1)
    if let dash = bytes[limit / 2...limit].lastIndex(of: UInt8(ascii: "-")) {
      return String(decoding: bytes[..<dash], as: UTF8.self)
    }
    return bytes.withUnsafeBufferPointer { text in
      // Between two letters or, in an endless pile of marks, between two scalars.
      let places = (limit / 2...limit).reversed().filter { text[$0] & 0xC0 != 0x80 }
      let place =
        places.first { text.decodedScalar(at: $0).scalar.slugRole != .mark } ?? places.first ?? limit
      return String(decoding: text[..<place], as: UTF8.self)
    }
  }
}
