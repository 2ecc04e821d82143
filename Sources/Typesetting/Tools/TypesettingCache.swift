import Files

/// What a tool answered in earlier builds and in this one, by the request itself.
struct TypesettingCache {
  private struct Entry {
    var answer: Answer
    var isUsed: Bool
  }

  /// The tool, its files and its macros; another one's answers are worth nothing.
  private let identity: [UInt8]
  private(set) var files: ToolFiles?
  private var entries: [[UInt8]: Entry] = [:]
  private var hasNews = false

  /// Makes an empty cache for a tool.
  init(of identity: [UInt8]) {
    self.identity = identity
  }

  /// The answer to a request, which is kept from now on.
  mutating func use(_ request: [UInt8]) -> Answer? {
    guard let index = entries.index(forKey: request) else { return nil }
    entries.values[index].isUsed = true
    return entries.values[index].answer
  }

  /// Takes a new answer.
  mutating func add(_ answer: Answer, to request: [UInt8]) {
    entries[request] = Entry(answer: answer, isUsed: true)
    hasNews = true
  }

  /// Says which files the tool at work names, and forgets what another one answered.
  mutating func settle(on files: ToolFiles) {
    if self.files != files { entries = [:] }
    self.files = files
  }
}

// The file: a line of a fixed text, a line with the checksum of the rest, and fields: the identity, the files'
// paths, their stamps, then request and answer in turn, sorted by request.
extension TypesettingCache {
  private static let mark = Array("deckpress typesetting 1\n".utf8)

  /// Reads what an earlier build kept; nothing where the file is missing, broken or another tool's.
  mutating func read(_ path: Path) {
    guard let bytes = try? readFile(path), let fields = Self.fields(in: bytes), fields.count % 2 == 1,
      fields.count >= 3, fields[0] == identity, let files = ToolFiles(paths: fields[1], stamps: fields[2])
    else { return }
    self.files = files
    for index in stride(from: 3, to: fields.count - 1, by: 2) {
      guard let answer = Answer(fields[index + 1]) else { continue }
      entries[fields[index]] = Entry(answer: answer, isUsed: false)
    }
  }

  /// The file that keeps what this build used, or nil where it is on the disk already.
  func file() -> [UInt8]? {
    let kept = entries.filter { $0.value.isUsed && $0.value.answer != .late }
    guard let files, !kept.isEmpty, hasNews || kept.count < entries.count else { return nil }
    let sorted = kept.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    let fields = Fields.encode(
      [identity, files.paths, files.stamps] + sorted.flatMap { [$0.key, $0.value.answer.field] })
    return Self.mark + Array(Checksum(fields).text.utf8) + [UInt8(ascii: "\n")] + fields
  }

  private static func fields(in bytes: [UInt8]) -> [[UInt8]]? {
    guard bytes.starts(with: mark) else { return nil }
    let rest = bytes.dropFirst(mark.count)
    let fields = rest.dropFirst(17)
    guard rest.prefix(17).elementsEqual(Array(Checksum(fields).text.utf8) + [UInt8(ascii: "\n")]) else {
      return nil
    }
    return Fields.decode(fields)
  }
}
