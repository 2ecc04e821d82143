import Files

/// What was found where a deck names a file.
enum MediaLookup: Sendable {
  /// A file; `spelling` is its path where the deck writes it with other capitals.
  case found(MediaFile, spelling: String?)
  /// Nothing.
  case missing
  /// Something that is not shown.
  case refused(Refusal)

  /// Why a file is not shown.
  enum Refusal: Equatable, Sendable {
    /// It lies where no deck may read.
    case outside
    /// It is hidden, or lies in a hidden folder.
    case hidden
    /// It was written by a build.
    case output
    /// No page shows files with this extension.
    case unknownKind(String)
    /// The system does not let it be read, or there is too much of it.
    case unreadable(SystemError.Cause)
    /// Its bytes are no image.
    case noImage(String)
    /// It is a drawing that could do harm.
    case drawing(SVGDanger)
  }
}
