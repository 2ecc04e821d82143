import Diagnostics
import Files
import Printing

/// What keeps a command from beginning its work, or from ending it.
enum CommandProblem: Error, Equatable {
  case noFolder
  case notAFolder
  case notASite
  case folderInUse
  case fileExists
  case notADeckName(suggestion: String)
  case system(SystemError)
  case printing(PrintingError)
}

extension CommandProblem: Problem {
  var severity: Severity { .error }

  var code: String {
    switch self {
    case .noFolder: "no-such-folder"
    case .notAFolder: "not-a-folder"
    case .notASite: "not-a-site"
    case .folderInUse: "folder-not-empty"
    case .fileExists: "file-exists"
    case .notADeckName: "not-a-deck-name"
    case .system(let error): error.action == .read ? "unreadable" : "cannot-write"
    case .printing: "cannot-print"
    }
  }

  var message: String {
    switch self {
    case .noFolder: "there is no such folder"
    case .notAFolder: "this is not a folder"
    case .notASite: "this is no site: it has neither `deckpress.yaml` nor `decks/`"
    case .folderInUse: "the folder has something in it, and nothing is ever overwritten"
    case .fileExists: "something of that name exists, and nothing is ever overwritten"
    case .notADeckName: "the name of a deck must end in `.md`"
    case .system(let error): error.message
    case .printing(let error): error.message
    }
  }

  var advice: String? {
    switch self {
    case .noFolder, .notASite: "name a site's folder, or start one with `deckpress new site DIR`"
    case .notAFolder: "name a folder"
    case .folderInUse: "name a folder that is empty or not there yet"
    case .fileExists: "name a file that is not there yet"
    case .notADeckName(let suggestion): "write \(Diagnostics.code(suggestion))"
    case .system: nil
    case .printing(let error): error.advice
    }
  }
}
