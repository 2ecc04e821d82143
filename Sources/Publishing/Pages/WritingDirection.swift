import Decks

/// The direction of a term: its card's own, else its deck's, which does not hold for a language that is written the
/// other way.
func termDirection(_ own: Direction?, language: String?, ofDeck direction: Direction) -> Direction {
  if let own { return own }
  guard let language, isRightToLeft(language) != (direction == .rightToLeft) else { return direction }
  return .auto
}

/// Whether a language is written from right to left: by its script where the tag (BCP 47) names one.
func isRightToLeft(_ tag: String) -> Bool {
  let parts = tag.split(separator: "-").map { $0.lowercased() }
  if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 > 0x39 } }) {
    return rightToLeftScripts.contains(script)
  }
  return parts.first.map(rightToLeftLanguages.contains) ?? false
}

private let rightToLeftScripts: Set<String> = [
  "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
]

private let rightToLeftLanguages: Set<String> = [
  "ar", "arc", "azb", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "ps", "sd", "syr", "ug",
  "ur", "yi",
]
