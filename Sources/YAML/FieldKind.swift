import Diagnostics
import Text

/// What a key takes.
enum FieldKind: Equatable {
  case text, texts, itemOfTexts, flag, date, languageTag, mapping
  case integer(ClosedRange<Int>)
  case number(ClosedRange<Double>)
  case numbers(count: Int, ClosedRange<Double>)
  case choice([String])

  /// The kind with its article.
  var words: String {
    switch self {
    case .text, .itemOfTexts: "text"
    case .texts: "text or a list of texts"
    case .flag: "`true` or `false`"
    case .date: "a date as YYYY-MM-DD"
    case .languageTag: "a language tag of BCP 47"
    case .mapping: "a mapping of keys to values"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range): "a number from \(range.words)"
    case .numbers(let count, let range): "a list of \(count) numbers from \(range.words)"
    case .choice(let names): alternatives(names)
    }
  }

  /// What to do about a value of another kind.
  func advice(for found: FoundKind) -> String? {
    switch (self, found) {
    case (.itemOfTexts, .null): "remove it, or put the word into quotes if it is meant"
    case (.text, .sequence), (.text, .mapping), (.itemOfTexts, .sequence), (.itemOfTexts, .mapping):
      "put a text that begins with `[`, `{` or `- ` into quotes"
    case (.flag, .scalar(let scalar)): flagAdvice(for: scalar)
    case (.integer, .scalar(let scalar)) where !scalar.isPlain && Int(scalar.text) != nil: "remove the quotes"
    case (.date, .scalar): "write a day of the calendar, such as `2024-02-29`"
    case (.languageTag, .scalar): "write a tag such as `en`, `pt-BR` or `zh-Hans`"
    case (.choice(let names), .scalar(let scalar)):
      nearestName(to: scalar.text, among: names).map { "did you mean \(code($0))?" }
    default: nil
    }
  }

  private func flagAdvice(for scalar: YAMLScalar) -> String? {
    let word = scalar.text.lowercased()
    switch word {
    case "true", "false": return "write \(code(word)) without quotes"
    case "yes", "on", "y", "1": return "write `true`"
    case "no", "off", "n", "0": return "write `false`"
    default: return nil
    }
  }
}

extension ClosedRange<Double> {
  /// The bounds, without a fraction where they have none.
  fileprivate var words: String {
    func words(_ bound: Double) -> String {
      let digits = String(bound)
      return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    }
    return "\(words(lowerBound)) to \(words(upperBound))"
  }
}

/// What stands at a key instead.
enum FoundKind: Equatable {
  case null, sequence, mapping
  case scalar(YAMLScalar)

  /// The kind with its article, and a text by itself.
  var words: String {
    switch self {
    case .null: "empty"
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar(let scalar) where scalar.isPlain && scalar.number != nil:
      "the number \(shortened(scalar.text))"
    case .scalar(let scalar): "the text \(quoted(scalar.text))"
    }
  }
}

extension YAMLNode {
  /// What the value is, for a message.
  var kind: FoundKind {
    switch value {
    case .null: .null
    case .sequence: .sequence
    case .mapping: .mapping
    case .scalar(let scalar): .scalar(scalar)
    }
  }
}
