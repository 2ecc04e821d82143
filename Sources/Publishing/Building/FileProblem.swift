import Diagnostics
import Files
import Typesetting

/// What can be wrong with the files of a site, apart from what they say.
enum FileProblem {
  case unreadable(SystemError)
  case tree(Tree.Problem)
  case output(OutputError)
  case unknownKind(String)
  case noDecks
  case noSuchDeck(String)
  case nothingMatches(String)
  case sameOutput(path: String, other: String)
  case reservedAddress(String, owner: String)
  case badBaseURL(String)
  case missingTool(MissingTool)
}

extension FileProblem: Problem {
  var severity: Severity {
    switch self {
    case .unknownKind, .noDecks, .nothingMatches, .missingTool: .warning
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
    case .noSuchDeck: "no-such-deck"
    case .nothingMatches: "nothing-matches"
    case .sameOutput: "same-output"
    case .reservedAddress: "reserved-address"
    case .badBaseURL: "bad-base-url"
    case .missingTool: "missing-tool"
    }
  }

  var message: String {
    switch self {
    case .unreadable(let error): error.message
    case .tree(let problem): problem.message
    case .output(let error): error.message
    case .unknownKind: "this kind of file is no deck"
    case .noDecks: "there are no decks"
    case .noSuchDeck(let name): "there is no file or folder \(Diagnostics.code(name))"
    case .nothingMatches(let pattern): "no file matches \(Diagnostics.code(pattern))"
    case .sameOutput(let path, let other):
      "this would be written to \(Diagnostics.code(path)), and so would \(other)"
    case .reservedAddress(let path, let owner):
      "this would be written to \(Diagnostics.code(path)), the place of \(owner)"
    case .badBaseURL(let text): "\(quoted(text)) is no absolute address of a site"
    case .missingTool(let tool): tool.message
    }
  }

  var advice: String? {
    switch self {
    case .unreadable: nil
    case .tree(let problem): problem.advice
    case .output(let error): error.advice
    case .unknownKind(let suffix):
      "decks are Markdown files that end in `.md`; leave this one out by `\"!**/*\(suffix)\"` under `decks`"
    case .noDecks: "put Markdown files into `decks`, or name others under `decks` in the settings"
    case .noSuchDeck, .nothingMatches: "paths are relative to this file; mend this one, or remove it"
    case .sameOutput: "rename one of them, or give a deck another `slug`"
    case .reservedAddress: "rename it, or give the deck another `slug`"
    case .badBaseURL: "write one such as `https://example.org/decks/`"
    case .missingTool(let tool): tool.advice
    }
  }
}
