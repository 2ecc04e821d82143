import Files
import Glibc
import Testing

@testable import Printing

@Suite("A browser")
struct BrowserFailureTests {
  private let workshop: Workshop

  init() throws { workshop = try Workshop() }

  private func error(_ script: String, patience: Duration = .seconds(60)) throws -> PrintingError {
    let browser = try workshop.program(script)
    let printer = try PDFPrinter(browser: browser, patience: patience)
    return try #require(
      #expect(throws: PrintingError.self) {
        _ = try printer.pdf(of: Array("<p>x</p>".utf8), DocumentInformation(title: "x", creator: "y"))
      })
  }

  @Test("that fails is an error with what it said of it")
  func fails() throws {
    let error = try error("echo first; echo '[1:2:ERROR:a/b.cc:3] No usable sandbox!' >&2; exit 7")
    #expect(error.message == "\(workshop.path)/browser ended with the status 7: No usable sandbox!")
    #expect(error.advice.contains("--browser"))
  }

  @Test("that fails without a word, or by a signal, is an error too")
  func failsSilently() throws {
    #expect(try error("exit 1").message.hasSuffix("browser ended with the status 1"))
  }

  @Test("that is killed is an error with the signal")
  func killed() throws {
    #expect(
      try error("kill -9 $$")
        == .failed(workshop.path / "browser", .killed(signal: 9), words: ""))
  }

  @Test("that hangs is ended, with those that it started")
  func hangs() throws {
    let record = workshop.path / "record"
    let late = try error("sleep 60 & echo $! > \(record); wait", patience: .milliseconds(500))
    #expect(late == .late(workshop.path / "browser", after: .milliseconds(500)))
    #expect(late.message.hasSuffix("browser made no PDF in 500 milliseconds"))
    let text = String(decoding: try readFile(record), as: UTF8.self)
    let id = try #require(pid_t(text.split(separator: "\n").first ?? ""))
    #expect((0..<100).contains { _ in !isRunning(id) || usleep(20_000) < 0 })
  }

  @Test("that leaves others at work is not waited for")
  func leavesOthers() throws {
    let start = ContinuousClock.now
    #expect(try error("sleep 60 & echo %PDF- > \"$pdf\"").message.hasSuffix("what it wrote is cut off"))
    #expect(.now - start < .seconds(30))
  }

  @Test("that writes without end is ended, and what it writes does not pile up")
  func floods() throws {
    let error = try error("yes", patience: .milliseconds(500))
    #expect(error == .late(workshop.path / "browser", after: .milliseconds(500)))
  }

  @Test("that writes no PDF is an error with what it said", arguments: ["", "mkdir \"$pdf\";"])
  func noPDF(_ script: String) throws {
    #expect(
      try error("\(script) echo Failed to write file: no space left")
        == .noPDF(workshop.path / "browser", reason: "Failed to write file: no space left"))
  }

  @Test(
    "that writes nonsense is an error, and none that ends in a PDF",
    arguments: [
      (": > \"$pdf\"", PDFProblem.noHeader),
      ("echo '<html>' > \"$pdf\"", .noHeader),
      ("echo '%PDF-1.4' > \"$pdf\"", .cutOff),
      ("printf '%%PDF-1.4\\nstartxref\\n5\\n%%%%EOF' > \"$pdf\"", .unexpected(offset: 5, expected: "number")),
    ])
  func nonsense(_ script: String, _ problem: PDFProblem) throws {
    #expect(try error(script) == .noPDF(workshop.path / "browser", reason: problem.message))
  }

  @Test("that is no program cannot be started")
  func notStarted() throws {
    let path = try workshop.write("text", Array("#!/nowhere/sh\n".utf8))
    #expect(throws: PrintingError.notAProgram(path)) { _ = try PDFPrinter(browser: path) }
    chmod(path.string, 0o755)
    let printer = try PDFPrinter(browser: path)
    #expect(throws: PrintingError.notStarted(path, reason: "no such file or folder")) {
      _ = try printer.pdf(of: [], DocumentInformation(title: "", creator: ""))
    }
  }

  @Test("has a folder of its own, which is gone afterwards, and the same surroundings everywhere")
  func surroundings() throws {
    let record = workshop.path / "record"
    _ = try error(
      "env | sort > \(record); cat \"$HOME/document.html\" >> \(record); ls -ld \"$HOME\" >> \(record)")
    let lines = String(decoding: try readFile(record), as: UTF8.self).split(separator: "\n")
    let home = try #require(lines.first { $0.hasPrefix("HOME=") }).dropFirst(5)
    #expect(kind(of: Path(String(home))) == nil)
    #expect(lines.contains("TZ=UTC") && lines.contains("LANG=C.UTF-8") && lines.contains("TMPDIR=\(home)"))
    #expect(lines.contains { $0.hasPrefix("<p>x</p>drwx------") })
    let names = Set(lines.filter { $0.contains("=") }.map { $0.prefix { $0 != "=" } })
    #expect(
      names.isSubset(of: [
        "HOME", "LANG", "PATH", "PWD", "TMPDIR", "TZ", "XDG_DATA_HOME", "_", "OLDPWD", "SHLVL",
      ]))
  }

  private func isRunning(_ id: pid_t) -> Bool {
    guard let bytes = try? readFile(Path("/proc/\(id)/stat")) else { return false }
    return !String(decoding: bytes, as: UTF8.self).contains(") Z ")
  }
}
