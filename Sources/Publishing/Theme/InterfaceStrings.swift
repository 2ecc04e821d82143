import Mustache

/// The words of the interface in the site's language, each in English where the language lacks it.
struct InterfaceStrings: Sendable {
  /// The words by key.
  private(set) var texts: [String: String] = [:]
  private var counts: [String: CountForms] = [:]
  private var groupSeparator = ""

  /// The word of a key; the key itself where there is none.
  subscript(key: String) -> String { texts[key] ?? key }

  /// A number with its noun, as in “1,204 cards”.
  func countText(_ number: Int, _ noun: String) -> String {
    let digits = groupedDigits(number)
    return counts[noun]?.text(number, digits: digits) ?? digits
  }

  private func groupedDigits(_ number: Int) -> String {
    let digits = Array(String(number.magnitude).utf8)
    guard digits.count > 3, !groupSeparator.isEmpty else { return String(number) }
    var grouped = number < 0 ? Array("-".utf8) : []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped += groupSeparator.utf8 }
      grouped.append(digit)
    }
    return String(decoding: grouped, as: UTF8.self)
  }
}

extension InterfaceStrings {
  /// Takes the words of a file in place of those that there are.
  mutating func add(_ file: StringsFile) {
    texts.merge(file.texts) { $1 }
    counts.merge(file.counts) { $1 }
    groupSeparator = file.groupSeparator ?? groupSeparator
  }

  /// The names and the values that templates see under `strings`.
  func makeRecord() -> Record {
    let keys = texts.keys.sorted()
    let shape = Shape("strings", keys.map { Field($0, .text, "The words of this key.") })
    return Record(shape, keys.map { .text(self[$0]) })
  }
}

/// The languages that may stand in for one, from `en` over `de` to `de-AT`.
func languageChain(_ tag: String) -> [String] {
  let parts = tag.split(separator: "-")
  let chain = parts.indices.map { parts[...$0].joined(separator: "-") }
  return chain.first?.lowercased() == "en" ? chain : ["en"] + chain
}
