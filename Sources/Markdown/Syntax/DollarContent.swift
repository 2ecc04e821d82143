/// What stands between two dollars, and whether the dollars are those of money or of a shell's variables.
struct DollarContent {
  private let bytes: Slice<UnsafeBufferPointer<UInt8>>
  /// The byte behind the second dollar, or 0.
  private let next: UInt8

  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, before next: UInt8) {
    self.bytes = bytes
    self.next = next
  }

  /// Whether a dollar behind a letter or a digit begins a formula: `H$_2$O` does, `US$5` and `10$` do not.
  static func begins(behind previous: UInt8, with first: UInt8) -> Bool {
    !previous.isASCIIWord || "\\^_{".utf8.contains(first)
  }

  /// Whether the dollars are signs of currency, as in `$5 to 6$`, `$20, 20$`, `$5/kg, or 6$` and `($5) and ($6)`.
  ///
  /// Words say so, where the content has no sign of TeX and begins or ends like an amount.
  var isMoney: Bool {
    if bytes.first == UInt8(ascii: "/") { return true }
    var words = bytes.split { $0.isWhiteSpace }[...]
    guard words.count >= 2, let first = words.first, let last = words.last else { return false }
    let isAmountFirst = isAmount(first.dropLastPunctuation)
    let isAmountLast = isAmount(last.dropFirstPunctuation)
    // The sign of another amount stands behind what opens something.
    let isOpenLast = last.allSatisfy(\.isOpening)
    if isAmountFirst { words.removeFirst() }
    if isAmountLast || isOpenLast { words.removeLast() }
    guard isAmountFirst || isAmountLast || isOpenLast, !words.contains(where: hasTeX) else { return false }
    if isAmountFirst, isOpenLast || isAmountLast && words.isEmpty && isListed(first) { return true }
    return words.contains(where: isProse)
  }

  /// Whether the dollars begin the names of variables: `$HOME/$USER`, `${A}:${B}`, `$VERSION-$ARCH`.
  var isVariable: Bool {
    guard let last = bytes.last, next == UInt8(ascii: "_") || next == UInt8(ascii: "{") || next.isLetter
    else {
      return false
    }
    if "/:=".utf8.contains(last) { return true }
    return ".,-@".utf8.contains(last) && bytes.count > 2
      && bytes.dropLast().allSatisfy { $0.isASCIIWord || $0 == UInt8(ascii: "_") }
  }

  /// Whether the first of two amounts has more than one digit and a comma behind it; `$0, 1$` is a formula.
  private func isListed(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    word.count > 2 && (word.last == UInt8(ascii: ",") || word.last == UInt8(ascii: ";"))
  }

  /// Whether a word is a number, or two with a dash, and perhaps a unit: `5`, `1,600.50`, `5-10`, `20k`, `5/kg`.
  private func isAmount(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = word.first, first.isDigit else { return false }
    let unit = word.drop { $0.isDigit || ".,-".utf8.contains($0) }
    if unit.first == UInt8(ascii: "/") { return unit.count > 1 && unit.dropFirst().allSatisfy(\.isLetter) }
    return unit.isEmpty || unit.count == 1 && unit.allSatisfy("kKmMB%".utf8.contains)
  }

  /// Whether a word has a sign that formulas have and prose does not, emphasis around it aside.
  private func hasTeX(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let core = word.dropFirstPunctuation.dropLastPunctuation
    return core.isEmpty ? word.contains { "*_".utf8.contains($0) } : core.contains(where: \.isTeX)
  }

  /// Whether a word is one of a language: two letters or an ideograph, no unit and no function.
  private func isProse(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let letters = String(decoding: word, as: UTF8.self).unicodeScalars.split { !$0.properties.isAlphabetic }
    return letters.contains { run in
      run.contains { $0.value >= 0x2E80 } || run.count > 1 && !Self.symbols.contains(String(run))
    }
  }

  /// What more than one letter of a formula stand for.
  private static let symbols: Set<String> = [
    "mod", "log", "ln", "lg", "exp", "sin", "cos", "tan", "cot", "sec", "min", "max", "gcd", "lcm", "lim",
    "det",
    "dim", "ker", "deg", "sup", "inf", "arg", "mm", "cm", "dm", "km", "nm", "mg", "kg", "ml", "ms", "Hz",
    "kHz",
    "mol", "eV", "Pa", "kPa", "kJ", "kW", "MW", "cal", "kcal",
  ]
}

extension UInt8 {
  /// A letter of ASCII, or a byte of another character.
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) || self >= 0x80 }
  /// A sign that opens something, or that may.
  fileprivate var isOpening: Bool { "([\"'*_~=`".utf8.contains(self) }
  /// A sign that may stand beside a word of prose.
  fileprivate var isPunctuation: Bool { isOpening || ")].,;:!?".utf8.contains(self) }
  /// A sign that formulas have and amounts of money do not.
  fileprivate var isTeX: Bool { "\\^_{}=+<>*/".utf8.contains(self) }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate var dropFirstPunctuation: Self { drop(while: \.isPunctuation) }

  fileprivate var dropLastPunctuation: Self {
    var slice = self
    while slice.last?.isPunctuation == true { slice.removeLast() }
    return slice
  }
}
