import Diagnostics

/// What is wrong with a key or its value.
enum FieldProblem {
  case rootIsNoMapping(found: FoundKind)
  case wrongKind(key: String, expected: FieldKind, found: FoundKind)
  case unknownKey(String, nearest: String?, advice: String?)
  case mistypedKey(String, nearest: String)
}

extension FieldProblem: Problem {
  var severity: Severity {
    switch self {
    case .rootIsNoMapping, .wrongKind, .unknownKey: .error
    case .mistypedKey: .warning
    }
  }

  var code: String {
    switch self {
    case .rootIsNoMapping, .wrongKind: "wrong-kind"
    case .unknownKey: "unknown-key"
    case .mistypedKey: "mistyped-key"
    }
  }

  var message: String {
    switch self {
    case .rootIsNoMapping(let found):
      "expected lines of the form `key: value`; this is \(found.words)"
    case .wrongKind(let key, .itemOfTexts, let found):
      "each item of \(Diagnostics.code(key)) must be text; this one is \(found.words)"
    case .wrongKind(let key, let expected, let found):
      "the value of \(Diagnostics.code(key)) must be \(expected.words); it is \(found.words)"
    case .unknownKey(let key, _, _): "the key \(Diagnostics.code(key)) is not known"
    case .mistypedKey(let key, let nearest):
      "the key \(Diagnostics.code(key)) is not known, though \(Diagnostics.code(nearest)) is"
    }
  }

  var advice: String? {
    switch self {
    case .rootIsNoMapping: "write a colon and a space after each key"
    case .wrongKind(_, let expected, let found): expected.advice(for: found)
    case .unknownKey(_, let nearest?, _): "did you mean \(Diagnostics.code(nearest))?"
    case .unknownKey(_, nil, let advice): advice
    case .mistypedKey(_, let nearest): "write \(Diagnostics.code(nearest)) if that is meant"
    }
  }
}
