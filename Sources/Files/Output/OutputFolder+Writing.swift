extension OutputFolder {
  /// Gives a file of the site its content, and the folders above it; `path` has `/` between names.
  ///
  /// Where the file has these bytes already, it is not touched. A folder in its place, or a file in place of a
  /// folder above it, goes when all of it is left over from earlier builds.
  public func write(_ path: String, _ bytes: [UInt8]) throws(OutputError) {
    try put(OutputPath(path), Bytes(bytes: bytes))
  }

  /// Gives a file of the site the content of another file, as `write` does, piece by piece.
  ///
  /// A file that no longer has the content of the digest is an error.
  public func copy(
    _ source: Path, to path: String, expecting digest: FileDigest? = nil
  ) throws(OutputError) {
    let content = try forOutput { () throws(SystemError) in
      try SourceFile(opening: source, expecting: digest)
    }
    try put(OutputPath(path), content)
  }

  private func put(
    _ file: OutputPath, _ content: borrowing some OutputContent & ~Copyable
  ) throws(OutputError) {
    if isUnrecorded { return try confirm(file, content) }
    let folder = try openFolder(file.folder, making: true)
    let path = self.path / file.path.string
    let standing = folder.isNew ? .nothing : try compare(file, in: folder, with: content)
    let isOurs = record.withLock { $0.isOurs(file.path) }
    switch standing {
    case .same where !rewritesAll:
      return record.withLock { $0.confirm(file.path) }
    case .folder:
      try removeLeftOverFolder(file, in: folder)
    case .same, .different, .special:
      guard isOurs else { throw .foreignFile(path) }
    case .nothing: break
    }
    try forOutput { () throws(SystemError) in
      try record.withLock { record throws(SystemError) in try record.claim(file.path) }
      try replaceFile(file.name, in: folder.descriptor, at: path) { number throws(SystemError) in
        try content.write(to: number, at: path)
      }
    }
    record.withLock { $0.summary.written += 1 }
  }

  /// Takes the file as it stands in a folder whose record is lost, or refuses the folder.
  private func confirm(
    _ file: OutputPath, _ content: borrowing some OutputContent & ~Copyable
  ) throws(OutputError) {
    let refusal = OutputError.unrecordedFolder(path, file: path / file.path.string)
    guard let folder = try? openFolder(file.folder, making: false),
      case .same = try compare(file, in: folder, with: content)
    else { throw refusal }
    record.withLock { $0.confirm(file.path) }
  }

  private func compare(
    _ file: OutputPath, in folder: OpenFolder, with content: borrowing some OutputContent & ~Copyable
  ) throws(OutputError) -> Standing {
    try forOutput { () throws(SystemError) in
      try content.standing(file.name, in: folder.descriptor, at: path / file.path.string)
    }
  }

  /// Opens a folder of the output, and makes it where it is missing and wanted.
  func openFolder(_ folder: Path, making: Bool) throws(OutputError) -> OpenFolder {
    try folders.withLock { folders throws(OutputError) in
      guard making else { return try folders.open(folder, mayReplace: nil) }
      return try folders.open(folder) { file in self.record.withLock { $0.isLeftOver(file) } }
    }
  }
}
