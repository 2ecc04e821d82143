import Testing

@testable import Printing

@Suite("A text in a PDF")
struct PDFTextTests {
  @Test(
    "stands as it is in ASCII, and otherwise in UTF-16 with a mark",
    arguments: [
      ("", "()"), ("Spanish A1", "(Spanish A1)"), (#"(a) \ b"#, #"(\(a\) \\ b)"#), ("é", "<FEFF00E9>"),
      ("日本", "<FEFF65E5672C>"), ("🙂", "<FEFFD83DDE42>"), ("a\nb", "<FEFF0061000A0062>"),
    ])
  func written(_ text: String, _ expected: String) {
    #expect(String(decoding: pdfText(text), as: UTF8.self) == expected)
  }
}
