/// What an attribute may say.
enum AttributeValue: Sendable {
  /// Any text.
  case text
  /// The address of a page.
  case link
  /// The address of a medium, of the kind of its player where it is nil.
  case media(Media.Kind?)
  /// Addresses of images, each with the size that it is for.
  case mediaSet
  /// One of a few words, in any case.
  case oneOf([StaticString])
  /// A language's tag.
  case language
  /// `language-` and a name, as CommonMark writes it.
  case codeLanguage
  /// A number in a range.
  case number(ClosedRange<Int>)
  /// A length in pixels; `px` after it is left out.
  case pixels
  /// A number, negative or not.
  case integer
  /// A date, a time or a duration.
  case date
  /// Nothing: what counts is that the attribute is there.
  case flag
  /// Always the same, whatever an author writes.
  case always(StaticString)
}

extension AttributeValue {
  /// The value as it is to be written, or nil where the attribute is left out; addresses are decided elsewhere.
  func accepted(_ value: [UInt8]?) -> [UInt8]? {
    if case .always(let fixed) = self { return fixed.withUTF8Buffer(Array.init) }
    guard let value else { return nil }
    switch self {
    case .text: return value
    case .link, .media, .mediaSet, .always: return nil
    case .oneOf(let words): return word(value, among: words)
    case .language:
      return value.count <= 64 && value.allSatisfy { $0.isLetterOrDigit || $0 == 0x2D } ? value : nil
    case .codeLanguage: return value.isCodeLanguage ? value : nil
    case .number(let range): return number(value, in: range)
    case .pixels: return number(value.droppingUnit, in: 1...99_999)
    case .integer:
      let digits = value.first == UInt8(ascii: "-") ? Array(value.dropFirst()) : value
      return number(digits, in: 0...999_999_999).map { (digits.count < value.count ? [0x2D] : []) + $0 }
    case .date:
      let marks: [UInt8] = Array("-:.+ ".utf8)
      return !value.isEmpty && value.count <= 64
        && value.allSatisfy { $0.isLetterOrDigit || marks.contains($0) }
        ? value : nil
    case .flag: return []
    }
  }

  /// A word as the table has it; where two differ by case alone, the one that is written.
  private func word(_ value: [UInt8], among words: [StaticString]) -> [UInt8]? {
    let spelled = words.map { $0.withUTF8Buffer(Array.init) }
    return spelled.first { $0 == value } ?? spelled.first { $0.isSame(as: value) }
  }

  private func number(_ value: [UInt8], in range: ClosedRange<Int>) -> [UInt8]? {
    guard !value.isEmpty, value.count <= 9, value.allSatisfy(\.isDigit) else { return nil }
    let number = value.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    guard range.contains(number) else { return nil }
    return Array(String(number).utf8)
  }
}

extension [UInt8] {
  /// Whether the bytes are the same but for the case of ASCII letters.
  func isSame(as other: [UInt8]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.lowerCase == $1.lowerCase }
  }

  fileprivate var isCodeLanguage: Bool {
    let start = Array("language-".utf8)
    return starts(with: start) && count > start.count && allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }

  fileprivate var droppingUnit: [UInt8] {
    suffix(2).map(\.lowerCase) == Array("px".utf8) ? Array(dropLast(2)) : self
  }
}

extension UInt8 {
  var isDigit: Bool { self &- 0x30 < 10 }
  var isLetter: Bool { lowerCase &- 0x61 < 26 }
  var isLetterOrDigit: Bool { isDigit || isLetter }
  var lowerCase: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
  /// What HTML counts as white space.
  var isHTMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0C || self == 0x0D }
}
