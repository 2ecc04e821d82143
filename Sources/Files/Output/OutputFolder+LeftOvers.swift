extension OutputFolder {
  /// Removes a folder in whose place a file must be, when every file in it is left over from earlier builds.
  func removeLeftOverFolder(_ place: OutputPath, in parent: OpenFolder) throws(OutputError) {
    var files: [OutputPath] = []
    var inner: [OutputPath] = []
    var folders = [place]
    while let folder = folders.popLast() {
      inner.append(folder)
      let open = try openFolder(folder.path, making: false)
      let names = try forOutput { () throws(SystemError) in
        try list(open.descriptor, at: path / folder.path.string)
      }
      for name in names {
        let way = try OutputPath(folder.path.string + "/" + name.name)
        let kind = try kind(of: way, in: open)
        guard name.isText, kind == .folder || kind == .file && record.withLock({ $0.isLeftOver(way.path) })
        else { throw .foreignFile(path / way.path.string) }
        if kind == .folder { folders.append(way) } else { files.append(way) }
      }
    }
    for file in files { try remove(file) }
    self.folders.withLock { $0.forget(place.path) }
    for folder in inner.reversed() {
      let open = try openFolder(folder.folder, making: false)
      try forOutput { () throws(SystemError) in
        try removeFolder(folder.name, in: open.descriptor, at: path / folder.path.string)
      }
    }
    self.folders.withLock { $0.forget(place.path) }
  }

  /// Removes the half-written files of a stopped build from the folders in which it wrote.
  func removeTemporaryFiles(besides files: [Path]) {
    for folder in Set(files.map(\.parent) + [""]) {
      guard let open = try? openFolder(folder, making: false),
        let names = try? list(open.descriptor, at: path / folder.string)
      else { continue }
      for name in names where TemporaryName.matches(name.name) && name.kind != .folder {
        try? removeFile(name.name, in: open.descriptor, at: path)
      }
    }
  }

  private func kind(of file: OutputPath, in folder: OpenFolder) throws(OutputError) -> FileKind {
    try forOutput { () throws(SystemError) in
      try FileStatus(of: file.name, in: folder.descriptor, at: path / file.path.string, for: .remove).kind
    }
  }

  private func remove(_ file: OutputPath) throws(OutputError) {
    let folder = try openFolder(file.folder, making: false)
    try forOutput { () throws(SystemError) in
      try removeFile(file.name, in: folder.descriptor, at: path / file.path.string)
    }
    record.withLock {
      $0.files[file.path] = nil
      $0.differsFromManifest = true
      $0.summary.removed += 1
    }
  }
}
