/// Where the record of one output folder lies, and which folder it speaks of.
struct RecordPlace {
  /// The files that the last whole build made.
  let manifest: Path
  /// The files that a build under way has made besides.
  let journal: Path
  /// The output folder in one line, as manifest and journal name it.
  let folder: String

  /// The place of the record of an output folder; both paths must be resolved.
  ///
  /// A folder of the site is known by its way from the site, so that the site may be moved. Any other is known
  /// by its path and the system's number for it, so that a site from elsewhere cannot claim a folder as its own.
  init(of output: Path, identity: FileStatus.Identity, in records: Path) {
    let way = output.relative(to: records.parent) ?? output
    let isInSite = way.components.first != ".."
    // No resolved path has two slashes side by side, so the line tells folders with line ends in them apart.
    let line = (isInSite ? way : output).string.split(separator: "\n").joined(separator: "//")
    folder = isInSite ? line : "\(line) \(identity.device):\(identity.number)"
    let name = "manifest-" + Checksum(line.utf8).text
    manifest = records / (name + ".txt")
    journal = records / (name + ".journal")
  }
}
