import Glibc

extension OutputFolder {
  /// Opens a folder for a build, and makes it where it is missing.
  ///
  /// - Parameters:
  ///   - path: The output folder.
  ///   - records: The folder in which manifests are kept, directly in the site's folder and outside the output.
  ///   - sources: What the site is made from: the folder may neither hold nor be one of these files and folders,
  ///     nor lie in one.
  ///   - signs: Names that every site has at its top. Where all of them are found in a folder without a record,
  ///     it is taken for an earlier build whose record was lost: the build goes through when every file that it
  ///     has is found unchanged, and changes nothing. Otherwise such a folder is refused at once.
  ///   - rewritesAll: Whether files are written that have the right bytes already.
  public static func open(
    _ path: Path, records: Path, sources: [Path] = [], signs: [String] = [], rewritesAll: Bool = false
  ) throws(OutputError) -> OutputFolder {
    try checkApart(path, records: records, sources: sources)
    let descriptor = try openRoot(path)
    let survey = try OutputSurvey(of: path, descriptor, records: records)
    let (files, isUnrecorded) = try survey.judge(signs: signs)
    let folder = OutputFolder(
      path, root: OpenFolder(descriptor, isNew: survey.names.isEmpty), isUnrecorded: isUnrecorded,
      rewritesAll: rewritesAll,
      record: survey.record(of: files))
    if survey.remains != nil { folder.removeTemporaryFiles(besides: files) }
    return folder
  }

  /// Refuses a folder that is mixed up with the sources or the records.
  private static func checkApart(_ path: Path, records: Path, sources: [Path]) throws(OutputError) {
    let output = try resolved(path)
    for source in sources + [records] {
      let place = try resolved(source)
      if place.lies(in: output) { throw .holdsSource(folder: path, source: place == output ? path : source) }
    }
    for source in sources where output.lies(in: try resolved(source)) {
      throw .liesInSource(folder: path, source: source)
    }
  }

  private static func resolved(_ path: Path) throws(OutputError) -> Path {
    do throws(SystemError) {
      return try path.resolvedAsFarAsItExists()
    } catch {
      throw error.number == ENOTDIR ? .notAFolder(path) : .system(error)
    }
  }

  /// Makes sure that the folder is there, may be written, and is written by no other build.
  private static func openRoot(_ path: Path) throws(OutputError) -> Descriptor {
    if let kind = kind(of: path), kind != .folder { throw .notAFolder(path) }
    let descriptor = try forOutput { () throws(SystemError) in
      try createFolder(path)
      _ = try attempt(.write, path) {
        path.withSystemString { faccessat(AT_FDCWD, $0, W_OK | X_OK, AT_EACCESS) }
      }
      return try Descriptor(opening: path, O_RDONLY | O_DIRECTORY, for: .write)
    }
    // A file system without locks has builds that trust each other.
    if flock(descriptor.number, LOCK_EX | LOCK_NB) < 0, errno == EWOULDBLOCK { throw .busy(path) }
    return descriptor
  }
}
