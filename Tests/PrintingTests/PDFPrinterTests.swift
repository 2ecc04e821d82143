import Files
import Glibc
import Printing
import Testing

@Suite(
  "A PDF printer",
  .enabled("Skipped where no browser is installed.") { (try? PDFPrinter(browser: nil)) != nil })
struct PDFPrinterTests {
  private static let information = DocumentInformation(
    title: "Español (A1) – 日本", author: "Zoë", subject: "Words", keywords: "spanish, A1", creator: "Deckpress"
  )

  private static func page(_ body: String) -> [UInt8] {
    Array(
      """
      <!doctype html><html lang="es"><meta charset="utf-8"><title>Another title</title>
      <style>@page { size: 105mm 148mm; margin: 0 } section { break-after: page }
      section:last-child { break-after: auto }</style><body>\(body)</body></html>
      """.utf8)
  }

  private let workshop: Workshop

  init() throws { workshop = try Workshop() }

  /// The path of what comes out.
  private func print(
    _ body: String, _ preferences: PrintPreferences = PrintPreferences()
  ) throws -> Path {
    let pdf = try PDFPrinter(browser: nil, patience: .seconds(120)).pdf(
      of: Self.page(body), Self.information, preferences)
    return try workshop.write("out.pdf", pdf)
  }

  @Test("prints every page, in the size that the style sheet gives", .enabled(if: isInstalled("pdfinfo")))
  func pages() throws {
    let path = try print("<section>uno</section><section>dos</section><section>tres</section>")
    #expect(try output(of: "pdftotext", path.string, "-").text.split(separator: "\u{C}").count == 3)
    let facts = try output(of: "pdfinfo", path.string).text
    #expect(facts.contains(/Pages: +3\n/))
    let size = try #require(facts.firstMatch(of: /Page size: +([0-9.]+) x ([0-9.]+) pts/))
    // The browser's pages are whole pixels, of which 96 make an inch.
    for (text, millimetres) in [(size.1, 105.0), (size.2, 148.0)] {
      let points = try #require(Double(text))
      let difference = points - millimetres / 25.4 * 72
      #expect(abs(difference) < 0.75)
    }
  }

  @Test("says of the document what it is told", .enabled(if: isInstalled("pdfinfo")))
  func says() throws {
    let path = try print("<h1>uno</h1>")
    let facts = try output(of: "pdfinfo", path.string).text
    for line in [
      "Title: +Español \\(A1\\) – 日本", "Author: +Zoë", "Subject: +Words", "Keywords: +spanish, A1",
      "Creator: +Deckpress", "Producer: +Skia/PDF.*", "CreationDate: +.*20[0-9][0-9].*", "Tagged: +yes",
    ] {
      let pattern = try Regex("(?m)^\(line)$")
      #expect(facts.contains(pattern), "\(line) in \(facts)")
    }
  }

  @Test("makes what other readers take for whole", .enabled(if: isInstalled("qpdf")))
  func whole() throws {
    let path = try print("<h1>uno</h1><p>日本 עברית <b>x</b><img src=nowhere.png alt=''></p>")
    let check = try output(of: "qpdf", "--check", path.string)
    #expect(check.status == .exited(0), "\(check.text)")
    #expect(check.text.contains("No syntax or stream encoding errors"))
  }

  @Test("gives an outline of the headings, tags and the language", .enabled(if: hasPyPDF))
  func outline() throws {
    let path = try print("<section><h1>Uno</h1><h2>Dos</h2></section><section><h1>Très</h1></section>")
    let script = """
      import sys, pypdf
      def show(items, level=0):
          for item in items:
              if isinstance(item, list): show(item, level + 1)
              else: print(level, item.title, reader.get_destination_page_number(item))
      reader = pypdf.PdfReader(sys.argv[1], strict=True)
      show(reader.outline)
      root = reader.trailer['/Root']
      print(root['/Lang'], root['/MarkInfo']['/Marked'], reader.metadata.title)
      """
    let read = try output(of: "python3", "-c", script, path.string)
    #expect(read.text == "0 Uno 0\n1 Dos 0\n0 Très 1\nes True Español (A1) – 日本\n")
  }

  @Test(
    "proposes to print the pages in their size, and on the sides that are wanted", .enabled(if: hasPyPDF),
    arguments: [
      (PrintPreferences(), "/None None"), (PrintPreferences(keepsSize: false), "None None"),
      (PrintPreferences(sides: .front), "/None /Simplex"),
      (PrintPreferences(sides: .longEdge), "/None /DuplexFlipLongEdge"),
      (PrintPreferences(sides: .shortEdge), "/None /DuplexFlipShortEdge"),
    ])
  func preferences(_ preferences: PrintPreferences, _ expected: String) throws {
    let path = try print("uno", preferences)
    let script = """
      import sys, pypdf
      root = pypdf.PdfReader(sys.argv[1], strict=True).trailer['/Root']
      viewing = root['/ViewerPreferences']
      print(viewing.get('/PrintScaling'), viewing.get('/Duplex'), viewing['/DisplayDocTitle'])
      """
    #expect(try output(of: "python3", "-c", script, path.string).text == "\(expected) True\n")
  }

  @Test("reaches no network, not even this machine")
  func network() throws {
    let listener = try Listener()
    _ = try print(
      "<img src=http://127.0.0.1:\(listener.port)/a><iframe src=http://localhost:\(listener.port)/></iframe>uno"
    )
    #expect(!listener.wasAsked)
  }

  @Test("leaves nothing behind, and nobody at work")
  func clean() throws {
    let real = try PDFPrinter(browser: nil).browser
    let record = workshop.path / "record"
    let browser = try workshop.program("printf %s \"$HOME\" > \(record); exec \(real) \"$@\"")
    let pdf = try PDFPrinter(browser: browser).pdf(of: Self.page("uno"), Self.information)
    #expect(pdf.starts(with: "%PDF-".utf8))
    let folder = String(decoding: try readFile(record), as: UTF8.self)
    #expect(folder.hasPrefix("/") && kind(of: Path(folder)) == nil)
    // Those that the system waits for may take a moment to go.
    #expect((0..<100).contains { _ in !isMentioned(folder) || usleep(20_000) < 0 })
  }

  /// Whether a process is at work that was started with words of this kind.
  private func isMentioned(_ words: String) -> Bool {
    let ids = (try? names(in: "/proc")) ?? []
    return ids.contains { id in
      guard let line = try? readFile("/proc" / id / "cmdline") else { return false }
      return String(decoding: line, as: UTF8.self).contains(words)
    }
  }
}

private let hasPyPDF = (try? output(of: "python3", "-c", "import pypdf").status) == .exited(0)
