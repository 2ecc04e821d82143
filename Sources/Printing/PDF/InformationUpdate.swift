import Text

/// The PDF with what it says of itself replaced, by an incremental update (ISO 32000-1, 7.5.6).
///
/// The old bytes stay as they are. What the old information has besides, its producer and its dates, is kept where
/// the cross-reference is a table.
func updating(_ pdf: [UInt8], with information: DocumentInformation) throws(PDFProblem) -> [UInt8] {
  let old = try CrossReference(of: pdf)
  let reference = old.information ?? PDFReference(number: old.size, generation: 0)
  var dictionary = try old.dictionary(reference, in: pdf)
  dictionary.replace(by: information)

  var bytes = pdf
  bytes.reserveCapacity(pdf.count + 4096)
  if bytes.last != 0x0A { bytes.append(0x0A) }
  let place = bytes.count
  bytes.append(reference, "obj\n")
  bytes += dictionary.written
  bytes.append("\nendobj\n")
  let start = bytes.count
  switch old.form {
  case .table: bytes.appendTable(after: old, reference, at: place)
  case .stream: bytes.appendStream(after: old, reference, at: place)
  }
  bytes.append("startxref\n")
  bytes.appendDecimal(start)
  bytes.append("\n%%EOF\n")
  return bytes
}

extension CrossReference {
  /// The object that is the information, if there is one that may be written again.
  fileprivate var information: PDFReference? {
    trailer.reference("Info").flatMap { $0.number > 0 && $0.generation < 65_535 ? $0 : nil }
  }

  /// A dictionary of the file, or an empty one where it is not known where it stands.
  fileprivate func dictionary(_ reference: PDFReference, in pdf: [UInt8]) throws(PDFProblem) -> PDFDictionary
  {
    guard case .table(let places) = form, let place = places[reference] else { return PDFDictionary() }
    var scanner = PDFScanner(pdf, at: place)
    guard try scanner.integer() == reference.number, try scanner.integer() == reference.generation else {
      throw .unexpected(offset: place, expected: "object \(reference.number)")
    }
    try scanner.expect("obj")
    return try scanner.dictionary()
  }
}

extension PDFDictionary {
  /// Says what a document says of itself; what is not known is not said.
  fileprivate mutating func replace(by information: DocumentInformation) {
    let texts = [
      ("Title", information.title), ("Author", information.author), ("Subject", information.subject),
      ("Keywords", information.keywords), ("Creator", information.creator),
    ]
    for (key, text) in texts { self[key] = text.map(pdfText) }
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ reference: PDFReference, _ word: StaticString) {
    appendDecimal(reference.number)
    append(" ")
    appendDecimal(reference.generation)
    append(" ")
    append(word)
  }

  /// Appends a table of the information alone, behind the head of the free objects, and the trailer.
  ///
  /// Some readers take the number of the first object for 0, whatever it is.
  fileprivate mutating func appendTable(after old: CrossReference, _ reference: PDFReference, at place: Int) {
    var trailer = old.trailer
    trailer["XRefStm"] = nil
    trailer.refer(to: old, reference, size: Swift.max(old.size, reference.number + 1))
    append("xref\n0 1\n0000000000 65535 f \n")
    appendDecimal(reference.number)
    append(" 1\n")
    appendDecimal(place, digits: 10)
    append(" ")
    appendDecimal(reference.generation, digits: 5)
    append(" n \ntrailer\n")
    self += trailer.written
    append("\n")
  }

  /// Appends a stream of two entries, that of the stream itself behind the other.
  fileprivate mutating func appendStream(after old: CrossReference, _ reference: PDFReference, at place: Int)
  {
    let number = Swift.max(old.size, reference.number + 1)
    let start = count
    var rows: [UInt8] = []
    rows.appendEntry(place, reference.generation)
    rows.appendEntry(start, 0)
    var dictionary = old.trailer
    for key in ["Filter", "DecodeParms", "F", "FFilter", "FDecodeParms", "DL"] { dictionary[key] = nil }
    dictionary["W"] = Array("[1 8 2]".utf8)
    dictionary["Index"] = Array("[\(reference.number) 1 \(number) 1]".utf8)
    dictionary["Length"] = Array("\(rows.count)".utf8)
    dictionary.refer(to: old, reference, size: number + 1)
    append(PDFReference(number: number, generation: 0), "obj\n")
    self += dictionary.written
    append("\nstream\n")
    self += rows
    append("\nendstream\nendobj\n")
  }

  /// Appends a row of a cross-reference stream for an object in use, in fields of one, eight and two bytes.
  private mutating func appendEntry(_ place: Int, _ generation: Int) {
    append(1)
    for shift in stride(from: 56, through: 0, by: -8) { append(UInt8(truncatingIfNeeded: place >> shift)) }
    for shift in [8, 0] { append(UInt8(truncatingIfNeeded: generation >> shift)) }
  }

  /// Appends a number with zeros before it.
  private mutating func appendDecimal(_ number: Int, digits: Int) {
    let text = String(number)
    self += [UInt8](repeating: UInt8(ascii: "0"), count: Swift.max(0, digits - text.utf8.count))
    self += Array(text.utf8)
  }
}

extension PDFDictionary {
  /// Names the information and the section before.
  fileprivate mutating func refer(to old: CrossReference, _ information: PDFReference, size: Int) {
    self["Size"] = Array("\(size)".utf8)
    self["Info"] = Array("\(information.number) \(information.generation) R".utf8)
    self["Prev"] = Array("\(old.offset)".utf8)
  }
}
