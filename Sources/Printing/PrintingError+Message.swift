extension PrintingError {
  /// What is wrong, as a sentence without a full stop.
  public var message: String {
    switch self {
    case .noBrowser:
      "a PDF is printed by a browser, and none of \(Browser.names.joined(separator: ", ")) is installed"
    case .notAProgram(let path): "\(path) is not a program that may be run"
    case .notStarted(let path, let reason): "\(path) could not be started: \(reason)"
    case .failed(let path, .exited(let status), let words):
      "\(path) ended with the status \(status)" + saying(words)
    case .failed(let path, .killed(let signal), let words):
      "\(path) was ended by the signal \(signal)" + saying(words)
    case .late(let path, let time): "\(path) made no PDF in \(inWords(time))"
    case .interrupted(let path): "\(path) was interrupted"
    case .noPDF(let path, let reason): "\(path) made no PDF" + saying(reason)
    case .files(let error): error.message
    }
  }

  /// What to do about it.
  public var advice: String {
    switch self {
    case .noBrowser:
      "install the Debian package `chromium`, name a browser by `--browser PATH`, or write HTML"
    case .notAProgram, .notStarted:
      "give the path of a Chromium or Chrome, such as /usr/bin/chromium, or none to have one looked for"
    case .failed, .noPDF: "see whether the browser runs by itself, or name another one by `--browser PATH`"
    case .late: "print fewer cards at once, or see whether the machine has enough memory"
    case .interrupted: "print again"
    case .files: "make room in the folder for temporary files, or set TMPDIR to another one"
    }
  }

  private func inWords(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    return seconds > 0 ? "\(seconds) seconds" : "\(attoseconds / 1_000_000_000_000_000) milliseconds"
  }

  private func saying(_ words: String) -> String { words.isEmpty ? "" : ": \(words)" }
}

extension PrintingError: CustomStringConvertible {
  /// What is wrong, as a sentence without a full stop.
  public var description: String { message }
}
