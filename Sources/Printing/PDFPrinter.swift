public import Files

/// Makes PDFs by a Chromium that is installed.
public struct PDFPrinter: Sendable {
  /// The browser that prints.
  public let browser: Path
  /// How long a browser may take for a document.
  public let patience: Duration

  /// Takes a browser by its path, else the first one that is found by a known name.
  ///
  /// Names are looked for in the folders of `PATH`, then in `/usr/local/bin` and `/usr/bin`.
  public init(browser: Path? = nil, patience: Duration = .seconds(300)) throws(PrintingError) {
    try self.init(browser: browser, patience: patience, searchPath: environment("PATH") ?? "")
  }

  init(browser: Path?, patience: Duration, searchPath: String) throws(PrintingError) {
    self.browser =
      if let browser { try Browser.at(browser) } else { try Browser.find(searchPath: searchPath) }
    self.patience = patience
  }

  /// Prints a self-contained HTML document, with its outline and the page size that its style sheet gives.
  ///
  /// The outline is made of the headings; tags for assistive technology are in the PDF. The browser reaches no
  /// network; what files of the machine the document may show is for its own policy to say.
  public func pdf(
    of html: [UInt8], _ information: DocumentInformation, _ preferences: PrintPreferences = PrintPreferences()
  ) throws(PrintingError) -> [UInt8] {
    // An interruption waits until the folder is removed.
    let bytes = try holdingInterruptions { () throws(PrintingError) in
      let workplace = try Workplace()
      defer { workplace.remove() }
      return try workplace.print(html, by: browser, within: patience)
    }
    do throws(PDFProblem) {
      return try updating(bytes, with: information, preferences)
    } catch {
      throw .noPDF(browser, reason: error.message)
    }
  }
}
