/// What is found when a build comes to its output folder.
struct OutputSurvey {
  let path: Path
  let place: RecordPlace
  let manifest: Manifest.Found
  let remains: Journal.Remains?
  let names: [ListedName]

  init(of path: Path, _ folder: borrowing Descriptor, records: Path) throws(OutputError) {
    self.path = path
    do throws(SystemError) {
      place = RecordPlace(
        of: try path.resolved(), identity: try FileStatus(of: folder, at: path, for: .write).identity,
        in: try records.resolvedAsFarAsItExists())
      manifest = try Manifest.find(at: place)
      remains = try Journal.remains(at: place)
      names = try list(folder, at: path)
    } catch {
      throw .system(error)
    }
  }

  /// Whether there is nothing to lose; a folder under version control and nothing else is empty too.
  var isEmpty: Bool { names.allSatisfy { $0.name.hasPrefix(".git") } }

  /// Tells which files of the folder are ours, and whether that is yet to be shown; or refuses the folder.
  func judge(signs: [String]) throws(OutputError) -> (files: [Path], isUnrecorded: Bool) {
    if isEmpty { return ([], false) }
    switch manifest {
    case .manifest(let manifest): return (manifest.files + (remains?.files ?? []), false)
    case .nothing where remains?.isWhole == true: return (remains?.files ?? [], false)
    case .nothing, .damaged: break
    }
    let present = Set(names.map(\.name))
    if !signs.isEmpty, present.isSuperset(of: signs) { return ([], true) }
    if manifest == .damaged { throw .damagedManifest(folder: path, manifest: place.manifest) }
    throw .foreignFolder(path)
  }

  /// The record with which the build begins.
  func record(of files: [Path]) -> OutputRecord {
    var isComplete = false
    if case .manifest(let manifest) = manifest, remains == nil { isComplete = manifest.files == files }
    // In an empty folder, what a stopped build says that it made is gone.
    return OutputRecord(
      place: place, remains: isEmpty ? remains.map { _ in Journal.Remains() } : remains, files: files,
      differsFromManifest: !isComplete)
  }
}
