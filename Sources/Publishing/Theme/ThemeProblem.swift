import Diagnostics
import Mustache

/// What is wrong with a file of a theme.
enum ThemeProblem {
  case template(TemplateError)
  case overridesNothing(path: String, nearest: String?)
  case unknownCategory(String, nearest: String?)
  case noOtherForm(String)
}

extension ThemeProblem: Problem {
  var severity: Severity { .error }

  var code: String {
    switch self {
    case .template(let error): error.code
    case .overridesNothing: "overrides-nothing"
    case .unknownCategory: "unknown-plural-category"
    case .noOtherForm: "no-plural-form"
    }
  }

  var message: String {
    switch self {
    case .template(let error): error.message
    case .overridesNothing(let path, _):
      "the theme has no file \(Diagnostics.code(path)), and none of its templates asks for one"
    case .unknownCategory(let name, _): "\(Diagnostics.code(name)) is no plural category"
    case .noOtherForm(let name): "\(Diagnostics.code(name)) lacks its form for `other` numbers"
    }
  }

  var advice: String? {
    switch self {
    case .template(let error): error.advice.map(Self.clause)
    case .overridesNothing(_, let nearest?), .unknownCategory(_, let nearest?):
      "did you mean \(Diagnostics.code(nearest))?"
    case .overridesNothing(let path, nil):
      path.hasPrefix("pages/")
        ? "name it in a template, or remove it" : "put a file to publish as it is under `static`"
    case .unknownCategory(_, nil): "there are \(alternatives(PluralCategory.allCases.map(\.rawValue)))"
    case .noOtherForm: "add `\"other\": \"{n} …\"`"
    }
  }

  /// A sentence as a part of one.
  private static func clause(_ sentence: String) -> String {
    let sentence = sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}

extension Diagnostic {
  /// Puts a template's error in its place.
  init(_ error: TemplateError) {
    self.init(
      ThemeProblem.template(error), at: Location(path: error.path, line: error.line, column: error.column))
  }
}
