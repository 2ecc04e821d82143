extension Tree {
  /// Something in a folder that is not read, and why.
  public enum Problem: Sendable, Equatable {
    /// A folder that the system does not list.
    case unreadable(SystemError)
    /// A link to nothing.
    case brokenLink(Path)
    /// A link to something outside the folders that may be read.
    case leadsOut(Path, target: Path)
    /// A link to something hidden, such as a file in `.git`.
    case leadsToHidden(Path, target: Path)
    /// A link to a folder in which it lies, or links that lead to each other.
    case loop(Path)
    /// A device, a pipe or a socket.
    case special(Path)
    /// A name whose bytes are not UTF-8, shown as far as it can be read.
    case nameNotText(Path)
    /// A folder that lies deeper than the walk goes.
    case tooDeep(Path, limit: Int)
    /// The folder at which the walk had seen as many names as it looks at.
    case tooMany(Path, limit: Int)
  }
}

extension Tree.Problem {
  /// Where it is.
  public var path: Path {
    switch self {
    case .unreadable(let error): error.path
    case .brokenLink(let path), .leadsOut(let path, _), .leadsToHidden(let path, _), .loop(let path),
      .special(let path), .nameNotText(let path), .tooDeep(let path, _), .tooMany(let path, _):
      path
    }
  }

  /// A short name for programs, in kebab case, which never changes.
  public var code: String {
    switch self {
    case .unreadable: "unreadable-folder"
    case .brokenLink: "broken-link"
    case .leadsOut: "link-leads-out"
    case .leadsToHidden: "link-to-hidden"
    case .loop: "link-loop"
    case .special: "special-file"
    case .nameNotText: "name-not-utf-8"
    case .tooDeep: "folders-too-deep"
    case .tooMany: "too-many-files"
    }
  }

  /// What is wrong, as one sentence without a full stop.
  public var message: String {
    switch self {
    case .unreadable(let error): error.message
    case .brokenLink: "the symbolic link leads to nothing"
    case .leadsOut(_, let target): "the symbolic link leads out of the site, to \(target)"
    case .leadsToHidden(_, let target): "the symbolic link leads to something hidden, \(target)"
    case .loop: "the symbolic link leads in a circle"
    case .special: "this is a device, a pipe or a socket, not a file"
    case .nameNotText: "the name is not in UTF-8"
    case .tooDeep(_, let limit): "more than \(limit) folders lie in each other"
    case .tooMany(_, let limit): "there are more than \(limit) files and folders"
    }
  }

  /// What to do about it.
  public var advice: String {
    switch self {
    case .unreadable: "give yourself the right to read it, or leave it out"
    case .brokenLink, .loop: "remove the link, or let it lead to a file"
    case .leadsOut: "copy what it leads to into the site"
    case .leadsToHidden: "let it lead to a file whose path has no name with a dot in front"
    case .special: "remove it, or put an ordinary file in its place"
    case .nameNotText: "rename the file"
    case .tooDeep, .tooMany: "check that the right folder is meant"
    }
  }
}

extension Tree.Problem {
  /// Whether there may be files of which nothing is known.
  public var hidesFiles: Bool {
    switch self {
    case .unreadable, .tooDeep, .tooMany: true
    case .brokenLink, .leadsOut, .leadsToHidden, .loop, .special, .nameNotText: false
    }
  }
}
