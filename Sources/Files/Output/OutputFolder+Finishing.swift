import Glibc

extension OutputFolder {
  /// Removes what earlier builds made and this one neither wrote nor kept, and records what stands now.
  ///
  /// Call it once, when every write is done; a build that ends without it leaves everything to the next one.
  /// The first error is thrown after all the rest is done. Then another build may have the folder.
  @discardableResult
  public func finish() throws(OutputError) -> Summary {
    defer { endExclusiveUse() }
    let leftOver = record.withLock { record in record.files.filter { $0.value == .earlier }.keys.sorted() }
    var failure: OutputError?
    for file in leftOver {
      do throws(OutputError) {
        try discard(OutputPath(file.string))
      } catch {
        failure = failure ?? error
      }
    }
    removeEmptyFolders(above: leftOver)
    try forOutput { () throws(SystemError) in
      try record.withLock { record throws(SystemError) in try record.write() }
    }
    if let failure { throw failure }
    return summary
  }

  /// Removes a left-over file, unless somebody put something else in its place.
  private func discard(_ file: OutputPath) throws(OutputError) {
    let path = self.path / file.path.string
    var isGone = false
    do throws(SystemError) {
      if let folder = try standingFolder(file.folder),
        try FileStatus(of: file.name, in: folder.descriptor, at: path, for: .remove).kind == .file
      {
        try removeFile(file.name, in: folder.descriptor, at: path)
        isGone = true
      }
    } catch {
      if error.number != ENOENT { throw .system(error) }
    }
    record.withLock { [isGone] in
      $0.files[file.path] = nil
      $0.differsFromManifest = true
      if isGone { $0.summary.removed += 1 }
    }
  }

  /// Opens a folder of the output; nil where none stands there, or only behind a link.
  private func standingFolder(_ folder: Path) throws(SystemError) -> OpenFolder? {
    do throws(OutputError) {
      return try openFolder(folder, making: false)
    } catch {
      guard case .system(let error) = error else { return nil }
      if [ENOENT, ENOTDIR, ELOOP].contains(error.number) { return nil }
      throw error
    }
  }

  /// Removes the folders of the files that are empty now, the innermost first.
  private func removeEmptyFolders(above files: [Path]) {
    var folders: Set<Path> = []
    for file in files {
      var folder = file.parent
      while !folder.string.isEmpty, folders.insert(folder).inserted { folder = folder.parent }
    }
    // A folder's path is the beginning of those below it, so the reverse order has the innermost first.
    for folder in folders.sorted(by: >) {
      guard let place = try? OutputPath(folder.string),
        let parent = try? openFolder(place.folder, making: false)
      else { continue }
      try? removeFolder(place.name, in: parent.descriptor, at: path / folder.string)
    }
  }
}

extension OutputRecord {
  /// Writes the manifest where it has changed, and removes the journal.
  fileprivate mutating func write() throws(SystemError) {
    if differsFromManifest {
      try Manifest(folder: place.folder, files: Array(files.keys)).write(to: place)
      differsFromManifest = false
    }
    guard hasJournal else { return }
    endJournal()
    let journal = place.journal
    do throws(SystemError) {
      _ = try attempt(.remove, journal) { journal.withSystemString { unlink($0) } }
    } catch {
      if error.number != ENOENT { throw error }
    }
  }
}
