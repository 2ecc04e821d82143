/// The plural categories of CLDR.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

extension PluralCategory {
  /// The category of a whole number in a language, by the cardinal rules of CLDR.
  ///
  /// A language that is not in the table has one form for 1 and another for the rest.
  init(of number: Int, in language: String) {
    let number = number.magnitude
    let isMillions = number > 0 && number % 1_000_000 == 0
    switch language.prefix(while: { $0 != "-" }).lowercased() {
    case "id", "ja", "ko", "lo", "ms", "my", "th", "vi", "zh": self = .other
    case "es", "ca", "it": self = number == 1 ? .one : isMillions ? .many : .other
    case "fr", "pt": self = number <= 1 ? .one : isMillions ? .many : .other
    case "am", "bn", "fa", "gu", "hi", "kn", "zu": self = number <= 1 ? .one : .other
    case "he": self = number == 1 ? .one : number == 2 ? .two : .other
    case "cs", "sk": self = number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case "pl": self = number == 1 ? .one : Self.endsInTwoToFour(number) ? .few : .many
    case "be", "ru", "uk":
      let endsInOne = number % 10 == 1 && number % 100 != 11
      self = endsInOne ? .one : Self.endsInTwoToFour(number) ? .few : .many
    case "ar": self = Self.arabic(number)
    default: self = number == 1 ? .one : .other
    }
  }

  private static func endsInTwoToFour(_ number: UInt) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }

  private static func arabic(_ number: UInt) -> PluralCategory {
    switch (number, number % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }
}
