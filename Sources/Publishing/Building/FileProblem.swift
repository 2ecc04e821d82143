import Diagnostics
import Files

/// What can be wrong with the files of a site, apart from what they say.
enum FileProblem {
  case unreadable(SystemError)
  case tree(Tree.Problem)
  case output(OutputError)
  case unknownKind(String)
  case noDecks
  case sameOutput(path: String, other: String)
  case reservedAddress(String, owner: String)
  case badBaseURL(String)
}

extension FileProblem: Problem {
  var severity: Severity {
    switch self {
    case .unknownKind, .noDecks: .warning
    default: .error
    }
  }

  var code: String {
    switch self {
    case .unreadable: "unreadable-file"
    case .tree(let problem): problem.code
    case .output(let error): error.code
    case .unknownKind: "unknown-kind"
    case .noDecks: "no-decks"
    case .sameOutput: "same-output"
    case .reservedAddress: "reserved-address"
    case .badBaseURL: "bad-base-url"
    }
  }

  var message: String {
    switch self {
    case .unreadable(let error): error.message
    case .tree(let problem): problem.message
    case .output(let error): error.message
    case .unknownKind: "this kind of file is no deck"
    case .noDecks: "there are no decks"
    case .sameOutput(let path, let other):
      "this would be written to \(Diagnostics.code(path)), and so would \(other)"
    case .reservedAddress(let path, let owner):
      "this would be written to \(Diagnostics.code(path)), the place of \(owner)"
    case .badBaseURL(let text): "\(quoted(text)) is no absolute address of a site"
    }
  }

  var advice: String? {
    switch self {
    case .unreadable: nil
    case .tree(let problem): problem.advice
    case .output(let error): error.advice
    case .unknownKind:
      "decks are Markdown files that end in `.md`; leave this one out with a pattern such as `\"!**/*.txt\"` under `decks`"
    case .noDecks: "put Markdown files into `decks`, or name others under `decks` in the settings"
    case .sameOutput: "rename one of them, or give a deck another `slug`"
    case .reservedAddress: "rename it, or give the deck another `slug`"
    case .badBaseURL: "write one such as `https://example.org/decks/`"
    }
  }
}
