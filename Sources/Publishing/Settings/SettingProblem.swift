import Diagnostics

/// A setting of the right kind whose value cannot be used.
enum SettingProblem: Equatable {
  case baseURL(String)
  case emptyOutput
  case pattern(String)
  case onlyExclusions
  case mediaHost(String)
  case macroName(String)
}

extension SettingProblem: Problem {
  var severity: Severity { .error }

  var code: String { "bad-setting" }

  var message: String {
    switch self {
    case .baseURL(let text): "\(quoted(text)) is no absolute address of a site"
    case .emptyOutput: "the output folder has no name"
    case .pattern(let text): "\(quoted(text)) is no pattern of relative paths"
    case .onlyExclusions: "every pattern of `decks` leaves files out, so that there is no deck"
    case .mediaHost(let text): "\(quoted(text)) is no name of a host"
    case .macroName(let text): "\(quoted(text)) is no name of a TeX macro"
    }
  }

  var advice: String? {
    switch self {
    case .baseURL:
      "write `https://`, a host and a path, such as `https://example.org/decks/`, without `?` or `#`"
    case .emptyOutput: "write a path, such as `public`"
    case .pattern: "write one such as `decks/**` or `../docs/*.md`, relative to this file"
    case .onlyExclusions: "put one that takes files in before it, such as `decks/**`"
    case .mediaHost: "write the host alone, such as `media.example.org` or `*.example.org`"
    case .macroName: #"write a backslash and letters, such as `\R`"#
    }
  }
}
