/// What is known of the files in the output folder while a build runs.
struct OutputRecord: ~Copyable {
  /// Where a file that is ours comes from.
  enum Origin {
    /// An earlier build, and this one has not asked for it yet.
    case earlier
    /// An earlier build, and it stays.
    case kept
    /// This build.
    case current
  }

  let place: RecordPlace
  let remains: Journal.Remains?
  var files: [Path: Origin] = [:]
  var summary = OutputFolder.Summary()
  /// Whether the manifest on disk says something else than what is known now.
  var differsFromManifest: Bool
  private var journal: Journal?

  init(place: RecordPlace, remains: Journal.Remains?, files: [Path], differsFromManifest: Bool) {
    self.place = place
    self.remains = remains
    self.differsFromManifest = differsFromManifest
    for file in files { self.files[file] = .earlier }
  }

  /// Whether a build is known to have made the file.
  func isOurs(_ file: Path) -> Bool { files[file] != nil }

  /// Whether the file was made by an earlier build and nothing has asked for it since.
  func isLeftOver(_ file: Path) -> Bool { files[file] == .earlier }

  /// Takes a file as ours before it is written, so that it is known also when the build is stopped.
  mutating func claim(_ file: Path) throws(SystemError) {
    if journal == nil { journal = try Journal(at: place, after: remains) }
    if files[file] == nil {
      try journal?.note(file)
      differsFromManifest = true
    }
    take(file)
  }

  /// Takes a file as ours that stands as it must be.
  mutating func confirm(_ file: Path) {
    if files[file] == nil { differsFromManifest = true }
    take(file)
    summary.unchanged += 1
  }

  /// Takes a file as one of this build; what was kept for want of it is then no longer only kept.
  private mutating func take(_ file: Path) {
    if files.updateValue(.current, forKey: file) == .kept { summary.kept -= 1 }
  }

  /// Lets the journal go, when the manifest says all.
  mutating func endJournal() { journal = nil }

  /// Whether a journal lies beside the manifest, from this build or a stopped one.
  var hasJournal: Bool { journal != nil || remains != nil }
}
