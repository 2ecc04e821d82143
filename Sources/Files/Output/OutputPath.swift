/// The way from the output folder to one of its files, checked so that it can lead nowhere else.
struct OutputPath {
  /// The whole way.
  let path: Path
  /// The folder of the file, an empty path for the output folder itself.
  let folder: Path
  /// The file's name in it.
  let name: String

  init(_ string: String) throws(OutputError) {
    let bytes = string.utf8
    guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { throw .unusablePath(string) }
    for part in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    where part.isEmpty || part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) {
      throw .unusablePath(string)
    }
    path = Path(string)
    if let slash = bytes.lastIndex(of: UInt8(ascii: "/")) {
      folder = Path(String(string[..<slash]))
      name = String(string[bytes.index(after: slash)...])
    } else {
      folder = ""
      name = string
    }
    guard !TemporaryName.matches(name) else { throw .unusablePath(string) }
  }
}
