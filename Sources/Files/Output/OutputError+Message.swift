extension OutputError {
  /// Which file or folder it is about.
  public var path: Path {
    switch self {
    case .foreignFolder(let path), .unrecordedFolder(let path, _), .damagedManifest(let path, _),
      .notAFolder(let path), .holdsSource(let path, _), .liesInSource(let path, _), .busy(let path),
      .foreignFile(let path), .linkInTheWay(let path):
      path
    case .unusablePath(let path): Path(path)
    case .system(let error): error.path
    }
  }

  /// A short name for programs, in kebab case, which never changes.
  public var code: String {
    switch self {
    case .foreignFolder, .unrecordedFolder: "output-not-ours"
    case .damagedManifest: "manifest-damaged"
    case .notAFolder: "output-not-a-folder"
    case .holdsSource: "output-holds-source"
    case .liesInSource: "output-in-source"
    case .busy: "output-busy"
    case .unusablePath: "unusable-path"
    case .foreignFile: "file-not-ours"
    case .linkInTheWay: "link-in-output"
    case .system: "cannot-write"
    }
  }

  /// What is wrong, as one sentence without a full stop.
  public var message: String {
    switch self {
    case .foreignFolder(let path):
      "the output folder \(path) is not empty, and no record says that Deckpress wrote it"
    case .unrecordedFolder(let path, let file):
      "the output folder \(path) has no record of what Deckpress wrote there, and \(file) would change"
    case .damagedManifest(let path, let manifest):
      "the output folder \(path) is not empty, and the record of what Deckpress wrote there, \(manifest), is damaged"
    case .notAFolder(let path): "the output folder \(path) is not a folder"
    case .holdsSource(let path, let source):
      "the output folder \(path) \(path == source ? "is itself a source" : "holds the source \(source)") of the site"
    case .liesInSource(let path, let source):
      "the output folder \(path) lies in \(source), from which the site is made"
    case .busy(let path): "another build is writing into the output folder \(path)"
    case .unusablePath(let path): "no file of a site can have the path `\(path)`"
    case .foreignFile(let path): "\(path) stands where the site has a file, and Deckpress did not make it"
    case .linkInTheWay(let path):
      "\(path) is a symbolic link, and Deckpress writes through none in the output folder"
    case .system(let error): error.message
    }
  }

  /// What to do about it, where that can be said.
  public var advice: String? {
    switch self {
    case .foreignFolder, .unrecordedFolder, .damagedManifest:
      "remove the folder when nothing in it is needed, or name another one with --output"
    case .notAFolder, .holdsSource, .liesInSource:
      "name another folder with --output, or with `output` in the settings"
    case .busy: "wait until it is done"
    case .unusablePath:
      "use a path below the output folder, without empty names, `.`, `..` and control characters"
    case .foreignFile, .linkInTheWay: "move it elsewhere, or remove it"
    case .system: nil
    }
  }
}

extension OutputError: CustomStringConvertible {
  /// The error as one sentence without a full stop.
  public var description: String { message }
}
