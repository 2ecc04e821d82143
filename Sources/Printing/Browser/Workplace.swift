import Files

/// A folder for one document: the page, what the browser keeps for itself, and the PDF.
struct Workplace {
  private let folder: TemporaryFolder

  /// The browser makes a socket in the folder, whose path the system limits to 107 bytes.
  init() throws(PrintingError) {
    do throws(SystemError) {
      folder = try TemporaryFolder(
        pathLimit: 107 - "/org.chromium.Chromium.XXXXXX/SingletonSocket".utf8.count)
    } catch {
      throw .files(error)
    }
  }

  func remove() { folder.remove() }

  /// The PDF as the browser makes it.
  func print(_ html: [UInt8], by browser: Path, within time: Duration) throws(PrintingError) -> [UInt8] {
    let command = BrowserCommand(folder: folder.path)
    do throws(SystemError) {
      try createNew(command.page, html)
    } catch {
      throw .files(error)
    }
    let end = try run(browser, command, within: time)
    guard end.status == .exited(0) else {
      throw .failed(browser, end.status, words: browserWords(end.output))
    }
    guard kind(of: command.pdf) == .file else {
      throw .noPDF(browser, reason: browserWords(end.output))
    }
    do throws(SystemError) {
      return try readFile(command.pdf)
    } catch {
      throw .files(error)
    }
  }

  private func run(
    _ browser: Path, _ command: BrowserCommand, within time: Duration
  ) throws(PrintingError) -> ProgramEnd {
    do throws(ChildProcessError) {
      return try runProgram(browser, command.arguments, environment: command.environment, within: time)
    } catch {
      switch error {
      case .silent: throw .late(browser, after: time)
      case .interrupted: throw .interrupted(browser)
      case .notStarted(let reason): throw .notStarted(browser, reason: reason)
      case .ended, .nonsense: throw .notStarted(browser, reason: error.message)
      }
    }
  }
}
