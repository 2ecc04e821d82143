/// Why the site, or one file of it, cannot be written.
public enum OutputError: Error, Sendable, Equatable {
  /// The folder holds files, and nothing says that an earlier build wrote it.
  case foreignFolder(Path)
  /// The folder looks like an earlier build's, of which the record is lost, and a file of it would change.
  case unrecordedFolder(Path, file: Path)
  /// The folder holds files, and the record of what an earlier build wrote cannot be read.
  case damagedManifest(folder: Path, manifest: Path)
  /// Something else than a folder stands where the output folder must be.
  case notAFolder(Path)
  /// The folder is one of the sources, or holds one.
  case holdsSource(folder: Path, source: Path)
  /// The folder lies in one that is read as a source, so that a build would read what the last one wrote.
  case liesInSource(folder: Path, source: Path)
  /// Another build is writing into the folder.
  case busy(Path)
  /// A path that no file of a site can have.
  case unusablePath(String)
  /// A file must be written where something stands that Deckpress did not make.
  case foreignFile(Path)
  /// A symbolic link stands where a folder of the output must be.
  case linkInTheWay(Path)
  /// The system refused.
  case system(SystemError)
}

/// Does something with the system on behalf of the output.
func forOutput<Result: ~Copyable>(
  _ body: () throws(SystemError) -> Result
) throws(OutputError) -> Result {
  do throws(SystemError) {
    return try body()
  } catch {
    throw .system(error)
  }
}
