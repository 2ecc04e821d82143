import Glibc

/// The list of new files of a build under way, each on it before the file is made.
///
/// It begins with the first file that a build writes and is removed when the build ends. Where one is found, a
/// build was stopped half-way, and the list tells which files are its own.
struct Journal: ~Copyable {
  private let file: Descriptor
  private let path: Path

  private static let heading = "deckpress journal 1"

  /// What a stopped build left.
  struct Remains: Equatable {
    /// The files that it made, or was about to make.
    var files: [Path] = []
    /// The number of bytes up to the end of the last whole line.
    var length = 0
    /// Whether the beginning names the right folder, so that the list may be trusted.
    var isWhole = false
  }

  /// Begins a journal, or goes on with the remains of one.
  init(at place: RecordPlace, after remains: Remains?) throws(SystemError) {
    let path = place.journal
    try createFolder(path.parent)
    let file = try Descriptor(opening: path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW, for: .write)
    let isNew = remains?.isWhole != true
    let (number, length) = (file.number, isNew ? 0 : remains?.length ?? 0)
    _ = try attempt(.write, path) { ftruncate(number, length) }
    if isNew { try writeAll(Array(Self.beginning(place).utf8), to: number, at: path) }
    self.path = path
    self.file = file
  }

  /// Puts a file on the list.
  borrowing func note(_ file: Path) throws(SystemError) {
    var line = Array(file.string.utf8)
    line.append(UInt8(ascii: "\n"))
    try writeAll(line, to: self.file.number, at: path)
  }

  /// Reads what a stopped build left, or gives nil where none was stopped.
  static func remains(at place: RecordPlace) throws(SystemError) -> Remains? {
    do throws(SystemError) {
      return Remains(try readFile(place.journal), beginning: beginning(place))
    } catch  where error.number == ENOENT || error.number == ENOTDIR {
      return nil
    }
  }

  private static func beginning(_ place: RecordPlace) -> String {
    "\(heading)\nfolder \(place.folder)\n"
  }
}

extension Journal.Remains {
  init(_ bytes: [UInt8], beginning: String) {
    guard bytes.starts(with: beginning.utf8) else { return }
    isWhole = true
    length = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    for line in bytes[beginning.utf8.count..<length].split(separator: UInt8(ascii: "\n")) {
      if let file = try? OutputPath(String(decoding: line, as: UTF8.self)) { files.append(file.path) }
    }
  }
}
