/// The last cross-reference section of a PDF: where it is and what it says of the file (ISO 32000-1, 7.5).
struct CrossReference {
  /// How the section is written.
  enum Form {
    /// A table, with the places of objects.
    case table([PDFReference: Int])
    /// A stream, which is not looked into.
    case stream
  }

  let offset: Int
  let form: Form
  /// The trailer, or the dictionary of the stream.
  let trailer: PDFDictionary
  /// The catalogue of the document.
  let root: PDFReference
  /// One more than the highest number of an object.
  let size: Int

  init(of pdf: [UInt8]) throws(PDFProblem) {
    guard pdf.starts(with: "%PDF-".utf8) else { throw .noHeader }
    offset = try Self.start(in: pdf)
    var scanner = PDFScanner(pdf, at: offset)
    if scanner.take("xref") {
      form = .table(try scanner.places())
      trailer = try scanner.dictionary()
    } else {
      _ = (try scanner.integer(), try scanner.integer())
      try scanner.expect("obj")
      form = .stream
      trailer = try scanner.dictionary()
      guard trailer["Type"] == Array("/XRef".utf8) else { throw scanner.problem("cross-reference stream") }
    }
    guard trailer["Encrypt"] == nil else { throw .encrypted }
    guard let size = trailer.integer("Size"), size > 0, let root = trailer.reference("Root") else {
      throw scanner.problem("trailer with a size and a root")
    }
    (self.root, self.size) = (root, size)
  }

  /// The offset that stands at the very end, between `startxref` and `%%EOF`.
  private static func start(in pdf: [UInt8]) throws(PDFProblem) -> Int {
    let tail = max(0, pdf.count - 1024)
    let word = Array("startxref".utf8)
    let place = (tail..<max(tail, pdf.count - word.count)).last { pdf[$0...].starts(with: word) }
    guard let place else { throw .cutOff }
    var scanner = PDFScanner(pdf, at: place + word.count)
    guard let offset = scanner.takeInteger(), offset < place else { throw .cutOff }
    while let byte = scanner.next, byte.isPDFSpace { scanner.advance() }
    guard pdf[scanner.offset...].starts(with: "%%EOF".utf8) else { throw .cutOff }
    return offset
  }
}

extension PDFScanner {
  /// Takes the subsections of a table up to and with the word `trailer`: the places of the objects in use.
  fileprivate mutating func places() throws(PDFProblem) -> [PDFReference: Int] {
    var places: [PDFReference: Int] = [:]
    while !take("trailer") {
      let first = try integer()
      let count = try integer()
      for index in 0..<count {
        let place = try integer()
        let reference = PDFReference(number: first + index, generation: try integer())
        if take("n") {
          places[reference] = place
        } else {
          try expect("f")
        }
      }
    }
    return places
  }
}
