/// The forms of a noun behind a number, as one language has them.
struct CountForms: Sendable {
  /// The language whose rule chooses the form.
  let language: String
  /// What stands before, between and after the places of the number, by category.
  private let parts: [PluralCategory: [String]]
  private let other: [String]

  /// Takes the forms, each with `{n}` for the number.
  init(_ forms: [PluralCategory: String], other: String, language: String) {
    self.language = language
    self.other = Self.split(other)
    parts = forms.mapValues(Self.split)
  }

  /// The form for a number, with its digits as they are given.
  func text(_ number: Int, digits: String) -> String {
    (parts[PluralCategory(of: number, in: language)] ?? other).joined(separator: digits)
  }

  private static func split(_ form: String) -> [String] {
    var parts: [String] = []
    var rest = Array(form.utf8)[...]
    while let place = rest.indices.first(where: { rest[$0...].starts(with: "{n}".utf8) }) {
      parts.append(String(decoding: rest[..<place], as: UTF8.self))
      rest = rest[(place + 3)...]
    }
    return parts + [String(decoding: rest, as: UTF8.self)]
  }
}
