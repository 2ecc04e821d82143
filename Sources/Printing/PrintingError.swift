public import Files

/// Why there is no PDF.
public enum PrintingError: Error, Equatable, Sendable {
  /// No browser of a known name is installed.
  case noBrowser
  /// What was given as the browser is no file that may be run.
  case notAProgram(Path)
  /// The browser could not be started, for a reason in the system's words.
  case notStarted(Path, reason: String)
  /// The browser ended with an error.
  case failed(Path, ProgramEnd.Status, words: String)
  /// The browser was ended, since it took longer than it may.
  case late(Path, after: Duration)
  /// The browser was ended, since this process was interrupted.
  case interrupted(Path)
  /// The browser ended as if all were well, and left nothing that is a PDF.
  case noPDF(Path, reason: String)
  /// The browser's files could not be written or read.
  case files(SystemError)
}
