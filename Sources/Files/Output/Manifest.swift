/// The record of what a build wrote into an output folder, kept outside it.
///
/// The text: a line with the version, one with the folder, one with a checksum of the rest, and a line for each
/// file, sorted by bytes.
struct Manifest: Equatable {
  static let heading = "deckpress manifest 1"

  var folder: String
  var files: [Path]

  /// What was found where a manifest is kept.
  enum Found: Equatable {
    case nothing
    case damaged
    case manifest(Manifest)
  }

  /// The text of the manifest.
  var bytes: [UInt8] {
    var body: [UInt8] = []
    for file in files.sorted() {
      body += file.string.utf8
      body.append(UInt8(ascii: "\n"))
    }
    return Array("\(Self.heading)\nfolder \(folder)\nchecksum \(Checksum(body).text)\n".utf8) + body
  }

  /// Reads the text of a manifest, or gives nil where it is not as a build wrote it.
  init?(_ bytes: [UInt8]) {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
    guard lines.count == 4, lines[0].elementsEqual(Self.heading.utf8),
      let folder = Self.value(of: "folder ", in: lines[1]),
      let checksum = Self.value(of: "checksum ", in: lines[2]), checksum == Checksum(lines[3]).text
    else { return nil }
    self.folder = folder
    files = []
    for line in lines[3].split(separator: UInt8(ascii: "\n")) {
      guard let file = try? OutputPath(String(decoding: line, as: UTF8.self)) else { return nil }
      files.append(file.path)
    }
  }

  init(folder: String, files: [Path]) {
    self.folder = folder
    self.files = files
  }

  private static func value(of key: String, in line: ArraySlice<UInt8>) -> String? {
    guard line.starts(with: key.utf8) else { return nil }
    return String(validating: line.dropFirst(key.utf8.count), as: UTF8.self)
  }
}
