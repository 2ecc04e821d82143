import Diagnostics
import Text
import YAML

/// The words of one file, `strings/<language>.json`.
struct StringsFile: Sendable {
  /// The words by key.
  private(set) var texts: [String: String] = [:]
  /// The forms for numbers by noun.
  private(set) var counts: [String: CountForms] = [:]
  /// What stands between groups of three digits.
  private(set) var groupSeparator: String?
  /// What is wrong with the file.
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads a file; what is wrong with it is left out.
  init(_ file: ThemeFiles.File, language: String) {
    do throws(Diagnostic) {
      var fields = YAMLFields(try YAMLNode(parsing: file.bytes[...], path: file.path), path: file.path)
      if var counts = fields.fields("counts") {
        for noun in counts.mapping.keys { self.counts[noun] = Self.forms(of: noun, language, &counts) }
        fields.report(counts.diagnostics)
      }
      if var numbers = fields.fields("numbers") {
        groupSeparator = numbers.text("group")
        numbers.reportUnread(known: ["group"])
        fields.report(numbers.diagnostics)
      }
      for entry in fields.unread { texts[entry.key] = fields.text(entry.key) }
      diagnostics = fields.diagnostics
    } catch {
      diagnostics = [error]
    }
  }

  /// The forms of a noun: one text for all numbers, or a text for each category.
  private static func forms(of noun: String, _ language: String, _ counts: inout YAMLFields) -> CountForms? {
    if let text = counts.mapping[noun]?.text { return CountForms([:], other: text, language: language) }
    guard let entries = counts.textsByName(noun) else { return nil }
    var forms: [PluralCategory: String] = [:]
    for (name, text) in entries {
      guard let category = PluralCategory(rawValue: name.text) else {
        let nearest = nearestName(to: name.text, among: PluralCategory.allCases.map(\.rawValue))
        counts.report(ThemeProblem.unknownCategory(name.text, nearest: nearest), at: name.mark)
        continue
      }
      forms[category] = text.text
    }
    guard let other = forms[.other] else {
      counts.report(ThemeProblem.noOtherForm(noun), at: noun)
      return nil
    }
    return CountForms(forms, other: other, language: language)
  }
}
