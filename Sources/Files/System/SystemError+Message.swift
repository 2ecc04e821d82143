import Glibc

extension SystemError {
  /// The error as a sentence without a full stop, such as `cannot read decks/a.md: permission denied`.
  public var message: String { "cannot \(action) \(path): \(cause.message)" }
}

extension SystemError: CustomStringConvertible {
  /// The error as a sentence without a full stop.
  public var description: String { message }
}

extension SystemError.Cause {
  /// The cause alone, such as `permission denied`.
  public var message: String {
    switch self {
    case .number(let number): Self.words(for: number)
    case .notAFile(.folder): "it is a folder, and a file was expected"
    case .notAFile: "it is not an ordinary file"
    case .tooLarge(let limit): "it is larger than \(limit / 1_048_576) MiB, more than is ever read"
    case .outside(let target): "it leads to \(target), outside the folders that the settings name"
    case .changed: "it changed while it was read"
    }
  }

  private static func words(for number: Int32) -> String {
    switch number {
    case ENOENT: "no such file or folder"
    case ENOTDIR: "a part of the path is not a folder"
    case EISDIR: "it is a folder, and a file was expected"
    case EEXIST: "something of that name exists"
    case ELOOP: "a symbolic link stands in the way, or links lead in a circle"
    case EMFILE, ENFILE: "too many files are open"
    default: systemWords(for: number)
    }
  }

  private static func systemWords(for number: Int32) -> String {
    guard let text = strerror(number) else { return "system error \(number)" }
    let words = String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
