extension OutputFolder {
  /// Keeps what an earlier build wrote at a path or below it, for a deck that cannot be read now.
  ///
  /// Gives the files that still stand there, sorted by bytes; none where no earlier build had the deck. Its
  /// pages use files elsewhere too, such as those in `assets` and `media`: keep these as well.
  @discardableResult
  public func keep(_ path: String) throws(OutputError) -> [String] {
    let place = try OutputPath(path).path
    let prefix = place.string + "/"
    return keep { $0 == place || $0.string.utf8.starts(with: prefix.utf8) }
  }

  /// Keeps all that earlier builds wrote, where it is not sure what the site is to hold.
  public func keepEverything() { _ = keep { _ in true } }

  private func keep(_ isKept: (Path) -> Bool) -> [String] {
    let earlier = record.withLock { record in
      record.files.filter { $0.value != .current && isKept($0.key) }
    }
    let standing = earlier.keys.filter(stands).sorted()
    record.withLock { record in
      for file in standing where record.files[file] == .earlier {
        record.files[file] = .kept
        record.summary.kept += 1
      }
    }
    return standing.map(\.string)
  }

  /// Whether an ordinary file stands at the path, with no link on the way.
  private func stands(_ file: Path) -> Bool {
    guard let place = try? OutputPath(file.string),
      let folder = try? openFolder(place.folder, making: false),
      let status = try? FileStatus(of: place.name, in: folder.descriptor, at: file, for: .find)
    else { return false }
    return status.kind == .file
  }
}
