import Files
import Testing

@testable import Printing

@Suite("The browser")
struct BrowserTests {
  private func found(_ names: [String], in folder: String = "") throws -> Path? {
    let workshop = try Workshop()
    for name in names { _ = try workshop.program("", named: name) }
    return try Browser.find(searchPath: "\(workshop.path)\(folder)")
  }

  @Test("is looked for by its known names, Chromium before its kin")
  func order() throws {
    #expect(
      try found(["google-chrome", "chrome"])?.lastComponent
        == (isInstalled("chromium") ? "chromium" : "google-chrome"))
    #expect(try found(["chromium"])?.string.hasPrefix("/usr/") == false)
  }

  @Test("that is missing is an error that names the Debian package")
  func missing() {
    let error = PrintingError.noBrowser
    #expect(error.message.contains("chromium, chromium-browser, google-chrome"))
    #expect(error.advice.contains("the Debian package `chromium`"))
  }

  @Test(
    "that is given must be a file to run",
    arguments: ["/nowhere/chromium", "/etc", "/", "", ".", "/etc/passwd"])
  func given(_ path: String) {
    #expect(throws: PrintingError.notAProgram(Path(path))) { _ = try PDFPrinter(browser: Path(path)) }
  }

  @Test("gets the page by its address, whatever is in the folder's name")
  func address() {
    #expect(Printing.address(of: "/tmp/a-b_c.~/é %#?.html") == "file:///tmp/a-b_c.~/%C3%A9%20%25%23%3F.html")
  }

  @Test(
    "says on one line what went wrong",
    arguments: [
      ("", ""), ("\n\r\n", ""), ("one\ntwo\n", "two"),
      ("[1:1:0102/1.2:ERROR:dbus/bus.cc:405] Failed to connect to the bus\n", ""),
      ("why\n[1:1:0102/1.2:ERROR:dbus/bus.cc:405] Failed to connect to the bus\n", "why"),
      ("[1:1:1/1:FATAL:zygote.cc:1] No usable sandbox!\n[1:ERROR:x.cc] more\n", "No usable sandbox!"),
      ("a\u{1B}[31mb\tc", "a [31mb c"),
      (String(repeating: "x", count: 400), String(repeating: "x", count: 300) + "…"),
    ])
  func words(_ output: String, _ expected: String) {
    #expect(browserWords(Array(output.utf8)) == expected)
  }
}
