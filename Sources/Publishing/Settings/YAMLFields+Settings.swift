import Diagnostics
import YAML

extension YAMLFields {
  mutating func baseURL(_ key: String) -> BaseURL? {
    guard let text = text(key) else { return nil }
    guard let url = BaseURL(text) else {
      report(SettingProblem.baseURL(text), at: key)
      return nil
    }
    return url
  }

  mutating func outputFolder(_ key: String) -> String? {
    guard let text = text(key) else { return nil }
    guard !text.isEmpty else {
      report(SettingProblem.emptyOutput, at: key)
      return nil
    }
    return text
  }

  mutating func deckPatterns(_ key: String) -> DeckPatterns? {
    let path = path
    let rules = values(key, else: SettingProblem.pattern) { item in
      DeckPatterns.Rule(item.text, at: item.mark.location(in: path))
    }
    guard let rules else { return nil }
    if !rules.isEmpty, rules.allSatisfy(\.isExclusion) { report(SettingProblem.onlyExclusions, at: key) }
    return DeckPatterns(rules)
  }

  mutating func mediaHosts(_ key: String) -> [MediaHost]? {
    values(key, else: SettingProblem.mediaHost) { MediaHost($0.text) }
  }

  mutating func formatRules(_ key: String) -> [FormatRule]? {
    textsByName(key)?.compactMap { name, reader in
      let location = reader.mark.location(in: path)
      guard let rule = FormatRule(pattern: name.text, reader: reader.text, location: location) else {
        report(SettingProblem.pattern(name.text), at: name.mark)
        return nil
      }
      return rule
    }
  }

  mutating func texMacros(_ key: String) -> [TeXMacro]? {
    textsByName(key)?.compactMap { name, expansion in
      guard let macro = TeXMacro(name: name.text, expansion: expansion.text) else {
        report(SettingProblem.macroName(name.text), at: name.mark)
        return nil
      }
      return macro
    }
  }

  mutating func params(_ key: String) -> YAMLMapping? {
    fields(key)?.mapping
  }

  /// The values of a list of texts, each made by a function that gives nil for a text it does not take.
  private mutating func values<Value>(
    _ key: String, else problem: (String) -> SettingProblem, _ make: (PlacedText) -> Value?
  ) -> [Value]? {
    placedTexts(key)?.compactMap { item in
      guard let value = make(item) else {
        report(problem(item.text), at: item.mark)
        return nil
      }
      return value
    }
  }
}
