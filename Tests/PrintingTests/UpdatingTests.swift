import Files
import Testing

@testable import Printing

@Suite("The information of a PDF")
struct UpdatingTests {
  private let information = DocumentInformation(title: "Nuevo 日", author: "Zoë", creator: "Deckpress")

  private func update(_ pdf: [UInt8]) throws -> String {
    String(decoding: try updating(pdf, with: information), as: UTF8.self)
  }

  @Test("is replaced behind the old file, which keeps its bytes; producer and dates stay")
  func table() throws {
    let old = SmallPDF.table(information: "/Title (Old) /Subject (s) /Producer (P) /CreationDate (D:2026)")
    let new = try update(old)
    #expect(new.utf8.starts(with: old))
    let added = String(decoding: new.utf8.dropFirst(old.count), as: UTF8.self)
    #expect(
      added.hasPrefix(
        """
        1 0 obj
        <</Type /Catalog
        /Pages 2 0 R
        /ViewerPreferences <</PrintScaling /None
        >>
        /Version /1.7
        >>
        endobj
        3 0 obj
        <</Title <FEFF004E007500650076006F002065E5>
        /Producer (P)
        /CreationDate (D:2026)
        /Author <FEFF005A006F00EB>
        /Creator (Deckpress)
        >>
        endobj
        xref
        0 1
        0000000000 65535 f \n1 1
        0000000\(old.count) 00000 n \n3 1
        """))
    #expect(added.contains("/Prev ") && added.hasSuffix("%%EOF\n"))
  }

  @Test(
    "reads back in other programs, whatever cross-reference the file has",
    .enabled(if: isInstalled("qpdf") && isInstalled("pdfinfo")),
    arguments: [
      SmallPDF.table(information: "/Producer (P)"), SmallPDF.table(information: nil), SmallPDF.stream(),
      Array(SmallPDF.table(information: "/Producer (P)").dropLast()),
    ])
  func readsBack(_ pdf: [UInt8]) throws {
    let workshop = try Workshop()
    // What is updated twice says the last.
    let once = try updating(pdf, with: DocumentInformation(title: "Once", subject: "s", creator: "c"))
    let path = try workshop.write("out.pdf", updating(once, with: information))
    let check = try output(of: "qpdf", "--check", path.string)
    #expect(check.status == .exited(0), "\(check.text)")
    let facts = try output(of: "pdfinfo", path.string).text
    for line in ["Title:           Nuevo 日\n", "Author:          Zoë\n", "Creator:         Deckpress\n"] {
      #expect(facts.contains(line), "\(facts)")
    }
    #expect(!facts.contains("Subject:") && facts.contains("Pages:           1\n"))
  }

  @Test("of a file that is cut anywhere is an error")
  func cut() {
    for pdf in [SmallPDF.table(information: "/Producer (P)"), SmallPDF.stream()] {
      for count in 0..<pdf.count - 1 {
        #expect(throws: PDFProblem.self) { try updating(Array(pdf.prefix(count)), with: information) }
      }
    }
  }

  @Test("of a file with any byte changed is an error or a file that goes on from it")
  func changed() {
    for pdf in [SmallPDF.table(information: "/Producer (P (\\)) <2>) /A [1 0 R <FF>]"), SmallPDF.stream()] {
      for index in pdf.indices {
        for byte in [0, 0x20, 0x28, 0x29, 0x2F, 0x30, 0x39, 0x3C, 0x3E, 0x5B, 0xFF] as [UInt8] {
          var changed = pdf
          changed[index] = byte
          if let new = try? updating(changed, with: information) { #expect(new.starts(with: changed)) }
        }
      }
    }
  }

  @Test(
    "is not touched where the file is locked, endlessly nested, or refers to what is not there",
    arguments: [
      ("/Root 1 0 R /Encrypt 9 0 R", "encrypted"), ("", "trailer with a size and a root"),
      ("/Root 1 0 R /X " + String(repeating: "[", count: 50_000), "end of nested objects"),
      ("/Root 1 0 R /X " + String(repeating: "<</A ", count: 50_000), "end of nested objects"),
      ((0..<2000).map { "/K\($0) 1" }.joined(), "end of a dictionary"),
      ("/Root 1 0 R /Info 1 0 R", "place of a catalogue"), ("/Root 1 0 R /X (", "`)`"),
    ])
  func refused(_ trailer: String, _ words: String) throws {
    let pdf = SmallPDF.bare(trailer: trailer)
    let problem = #expect(throws: PDFProblem.self) { try updating(pdf, with: information) }
    #expect(try #require(problem).message.contains(words))
  }

  @Test("that does not stand where the table says is an error")
  func misplaced() {
    let pdf = String(decoding: SmallPDF.table(information: "/Producer (P)"), as: UTF8.self)
    let other = Array(pdf.replacing("3 0 obj", with: "4 0 obj").utf8)
    #expect(throws: PDFProblem.self) { try updating(other, with: information) }
  }
}
